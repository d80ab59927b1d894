import { newId } from "./ids.ts";
import { hashOf } from "./limits.ts";
import type { Redis } from "./redis.ts";
import { createAskRedis } from "./redis-answer.ts";

/** A place that is taken for as long as something is open, such as a WebSocket. */
export interface Place {
  /** Says that it is still taken; to be called at least every 30 seconds. */
  keep(): void;
  leave(): void;
}

/** Counts in all processes together how many places of a key are taken. */
export interface Places {
  /**
   * @param key such as a network address
   * @returns null when all places of the key are taken
   */
  take(key: string, most: number): Promise<Place | null>;
}

/** A place whose process has been killed, or can't reach Redis, is free after so many seconds. */
const KEPT_SECONDS = 65;

/** Each key is a sorted set of places, by the second of Redis' clock at which they are free. */
const TAKE = `local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1`;
const KEEP = `redis.call('ZADD', KEYS[1], redis.call('TIME')[1] + ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])`;

/** Without Redis each process counts its own places elsewhere, so that every place is free here. */
const UNCOUNTED: Place = { keep() {}, leave() {} };

/**
 * Counts the places of all processes in Redis. While Redis can't be reached, every place is free; a
 * process that was there before enters its places again when they are kept.
 */
export function createPlaces(
  name: string,
  redis: Redis | null,
  askRedis = createAskRedis(),
): Places {
  if (redis === null) return { take: async () => UNCOUNTED };

  function placeIn(set: string, id: string, client: Redis): Place {
    return {
      keep() {
        const args = { keys: [set], arguments: [id, String(KEPT_SECONDS)] };
        client.eval(KEEP, args).catch(() => {});
      },
      leave() {
        client.zRem(set, id).catch(() => {});
      },
    };
  }

  return {
    take(key, most) {
      const set = `places:${name}:${hashOf(key)}`;
      const id = newId();
      const place = placeIn(set, id, redis);
      return askRedis<Place | null>(
        async () => {
          const args = { keys: [set], arguments: [id, String(most), String(KEPT_SECONDS)] };
          const isTaken = await redis.eval(TAKE, args).catch(() => 1);
          return isTaken === 0 ? null : place;
        },
        () => place,
      );
    },
  };
}
