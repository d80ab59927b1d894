import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PUBLIC } from "./declared-auth.ts";
import { registerDocs } from "./docs.ts";
import { createServer } from "./server.ts";

let server: FastifyInstance;

beforeAll(async () => {
  server = await createServer({ logLevel: "silent", trustProxy: false });
  registerDocs(server, null);
  server.get("/api/ping", { config: PUBLIC }, async () => "pong");
  await server.ready();
});
afterAll(() => server.close());

it("returns the OpenAPI document of the server's own routes", async () => {
  const answer = await server.inject("/api/openapi.json");
  expect(answer.json()).toMatchObject({ openapi: "3.1.0", paths: { "/api/ping": {} } });
});

it("shows the document by a page, with the script that it names", async () => {
  const page = await server.inject("/api/docs/");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain("/api/openapi.json");
  const policy = String(page.headers["content-security-policy"]);
  const [, inline = ""] =
    /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(page.body) ?? [];
  const hash = createHash("sha256").update(inline).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain("script-src 'self' 'unsafe");
  const [, script] = /<script src="([^"]+)"/.exec(page.body) ?? [];
  const { statusCode, headers } = await server.inject(`/api/docs/${script}`);
  expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringMatching("javascript")]);
});

it("redirects from the address without a slash to the page", async () => {
  const answer = await server.inject("/api/docs");
  expect([answer.statusCode, answer.headers.location]).toEqual([301, "/api/docs/"]);
});

it("answers 404 for unknown files", async () => {
  const answer = await server.inject("/api/docs/nothing");
  expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
});
