import { expect, it, vi } from "vitest";
import { redisServers } from "../../test/redis-stand-in.ts";
import { openTcpProxy } from "../../test/tcp-proxy.ts";
import { newId } from "./ids.ts";
import { createLimits } from "./limits.ts";
import { openRedis } from "./redis.ts";

it("reports plainly that a Redis can't be reached, without its password", async () => {
  const opened = openRedis("redis://someone:a-secret@127.0.0.1:1");
  await expect(opened).rejects.toThrow("The Redis of REDIS_URL can't be reached.");
});

it.each(Object.entries(redisServers))(
  "limits over %s count for all processes together, and for each process alone while it is away",
  async (_name, openServer) => {
    await using server = await openServer();
    const [one, two] = [await openRedis(server.url), await openRedis(server.url)];
    try {
      const [here, there] = [createLimits(one), createLimits(two)];
      const limit = { name: newId(), times: 2, seconds: 60 };
      const tooMany = { code: "rate_limited", retryAfterS: expect.toSatisfy((s) => s > 50) };
      await here.consume(limit, "key");
      await there.consume(limit, "key");
      await expect(here.consume(limit, "key")).rejects.toMatchObject(tooMany);
      await there.consume(limit, "another key");
      await there.forget(limit, "key");
      await here.consume(limit, "key");

      one.destroy();
      await vi.waitFor(() => expect(one.isReady).toBe(false));
      await here.consume(limit, "key");
      await here.consume(limit, "key");
      await expect(here.consume(limit, "key")).rejects.toMatchObject(tooMany);
      // The process that still reaches Redis continues with the shared counter.
      await there.consume(limit, "key");
      await expect(there.consume(limit, "key")).rejects.toMatchObject(tooMany);
    } finally {
      two.destroy();
    }
  },
);

it.each(Object.entries(redisServers))(
  "limits over %s that hangs are counted in the process, without a long wait",
  async (_name, openServer) => {
    await using server = await openServer();
    await using proxy = await openTcpProxy(server.url);
    const redis = await openRedis(proxy.url);
    try {
      const limits = createLimits(redis);
      const limit = { name: newId(), times: 2, seconds: 60 };
      await limits.consume(limit, "key");
      proxy.vanish();
      const start = performance.now();
      await limits.consume(limit, "key");
      await limits.consume(limit, "key");
      await expect(limits.consume(limit, "key")).rejects.toMatchObject({ code: "rate_limited" });
      await limits.forget(limit, "key");
      await limits.consume(limit, "key");
      expect(performance.now() - start).toBeLessThan(3000);

      // The client notices that its connection is dead, and replaces it.
      await vi.waitFor(() => expect(redis.isReady).toBe(false), 10_000);
      proxy.heal();
      await vi.waitFor(() => expect(redis.isReady).toBe(true), 20_000);
    } finally {
      redis.destroy();
    }
  },
);

it("a Redis that accepts connections but never answers can't be opened", async () => {
  await using proxy = await openTcpProxy("redis://127.0.0.1:1");
  proxy.vanish();
  await expect(openRedis(proxy.url)).rejects.toThrow("can't be reached");
});
