import { expect, it, vi } from "vitest";
import { redisServers } from "../../test/redis-stand-in.ts";
import { newId } from "./ids.ts";
import { createLimits } from "./limits.ts";
import { openRedis } from "./redis.ts";

it("says plainly that a Redis can't be reached, and nothing of its password", async () => {
  const opened = openRedis("redis://someone:a-secret@127.0.0.1:1");
  await expect(opened).rejects.toThrow("The Redis of REDIS_URL can't be reached.");
});

it.each(Object.entries(redisServers))(
  "limits over %s count for all processes together, and for one alone while it is away",
  async (_name, openServer) => {
    await using server = await openServer();
    const [one, two] = [await openRedis(server.url), await openRedis(server.url)];
    try {
      const [here, there] = [createLimits(one), createLimits(two)];
      const limit = { name: newId(), times: 2, seconds: 60 };
      const tooMany = { code: "rate_limited", retryAfterS: expect.toSatisfy((s) => s > 50) };
      await here.use(limit, "key");
      await there.use(limit, "key");
      await expect(here.use(limit, "key")).rejects.toMatchObject(tooMany);
      await there.use(limit, "another key");
      await there.forget(limit, "key");
      await here.use(limit, "key");

      one.destroy();
      await vi.waitFor(() => expect(one.isReady).toBe(false));
      await here.use(limit, "key");
      await here.use(limit, "key");
      await expect(here.use(limit, "key")).rejects.toMatchObject(tooMany);
      // A process that still reaches Redis continues with the shared counter.
      await there.use(limit, "key");
      await expect(there.use(limit, "key")).rejects.toMatchObject(tooMany);
    } finally {
      two.destroy();
    }
  },
);
