import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { createVersions } from "../versions.ts";
import { createByteCache } from "./byte-cache.ts";
import { type CachedReply, plainBody, type Rendered } from "./cached-reply.ts";

const page = (body: string): Rendered => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body,
  seen: new Map([["rates", 0]]),
});
const VISITOR = { exact: false, encoding: "br" } as const;
const OF_GZIP = { exact: false, encoding: "gzip" } as const;
const PAGE = { exact: true, encoding: "identity" } as const;
const bodyIn = (reply: CachedReply, encoding: "br" | "gzip") =>
  reply.encoded[encoding]?.body as Buffer;
const LONG = "gold ".repeat(1000);

describe("the byte cache", () => {
  it("stores an answer as bytes in each encoding", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    const reply = await cache.fill("/", VISITOR, async () => page(LONG));
    expect(brotliDecompressSync(bodyIn(reply, "br")).toString()).toBe(LONG);
    expect(plainBody(reply).toString()).toBe(LONG);
    expect(reply.encoded.br?.headers).toContain(String(bodyIn(reply, "br").byteLength));
    expect(reply.encoded.br?.headers).toContain("br");
    expect(cache.get("/", VISITOR)).toBe(reply);
  });

  it("renders once for all simultaneous requests", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    const render = vi.fn(async () => page("x"));
    const all = await Promise.all(
      Array.from({ length: 50 }, () => cache.fill("/", VISITOR, render)),
    );
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(all).size).toBe(1);
  });

  it("does not compress an answer that only pages have requested", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    const render = vi.fn(async () => page(LONG));
    const plain = await cache.fill("/", PAGE, render);
    expect(Object.keys(plain.encoded)).toEqual(["identity"]);
    expect(plain.encoded.identity?.headers).toContain(String(LONG.length));
    expect(plainBody(plain).toString()).toBe(LONG);
    expect(cache.get("/", PAGE)).toBe(plain);
    expect(cache.get("/", VISITOR)).toBeUndefined();
    const [first, same] = await Promise.all([
      cache.fill("/", VISITOR, render),
      cache.fill("/", VISITOR, render),
    ]);
    expect(first).toBe(same);
    expect(Object.keys(first.encoded)).toEqual(["br"]);
    expect(first.etag).toBe(plain.etag);
    expect(cache.get("/", PAGE)).toBe(first);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("computes each compression at its first request, and no other", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    const render = vi.fn(async () => page(LONG));
    await cache.fill("/", VISITOR, render);
    expect(cache.get("/", OF_GZIP)).toBeUndefined();
    const reply = await cache.fill("/", OF_GZIP, render);
    expect(gunzipSync(bodyIn(reply, "gzip")).toString()).toBe(LONG);
    expect(brotliDecompressSync(bodyIn(reply, "br")).toString()).toBe(LONG);
    expect(reply.size).toBe(bodyIn(reply, "gzip").byteLength + bodyIn(reply, "br").byteLength);
    expect(reply.encoded.gzip?.headers).toContain(String(bodyIn(reply, "gzip").byteLength));
    expect(cache.get("/", VISITOR)).toBe(reply);
    const ofGzip = await cache.fill("/other", OF_GZIP, render);
    expect(Object.keys(ofGzip.encoded)).toEqual(["gzip"]);
    expect(plainBody(ofGzip).toString()).toBe(LONG);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("does not replace a newer answer by a compressed older one", async () => {
    const versions = createVersions();
    const cache = createByteCache({ versions, maxBytes: 1e6 });
    await cache.fill("/", PAGE, async () => page(LONG));
    const old = cache.fill("/", VISITOR, async () => page("none"));
    versions.changed(["rates"]);
    const seen = new Map([["rates", versions.now()]]);
    const newer = await cache.fill("/", PAGE, async () => ({ ...page(`${LONG}new`), seen }));
    expect(plainBody(await old).toString()).toBe(LONG);
    expect(cache.get("/", PAGE)).toBe(newer);
  });

  it("creates an answer again when something has changed that it depends on, and only then", async () => {
    const versions = createVersions();
    const cache = createByteCache({ versions, maxBytes: 1e6 });
    await cache.fill("/", VISITOR, async () => page("old"));
    versions.changed(["content"]);
    expect(cache.has("/", VISITOR)).toBe(true);
    versions.changed(["rates"]);
    expect(cache.get("/", VISITOR)).toBeUndefined();
    const reply = await cache.fill("/", VISITOR, async (startedAt) => ({
      ...page("new"),
      seen: new Map([["rates", startedAt]]),
    }));
    expect(plainBody(reply).toString()).toBe("new");
    expect(cache.get("/", VISITOR)).toBe(reply);
  });

  it("does not cache as fresh what was rendered while something changed", async () => {
    const versions = createVersions();
    const cache = createByteCache({ versions, maxBytes: 1e6 });
    const render = async (startedAt: number) => {
      versions.changed(["rates"]);
      return { ...page("x"), seen: new Map([["rates", startedAt]]) };
    };
    await cache.fill("/", VISITOR, render);
    expect(cache.has("/", VISITOR)).toBe(false);
  });

  it("may omit a change for its allowed time, but not for a page that is rendered from it", async () => {
    const versions = createVersions();
    const cache = createByteCache({ versions, maxBytes: 1e6 });
    await cache.fill("/", VISITOR, async () => page("x"));
    versions.changed(["rates"], 40);
    expect(cache.has("/", VISITOR)).toBe(true);
    expect(cache.has("/", PAGE)).toBe(false);
    await vi.waitFor(() => expect(cache.has("/", VISITOR)).toBe(false));
  });

  it("does not cache a failure", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    const failing = cache.fill("/", VISITOR, async () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    await expect(cache.fill("/", VISITOR, async () => page("yes"))).resolves.toBeDefined();
  });

  it("caches a refusal only on request", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    const refused = { ...page("none"), status: 404 };
    await cache.fill("/a", VISITOR, async () => refused);
    await cache.fill("/b", VISITOR, async () => ({ ...refused, keep: true }));
    expect(cache.get("/a", VISITOR)).toBeUndefined();
    expect(cache.get("/b", VISITOR)?.status).toBe(404);
  });

  it("does not cache an answer that forbids it", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    await cache.fill("/", VISITOR, async () => ({ ...page("half"), keep: false }));
    expect(cache.get("/", VISITOR)).toBeUndefined();
  });

  it("spends room on compressed bytes only", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 6000 });
    await cache.fill("/", VISITOR, async () => page(LONG.repeat(10)));
    expect(cache.get("/", VISITOR)).toBeDefined();
  });

  it.each(["a short body", LONG])("shares no memory with other bytes: %.12s", async (body) => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 1e6 });
    await cache.fill("/", VISITOR, async () => page(body));
    const { encoded } = await cache.fill("/", OF_GZIP, async () => page(body));
    for (const { body: bytes } of Object.values(encoded)) {
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
    }
  });

  it("does not cache an answer that is larger than its limit", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 6000 });
    await cache.fill("/small", VISITOR, async () => page("y".repeat(500)));
    await cache.fill("/large", VISITOR, async () => page(randomBytes(2500).toString("base64")));
    expect(cache.get("/large", VISITOR)).toBeUndefined();
    expect(cache.get("/small", VISITOR)).toBeDefined();
  });

  it("stays within its limit in bytes by dropping the least recently used entries", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 11_000 });
    const render = async () => page("y".repeat(1000));
    await cache.fill("/a", VISITOR, render);
    await cache.fill("/b", VISITOR, render);
    cache.get("/a", VISITOR);
    await cache.fill("/c", VISITOR, render);
    expect(cache.get("/b", VISITOR)).toBeUndefined();
    expect(cache.get("/a", VISITOR)).toBeDefined();
    expect(cache.get("/c", VISITOR)).toBeDefined();
  });

  it("is not filled by tiny answers, or by long keys", async () => {
    const cache = createByteCache({ versions: createVersions(), maxBytes: 100_000 });
    const keys = [
      ...Array.from({ length: 200 }, (_, index) => `/none?q=${index}`),
      ...Array.from({ length: 200 }, (_, index) => `/none?q=${"long".repeat(2000)}${index}`),
    ];
    for (const key of keys) await cache.fill(key, VISITOR, async () => page("[]"));
    const isKept = (key: string) => cache.get(key, VISITOR) !== undefined;
    expect(keys.slice(200).filter(isKept).length).toBeLessThan(10);
    expect(keys.slice(0, 200).filter(isKept).length).toBeLessThan(30);
  });
});
