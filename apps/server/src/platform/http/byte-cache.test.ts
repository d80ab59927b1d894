import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { bodyOf, createByteCache, type Rendered } from "./byte-cache.ts";

const page = (body: string): Rendered => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body,
});
const LONG = "gold ".repeat(1000);

describe("the byte cache", () => {
  it("keeps an answer as bytes in each encoding", async () => {
    const cache = createByteCache({ maxBytes: 1e6 });
    const kept = await cache.fill("/", "1", async () => page(LONG));
    expect(brotliDecompressSync(kept.bodies.br).toString()).toBe(LONG);
    expect(gunzipSync(kept.bodies.gzip).toString()).toBe(LONG);
    expect(bodyOf(kept, "identity").toString()).toBe(LONG);
    expect(kept.headers.identity).toContain(String(LONG.length));
    expect(kept.headers.br).toContain("br");
    expect(cache.get("/", "1")).toBe(kept);
  });

  it("renders once for all simultaneous requests", async () => {
    const cache = createByteCache({ maxBytes: 1e6 });
    const render = vi.fn(async () => page("x"));
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.fill("/", "1", render)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(all).size).toBe(1);
  });

  it("makes an answer anew for a new version", async () => {
    const cache = createByteCache({ maxBytes: 1e6 });
    await cache.fill("/", "1", async () => page("old"));
    expect(cache.get("/", "2")).toBeUndefined();
    const kept = await cache.fill("/", "2", async () => page("new"));
    expect(bodyOf(kept, "identity").toString()).toBe("new");
  });

  it("does not keep a failure", async () => {
    const cache = createByteCache({ maxBytes: 1e6 });
    const failing = cache.fill("/", "1", async () => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    await expect(cache.fill("/", "1", async () => page("yes"))).resolves.toBeDefined();
  });

  it("keeps a refusal only when it is told to", async () => {
    const cache = createByteCache({ maxBytes: 1e6 });
    const refused = { ...page("none"), status: 404 };
    await cache.fill("/a", "1", async () => refused);
    await cache.fill("/b", "1", async () => ({ ...refused, keep: true }));
    expect(cache.get("/a", "1")).toBeUndefined();
    expect(cache.get("/b", "1")?.status).toBe(404);
  });

  it("does not keep an answer that is not to be kept", async () => {
    const cache = createByteCache({ maxBytes: 1e6 });
    await cache.fill("/", "1", async () => ({ ...page("half"), keep: false }));
    expect(cache.get("/", "1")).toBeUndefined();
  });

  it("spends room on compressed bytes only", async () => {
    const cache = createByteCache({ maxBytes: 6000 });
    await cache.fill("/", "1", async () => page(LONG.repeat(10)));
    expect(cache.get("/", "1")).toBeDefined();
  });

  it.each(["a short body", LONG])("shares no memory with other bytes: %.12s", async (body) => {
    const cache = createByteCache({ maxBytes: 1e6 });
    const { bodies } = await cache.fill("/", "1", async () => page(body));
    for (const bytes of [bodies.br, bodies.gzip]) {
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
    }
  });

  it("does not keep what is larger than all its room", async () => {
    const cache = createByteCache({ maxBytes: 6000 });
    await cache.fill("/small", "1", async () => page("y".repeat(500)));
    await cache.fill("/large", "1", async () => page(randomBytes(2500).toString("base64")));
    expect(cache.get("/large", "1")).toBeUndefined();
    expect(cache.get("/small", "1")).toBeDefined();
  });

  it("stays within its limit in bytes by dropping the least recently used entries", async () => {
    const cache = createByteCache({ maxBytes: 11_000 });
    const render = async () => page("y".repeat(1000));
    await cache.fill("/a", "1", render);
    await cache.fill("/b", "1", render);
    cache.get("/a", "1");
    await cache.fill("/c", "1", render);
    expect(cache.get("/b", "1")).toBeUndefined();
    expect(cache.get("/a", "1")).toBeDefined();
    expect(cache.get("/c", "1")).toBeDefined();
  });

  it("is not filled by answers that are next to nothing, or by long keys", async () => {
    const cache = createByteCache({ maxBytes: 100_000 });
    const keys = [
      ...Array.from({ length: 200 }, (_, index) => `/none?q=${index}`),
      ...Array.from({ length: 200 }, (_, index) => `/none?q=${"long".repeat(2000)}${index}`),
    ];
    for (const key of keys) await cache.fill(key, "1", async () => page("[]"));
    const isKept = (key: string) => cache.get(key, "1") !== undefined;
    expect(keys.slice(200).filter(isKept).length).toBeLessThan(10);
    expect(keys.slice(0, 200).filter(isKept).length).toBeLessThan(30);
  });
});
