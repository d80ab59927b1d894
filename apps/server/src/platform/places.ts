import { newId } from "./ids.ts";
import { hashOf } from "./limits.ts";
import type { Redis } from "./redis.ts";
import { createAskRedis } from "./redis-answer.ts";

/** A counted place that is taken for as long as something is open, such as a WebSocket. */
export interface Place {
  /** Reports that the place is still taken; to be called at least every 30 seconds. */
  keep(): void;
  leave(): void;
}

/** Counts how many places of a key are taken, in all processes together. */
export interface Places {
  /**
   * @param key such as a network address
   * @returns null when all places of the key are taken
   */
  take(key: string, most: number): Promise<Place | null>;
}

/**
 * The time in seconds after which a place becomes free again when its process was killed or can't
 * reach Redis.
 */
const KEPT_SECONDS = 65;

/**
 * Each key is a sorted set of places. The score of a place is the time, in seconds of Redis' clock,
 * at which the place becomes free.
 */
const TAKE = `local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1`;
const KEEP = `redis.call('ZADD', KEYS[1], redis.call('TIME')[1] + ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])`;

/**
 * A place that is not counted, for a shop without Redis. Each process then limits its own sockets
 * elsewhere.
 */
const UNCOUNTED: Place = { keep() {}, leave() {} };

/**
 * Counts the places of all processes in Redis. While Redis can't be reached, every place is free.
 * When Redis is back, each process enters its open places again with the next call of `keep`.
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
