import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { Refusal } from "./errors.ts";
import type { Redis } from "./redis.ts";
import { createAskRedis } from "./redis-answer.ts";

/** A rate limit: at most `times` events within `seconds`, counted from the first event. */
export interface Limit {
  /** A name that is unique among all limits of the shop. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/**
 * A growing delay: the first `free` events within `seconds` are let through, and after each further
 * event the next event must wait. Unlike a rate limit, a delay never refuses anybody for longer
 * than its last wait.
 */
export interface Delay {
  /** A name that is unique among all limits and delays of the shop. */
  readonly name: string;
  readonly free: number;
  readonly seconds: number;
  /** The waits in seconds, one after the other; the last wait is repeated. */
  readonly waits: readonly [number, ...number[]];
}

/** Counts events per key: a network address, an account, a phone number. */
export interface Limits {
  /**
   * Counts one event, even when it exceeds the limit.
   * @throws Refusal rate_limited, with the time to wait
   */
  consume(limit: Limit, key: string): Promise<void>;
  /**
   * Counts one event, and throws while the key has to wait.
   * @param mustWait whether even the first event of a key has to wait, for the longest time
   * @returns how many further events are let through without a wait
   * @throws Refusal rate_limited, with the time to wait
   */
  delay(delay: Delay, key: string, mustWait?: boolean): Promise<number>;
  /** Resets the counter of a key, for example after a successful login. */
  forget(limit: Limit | Delay, key: string): Promise<void>;
}

/** The counters of a rate limit: in this process, and also in Redis when the shop uses Redis. */
interface Counters {
  readonly local: RateLimiterAbstract;
  readonly shared: RateLimiterAbstract | null;
}

/**
 * Creates rate limits that all processes share in Redis; without Redis they count in this process
 * only. While Redis can't be reached or does not answer, each process counts for itself: a shop
 * with a looser limit for a while is better than a closed shop.
 */
export function createLimits(redis: Redis | null, askRedis = createAskRedis()): Limits {
  const countersOfName = new Map<string, Counters>();

  function countersOf({ name, times, seconds }: Limit): Counters {
    const existing = countersOfName.get(name);
    if (existing) return existing;
    const rule = { keyPrefix: `limit:${name}`, points: times, duration: seconds };
    const local = new RateLimiterMemory(rule);
    const shared = redis
      ? new RateLimiterRedis({
          ...rule,
          storeClient: redis,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: local,
        })
      : null;
    const counters = { local, shared };
    countersOfName.set(name, counters);
    return counters;
  }

  /**
   * Runs work on the shared counter in Redis, or on this process's own counter when Redis does not
   * answer in time.
   */
  async function count<Result>(
    limit: Limit,
    work: (counter: RateLimiterAbstract) => Promise<Result>,
  ): Promise<Result> {
    const { local, shared } = countersOf(limit);
    if (!shared) return work(local);
    return askRedis(
      () => work(shared),
      () => work(local),
    );
  }

  /** @throws Refusal rate_limited, with the time to wait */
  async function consume(limit: Limit, key: string, seconds: number): Promise<number> {
    try {
      const counted = await count(limit, (counter) =>
        counter.consume(hashOf(key), 1, { customDuration: seconds }),
      );
      return counted.consumedPoints;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
    }
  }

  return {
    async consume(limit, key) {
      await consume(limit, key, limit.seconds);
    },
    async delay(delay, key, mustWait = false) {
      const { free, seconds, waits } = delay;
      const { events, gate } = countersOfDelay(delay);
      const counted = await consume(events, key, seconds);
      if (counted < free && !mustWait) return free - counted;
      const longest = waits.at(-1) ?? waits[0];
      const wait = mustWait ? longest : (waits[counted - free] ?? longest);
      // After an event that was let through, the next event has to wait, so the event is counted
      // here.
      await consume(gate, key, wait);
      if (mustWait && counted === 1) throw tooMany(wait);
      return 0;
    },
    async forget(limit, key) {
      const counters = "waits" in limit ? Object.values(countersOfDelay(limit)) : [limit];
      await Promise.all(
        counters.map((each) => count(each, (counter) => counter.delete(hashOf(key)))),
      );
    },
  };
}

/**
 * The two counters of a delay: the first counts the events, the second the wait that the last event
 * caused.
 */
function countersOfDelay({ name, seconds, waits }: Delay): { events: Limit; gate: Limit } {
  return {
    events: { name, times: Number.MAX_SAFE_INTEGER, seconds },
    gate: { name: `${name}: wait`, times: 1, seconds: waits[0] },
  };
}

/**
 * Returns false instead of throwing when a rate limit refuses. It is for callers that then skip
 * their work without an error.
 * @returns false when the limit has refused
 */
export async function isAllowed(counted: Promise<unknown>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function tooMany(retryAfterS: number): Refusal {
  return new Refusal("rate_limited", { retryAfterS });
}

/** Hashes the key, so that the counters contain no e-mail addresses or phone numbers. */
export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * The part of an address that counts as one visitor: an IPv4 address, or the /64 prefix of an IPv6
 * address, because a single household has all addresses of a /64 prefix. The address is undefined
 * when the visitor has closed the connection, although the type of Fastify's `request.ip` denies
 * it.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return "hung up";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // A forwarded address may be any text; a text that is not an address is used unchanged.
  if (!URL.canParse(`http://[${address.split("%", 1)[0]}]/`)) return address;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  // In an IPv6 address, "::" stands for the missing groups of zeros.
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

/**
 * Returns the network around an address (an IPv4 /24, an IPv6 /48). Limits on sent messages also
 * count networks, because one person may use several addresses of a network.
 */
export function networkAround(address: string | undefined): string {
  const own = networkOf(address);
  return own.split(/[.:]/, 3).join(".");
}
