import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { Refusal } from "./errors.ts";
import type { Redis } from "./redis.ts";

/** How often something may happen: `times` in `seconds`, counted from the first. */
export interface Limit {
  /** Its own among all limits of the shop. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/** Counts how often something happens, for each key: an address, an account, a phone number. */
export interface Limits {
  /**
   * Counts one more, also when it is one too many.
   * @throws Refusal rate_limited, with the time to wait
   */
  use(limit: Limit, key: string): Promise<void>;
  /** Forgets what was counted for a key: whoever tried did it right in the end. */
  forget(limit: Limit, key: string): Promise<void>;
}

/**
 * Limits that all processes share over Redis, or without one of this process alone. While Redis is
 * away each process counts for itself: a limit that is wider for a while beats a shop that is shut.
 */
export function createLimits(redis: Redis | null): Limits {
  const counters = new Map<string, RateLimiterAbstract>();

  function counterOf({ name, times, seconds }: Limit): RateLimiterAbstract {
    const known = counters.get(name);
    if (known) return known;
    const rule = { keyPrefix: `limit:${name}`, points: times, duration: seconds };
    const alone = new RateLimiterMemory(rule);
    const counter = redis
      ? new RateLimiterRedis({
          ...rule,
          storeClient: redis,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: alone,
        })
      : alone;
    counters.set(name, counter);
    return counter;
  }

  return {
    async use(limit, key) {
      try {
        await counterOf(limit).consume(hidden(key));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        const retryAfterS = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        throw new Refusal("rate_limited", { retryAfterS });
      }
    },
    async forget(limit, key) {
      await counterOf(limit).delete(hidden(key));
    },
  };
}

/** Nobody reads e-mail addresses and phone numbers out of a list of counters. */
function hidden(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * What counts as one visitor's address: an IPv4 address, or the /64 of an IPv6 one, because a
 * single household has all of the addresses in that.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // What a proxy passes on need not be an address at all: then it is a name like any other.
  if (!URL.canParse(`http://[${address.split("%", 1)[0]}]/`)) return address;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  // "::" stands for as many groups of zeros as are missing.
  if (tail !== undefined) {
    const end = tail === "" ? [] : tail.split(":");
    while (groups.length + end.length < 8) groups.push("0");
    groups.push(...end);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
