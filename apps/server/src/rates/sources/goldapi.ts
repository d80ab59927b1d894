import { createHash } from "node:crypto";
import { paise } from "@suvarna/domain/money";
import * as z from "zod";
import type { FeedConfig } from "../settings.ts";
import { areClose, FeedTime, fetchFeed, GRAMS_PER_OUNCE } from "./fetch-feed.ts";
import { type RateSource, SourceError } from "./rate-source.ts";

const CURRENCY = "INR";
const AGREEMENT = 0.005;

/**
 * The reply for one metal. `price` is per troy ounce, `price_gram_24k` per gram of fine metal, also
 * for silver. The reply's lower carats are ignored: they are computed as 22/24 and so on, which are
 * not the hallmarking grades.
 */
const Quote = z.object({
  metal: z.string(),
  currency: z.literal(CURRENCY),
  timestamp: FeedTime,
  price: z.number().positive(),
  price_gram_24k: z.number().positive(),
});

/** The service reports errors with status 200 too. */
const Reply = z
  .looseObject({ error: z.unknown().optional() })
  .refine((body) => body.error === undefined || body.error === null, {
    message: "an error in place of rates",
    abort: true,
  })
  .pipe(Quote);

/**
 * Creates the source GoldAPI.io: world market prices in rupees, with one request for each metal.
 */
export function goldApi({ url, key, monthlyRequests }: FeedConfig, timeoutMs: number): RateSource {
  async function quote(metal: "XAU" | "XAG") {
    const { body, hash } = await fetchFeed(new URL(`${url}/api/${metal}/${CURRENCY}`), {
      headers: { "x-access-token": key },
      timeoutMs,
      shape: Reply,
    });
    if (body.metal !== metal) throw new SourceError(`another metal than ${metal}`);
    if (!areClose(body.price_gram_24k * GRAMS_PER_OUNCE, body.price, AGREEMENT)) {
      throw new SourceError(`gram and ounce of ${metal} don't agree`);
    }
    return { perGram: paise(body.price_gram_24k), at: body.timestamp, hash };
  }

  return {
    key: "goldapi",
    name: "GoldAPI.io",
    cost: { requests: 2, monthly: monthlyRequests },
    timeoutMs: 2 * timeoutMs,
    async read() {
      // The requests are sent one after the other, so that a refused first request saves the
      // second.
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
