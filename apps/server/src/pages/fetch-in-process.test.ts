import { expect, it } from "vitest";
import { isInProcess } from "../platform/http/in-process.ts";
import { createServer } from "../platform/http/server.ts";
import { fetchInProcess } from "./fetch-in-process.ts";

it("marks the server's own calls, which no address or header does", async () => {
  await using server = await createServer({ logLevel: "silent", trustProxy: false });
  server.get("/mark", async () => ({ own: isInProcess() }));
  const ask = async (fetch: ReturnType<typeof fetchInProcess>) => (await fetch("/mark", {})).json();

  expect(await ask(fetchInProcess(server))).toEqual({ own: true });
  expect(await ask(fetchInProcess(server, () => "127.0.0.1"))).toEqual({ own: false });
  const headers = { "x-in-process": "true", "x-forwarded-for": "127.0.0.1" };
  expect((await server.inject({ url: "/mark", headers })).json()).toEqual({ own: false });
  expect(isInProcess()).toBe(false);

  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  expect(await (await fetch(`${origin}/mark`)).json()).toEqual({ own: false });
});
