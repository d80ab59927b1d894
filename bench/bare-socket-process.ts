import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const bytes = Number(process.env["BYTES"]);

const server = createServer((_request, response) => response.end("ready"));
const sockets = new WebSocketServer({ server });
setInterval(() => {
  const message = JSON.stringify({ at: new Date().toISOString() });
  const text = `${message.slice(0, -1)},"filler":"${"x".repeat(Math.max(bytes - message.length - 12, 0))}"}`;
  for (const client of sockets.clients) client.send(text);
}, Number(process.env["EVERY_MS"]));
server.listen(Number(process.env["PORT"]), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
