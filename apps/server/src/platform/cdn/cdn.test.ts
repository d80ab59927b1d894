import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purgeByHttp } from "../adapters/purge-by-http.ts";
import { purgeByJobs, tagsToPurge } from "./purge.ts";
import { createSharingHeaders } from "./sharing.ts";

const seen = (...tags: string[]) => new Map(tags.map((tag) => [tag, 1]));
const PURGING = { url: "http://cdn.example/purge", token: null };
const MOVING = { tags: ["rates"], seconds: 10 };
const short = "public, max-age=0, s-maxage=5, stale-while-revalidate=4";
const long = "public, max-age=0, s-maxage=60, stale-while-revalidate=300";

describe("the headers of a cached reply for a CDN", () => {
  const cloudflare = createSharingHeaders({ kind: "cloudflare", purge: PURGING }, MOVING);

  it("let it cache what can be purged, and what changes with the rates for less than a tick", () => {
    expect(cloudflare(seen("content"))).toEqual({ "cache-control": long, "cache-tag": "content" });
    expect(cloudflare(seen("rates", "product 1"))).toEqual({
      "cache-control": short,
      "cache-tag": "rates,product-1",
    });
    expect(cloudflare(seen("everything"))["cache-control"]).toBe(short);
    for (const seconds of [1, 2, 3, 7, 10, 60, 3600]) {
      const share = createSharingHeaders(
        { kind: "fastly", purge: null },
        { tags: ["rates"], seconds },
      );
      const { "cache-control": control = "" } = share(seen("rates"));
      const [fresh = 0, stale = 0] = [...control.matchAll(/=(\d+)/g)]
        .slice(1)
        .map(([, digits]) => Number(digits));
      expect(fresh + stale, control).toBeLessThanOrEqual(Math.max(1, seconds - 1));
    }
  });

  it("list the tags in the form of each kind of CDN", () => {
    const share = (kind: "fastly" | "varnish") =>
      createSharingHeaders({ kind, purge: PURGING }, MOVING);
    expect(share("fastly")(seen("content", "settings"))).toMatchObject({
      "surrogate-key": "content settings",
    });
    expect(share("varnish")(seen("stock 1", "content"))).toMatchObject({ xkey: "stock-1 content" });
  });

  it("have a limited length: a reply with many tags lists none of them, and is cached briefly", () => {
    const many = Array.from({ length: 100 }, (_, number) => `stock ${number}`);
    expect(cloudflare(seen("listing", ...many))).toEqual({
      "cache-control": short,
      "cache-tag": "listing",
    });
  });

  it("let it cache everything briefly when nothing is purged", () => {
    const share = createSharingHeaders({ kind: "cloudflare", purge: null }, MOVING);
    expect(share(seen("content"))["cache-control"]).toBe(short);
  });
});

describe("purging", () => {
  let cdn: Server;
  let url: string;
  let status = 200;
  const requests: { method: string; headers: Record<string, unknown>; body: string }[] = [];
  beforeAll(async () => {
    cdn = createServer(async (request, response) => {
      const { method = "", headers } = request;
      requests.push({ method, headers, body: await text(request) });
      response.writeHead(status).end("{}");
    });
    await new Promise<void>((resolve) => cdn.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  });
  beforeEach(() => {
    requests.length = 0;
    status = 200;
  });
  afterAll(async () => {
    cdn.closeAllConnections();
    await new Promise((resolve) => cdn.close(resolve));
  });
  const never = new AbortController().signal;

  it("asks each kind of CDN in its own way", async () => {
    const tags = ["listing", "product 1"];
    const token = "a-token";
    for (const kind of ["cloudflare", "fastly", "varnish"] as const) {
      await purgeByHttp(kind, { url, token })(tags, never);
    }
    expect(requests).toMatchObject([
      {
        method: "POST",
        headers: { authorization: "Bearer a-token" },
        body: '{"tags":["listing","product-1"]}',
      },
      {
        method: "POST",
        headers: { "fastly-key": "a-token" },
        body: '{"surrogate_keys":["listing","product-1"]}',
      },
      { method: "PURGE", headers: { "xkey-purge": "listing product-1" }, body: "" },
    ]);
  });

  it("sends as many tags in one request as the CDN accepts", async () => {
    const tags = Array.from({ length: 70 }, (_, number) => `product ${number}`);
    await purgeByHttp("cloudflare", { url, token: null })(tags, never);
    expect(requests.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 30, 10]);
  });

  it("fails when the CDN refuses, so that its job is repeated", async () => {
    status = 500;
    const purge = purgeByHttp("fastly", { url, token: null });
    await expect(purge(["content"], never)).rejects.toThrow("the CDN answered 500");
    const gone = purgeByHttp("fastly", { url: "http://127.0.0.1:1/purge", token: null });
    await expect(gone(["content"], never)).rejects.toThrow("the CDN: no answer");
  });

  it("sends one request for changes at the same time", async () => {
    type Handler = (data: { tags: string[] }, attempt: { signal: AbortSignal }) => Promise<void>;
    const handlers: Handler[] = [];
    const enqueued: unknown[] = [];
    const jobs = {
      work: (_kind: unknown, handler: Handler) => void handlers.push(handler),
      enqueue: async (...job: unknown[]) => void enqueued.push(job.slice(2)),
    };
    const purges = purgeByJobs(jobs as never, purgeByHttp("cloudflare", { url, token: null }));
    const at = new Date("2026-11-23T06:00:00Z");
    await purges.request({ tx: {}, at } as never, ["content"]);
    const startAfter = new Date("2026-11-23T06:00:02Z");
    expect(enqueued).toEqual([[{ tags: ["content"] }, { startAfter }]]);

    const attempt = { signal: never };
    const [work] = handlers;
    await Promise.all(
      [["content"], ["product 1", "listing"], ["listing"]].map((tags) => work?.({ tags }, attempt)),
    );
    expect(requests.map(({ body }) => body)).toEqual([
      '{"tags":["content","product-1","listing"]}',
    ]);
  });

  it("skips changes that cached replies may omit for seconds", () => {
    const tags = tagsToPurge((changes) => {
      changes.changed(["stock 1"], 1000);
      changes.changed(["stock"], 10_000);
      changes.changed(["listing"]);
    });
    expect(tags).toEqual(["stock 1", "listing"]);
  });
});
