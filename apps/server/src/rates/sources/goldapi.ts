import { createHash } from "node:crypto";
import { paise } from "@suvarna/domain/money";
import * as z from "zod";
import type { FeedConfig } from "../settings.ts";
import { agree, FeedTime, fetchFeed, GRAMS_PER_OUNCE } from "./fetch-feed.ts";
import { type RateSource, SourceError } from "./rate-source.ts";

const CURRENCY = "INR";
const AGREEMENT = 0.005;

/**
 * The reply for one metal. `price` is per troy ounce, the other per gram of fine metal, silver too.
 * Its other carats are not read: they are 22/24 and so on, not the hallmarking grades.
 */
const Quote = z.object({
  metal: z.string(),
  currency: z.literal(CURRENCY),
  timestamp: FeedTime,
  price: z.number().positive(),
  price_gram_24k: z.number().positive(),
});

/** An error comes with status 200 too. */
const Reply = z
  .looseObject({ error: z.unknown().optional() })
  .refine((body) => body.error === undefined || body.error === null, {
    message: "an error in place of rates",
    abort: true,
  })
  .pipe(Quote);

/** GoldAPI.io: the world's price in rupees, one request a metal. */
export function goldApi({ url, key, monthlyRequests }: FeedConfig, timeoutMs: number): RateSource {
  async function quote(metal: "XAU" | "XAG") {
    const { body, hash } = await fetchFeed(new URL(`${url}/api/${metal}/${CURRENCY}`), {
      headers: { "x-access-token": key },
      ...{ timeoutMs, shape: Reply },
    });
    if (body.metal !== metal) throw new SourceError(`another metal than ${metal}`);
    if (!agree(body.price_gram_24k * GRAMS_PER_OUNCE, body.price, AGREEMENT)) {
      throw new SourceError(`gram and ounce of ${metal} don't agree`);
    }
    return { perGram: paise(body.price_gram_24k), at: body.timestamp, hash };
  }

  return {
    ...{ key: "goldapi", name: "GoldAPI.io" },
    cost: { requests: 2, monthly: monthlyRequests },
    timeoutMs: 2 * timeoutMs,
    async read() {
      // One after the other: when the first is refused, the second request is saved.
      const gold = await quote("XAU");
      const silver = await quote("XAG");
      return {
        gold999: gold.perGram,
        silver999: silver.perGram,
        takenAt: gold.at < silver.at ? gold.at : silver.at,
        bodyHash: createHash("sha256").update(gold.hash).update(silver.hash).digest("hex"),
      };
    },
  };
}
