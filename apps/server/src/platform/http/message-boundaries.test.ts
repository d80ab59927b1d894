import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUBLIC } from "./declared-auth.ts";
import { createServer } from "./server.ts";

let server: FastifyInstance;
beforeAll(async () => {
  server = await createServer({ logLevel: "silent", trustProxy: false });
  server.post("/api/taken", { config: PUBLIC }, async () => "taken");
  await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

/** Sends bytes as they are, and reads what comes back until the connection ends. */
function send(...lines: string[]): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write([...lines, "Host: shop.example", "Connection: close", "", "{}"].join("\r\n"));
  return text(socket);
}
const JSON_TYPE = "Content-Type: application/json";

describe("where a request ends", () => {
  it("is announced once, by its length", async () => {
    const answer = await send("POST /api/taken HTTP/1.1", JSON_TYPE, "Content-Length: 2");
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  // The server refuses requests whose length is stated twice or ambiguously. A proxy that reads the
  // length differently would take the rest of the body for another request (request smuggling).
  it.each([
    ["Content-Length: 2", "Transfer-Encoding: chunked"],
    ["Content-Length: 2", "Content-Length: 3"],
    ["Transfer-Encoding: chunked, identity"],
    ["Content-Length: +2"],
    ["Content-Length : 2"],
  ])("is not guessed from %j %j", async (...headers) => {
    const answer = await send("POST /api/taken HTTP/1.1", JSON_TYPE, ...headers);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain("taken");
  });
});

it.each(["TRACE", "CONNECT", "TRACK"])("the method %s has an empty answer", async (method) => {
  const answer = await send(`${method} /api/taken HTTP/1.1`, "Authorization: Bearer secret");
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain("secret");
});
