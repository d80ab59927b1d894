import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { BEGUN, closed, trickle } from "../../../test/trickle.ts";
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

// The client does not receive the 408 when it is still sending while the server closes the
// connection.
const CUT = /^$|^HTTP\/1\.1 408/;

it.each([
  ["a body that comes", BEGUN.body],
  ["headers that come", BEGUN.headers],
])("cuts %s byte by byte", async (_part, begun) => {
  const { reply, ms } = await trickle(await openServer(), begun, 100);
  expect(reply).toMatch(CUT);
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
