import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createLimits } from "../limits.ts";
import { createServer } from "./server.ts";
import { refuseOtherUpgrades } from "./upgrades.ts";

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function openServer(): Promise<number> {
  const timeLimits = { request: 600, headers: 300, checkEvery: 50 };
  const server = await createServer({ logLevel: "silent", trustProxy: false, timeLimits });
  refuseOtherUpgrades(server, createLimits(null));
  // This route accepts every address, like the route of the pages.
  server.get("/*", async () => "a page");
  server.post("/", async () => "received");
  await server.listen({ port: 0, host: "127.0.0.1" });
  opened.push(server);
  return (server.server.address() as AddressInfo).port;
}

/** Waits until a connection is closed, with or without an error. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => void socket.once("close", () => resolve()));
}

/**
 * Sends text, then one byte every 100 ms.
 * @returns what the server answered before it cut the connection
 */
async function trickle(text: string): Promise<{ reply: string; ms: number }> {
  const socket = connect(await openServer(), "127.0.0.1");
  let reply = "";
  socket.on("data", (bytes) => {
    reply += bytes;
  });
  socket.on("error", () => {});
  const start = performance.now();
  socket.write(text);
  const timer = setInterval(() => socket.write("x"), 100);
  await closed(socket);
  clearInterval(timer);
  return { reply: reply, ms: performance.now() - start };
}

it("a body that comes byte by byte is cut", async () => {
  const { reply, ms } = await trickle(
    "POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n",
  );
  // The client does not receive the 408 when it is still sending while the server closes the
  // connection.
  expect(reply === "" || reply.startsWith("HTTP/1.1 408")).toBe(true);
  expect(ms).toBeLessThan(5000);
});

it("headers that come byte by byte are cut", async () => {
  const { reply, ms } = await trickle("GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ");
  // The client does not receive the 408 when it is still sending while the server closes the
  // connection.
  expect(reply === "" || reply.startsWith("HTTP/1.1 408")).toBe(true);
  expect(ms).toBeLessThan(5000);
});

const UPGRADE =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

it("a WebSocket on an address without sockets is refused at once, and counted", async () => {
  const port = await openServer();
  const statuses: string[] = [];
  for (let count = 0; count < 32; count++) {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    let reply = "";
    socket.on("data", (bytes) => {
      reply += bytes;
    });
    socket.write(`GET /nope HTTP/1.1\r\nHost: shop\r\n${UPGRADE}`);
    const start = performance.now();
    await closed(socket);
    expect(performance.now() - start).toBeLessThan(2000);
    statuses.push(reply.slice(9, 12));
  }
  expect(statuses).toEqual([...Array<string>(30).fill("404"), "429", "429"]);
});
