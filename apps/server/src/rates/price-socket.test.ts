import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import websocket from "@fastify/websocket";
import { type FastifyInstance, fastify } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPlaces } from "../platform/places.ts";
import { createPriceSocket, type PriceSocket } from "./price-socket.ts";

let server: FastifyInstance;
let listeners: PriceSocket;
let port: number;
let joined: number;
let left: string[];

/** Starts a server whose clients have this time in milliseconds to answer a heartbeat. */
async function startServer(heartbeatMs: number): Promise<void> {
  joined = 0;
  const leftNow: string[] = [];
  left = leftNow;
  listeners = createPriceSocket({
    perAddress: 50,
    places: createPlaces("test", null),
    heartbeatMs,
    batch: 5,
  });
  server = fastify();
  await server.register(websocket);
  server.get<{ Querystring: { name: string } }>("/", { websocket: true }, (client, request) => {
    const place = { keep() {}, leave() {} };
    joined++;
    client.once("close", () => leftNow.push(request.query.name));
    listeners.join(client, { address: request.ip, place }, "hello");
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  port = (server.server.address() as AddressInfo).port;
}
beforeEach(() => startServer(60_000));

const open: WebSocket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.close();
  await server.close();
});

/** Opens a WebSocket as a browser does and collects its messages. */
async function listen(name: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?name=${name}`);
  const heard: string[] = [];
  socket.addEventListener("message", ({ data }) => heard.push(String(data)));
  open.push(socket);
  await once(socket, "open");
  return { socket, heard };
}

/** Opens a connection that completes the handshake, and then neither reads nor answers. */
async function goSilent(name: string): Promise<Socket> {
  const before = joined;
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(
    [
      `GET /?name=${name} HTTP/1.1`,
      "Host: shop",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "",
      "",
    ].join("\r\n"),
  );
  await vi.waitFor(() => expect(joined).toBe(before + 1));
  socket.pause();
  return socket;
}

it("sends the same text to all clients, also to those that join meanwhile", async () => {
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => listen(`${index}`)));
  listeners.send("one");
  listeners.send("two");
  const late = await listen("late");
  listeners.send("three");
  await vi.waitFor(() => {
    for (const { heard } of [...crowd, late]) expect(heard.at(-1)).toBe("three");
  }, 5000);
  for (const { heard } of crowd) expect(heard[0]).toBe("hello");
  // The first batch of clients got "one" before "two" replaced it for all other clients.
  expect(crowd.filter(({ heard }) => heard.includes("one"))).toHaveLength(5);
});

it("closes the socket of a client that does not read, without delaying the others", async () => {
  const quick = await listen("quick");
  const slow = await goSilent("slow");
  // The text is large because the operating system buffers several megabytes for each connection.
  const text = "x".repeat(1024 * 1024);
  for (let sent = 1; sent <= 12; sent++) {
    listeners.send(text);
    await vi.waitFor(() => expect(quick.heard).toHaveLength(1 + sent), 5000);
  }
  await vi.waitFor(() => expect(left).toEqual(["slow"]), 5000);
  slow.destroy();
});

it("closes the socket of a client that answers no heartbeat, and no others", async () => {
  await server.close();
  await startServer(1000);
  const alive = await listen("alive");
  const dead = await goSilent("dead");
  await vi.waitFor(() => expect(left).toEqual(["dead"]), 10_000);
  dead.destroy();
  listeners.send("still there");
  await vi.waitFor(() => expect(alive.heard).toContain("still there"), 5000);
});

it("closes all sockets of a draining process, also those that are opened meanwhile", async () => {
  await listen("before");
  listeners.leave(300);
  await listen("meanwhile");
  await vi.waitFor(() => expect(left.toSorted()).toEqual(["before", "meanwhile"]), 2000);
});

it("closes the sockets over the whole time, so that the clients do not return at one moment", async () => {
  const PATIENCE_MS = 1000;
  const count = 40;
  const begun: number[] = [];
  const crowd = await Promise.all(Array.from({ length: count }, (_, index) => listen(`${index}`)));
  const leaving = crowd.map(({ socket }) => once(socket, "close"));
  const start = performance.now();
  for (const { socket } of crowd) {
    socket.addEventListener("close", () => begun.push((performance.now() - start) / PATIENCE_MS));
  }
  listeners.leave(PATIENCE_MS);
  await Promise.all(leaving);
  // The probability that no client leaves in one of the thirds is one in ten million.
  for (const third of [0, 1 / 3]) {
    expect(begun.some((at) => at >= third && at < third + 1 / 3)).toBe(true);
  }
  expect(begun.some((at) => at >= 2 / 3)).toBe(true);
});
