import { paise } from "@suvarna/domain/money";
import * as z from "zod";
import type { FeedConfig } from "../settings.ts";
import { areClose, FeedTime, fetchFeed, GRAMS_PER_OUNCE } from "./fetch-feed.ts";
import { type RateSource, SourceError } from "./rate-source.ts";

const BASE = "INR";
const AGREEMENT = 0.001;

/**
 * The reply for both metals. `XAU` is how many ounces a rupee buys, and the optional `INRXAU` is
 * how many rupees an ounce costs. The two values are compared, so that exchanged directions are
 * noticed.
 */
const Rates = z.object({
  success: z.literal(true),
  base: z.literal(BASE),
  timestamp: FeedTime,
  rates: z.object({
    XAU: z.number().positive(),
    XAG: z.number().positive(),
    INRXAU: z.number().positive().optional(),
    INRXAG: z.number().positive().optional(),
  }),
});

/** The service reports errors with any status, also 200. */
const Reply = z
  .looseObject({ success: z.boolean() })
  .refine((body) => body.success, { message: "an error in place of rates", abort: true })
  .pipe(Rates);

/**
 * Creates the source metalpriceapi.com: world market prices in rupees, both metals in one request.
 */
export function metalPriceApi(
  { url, key, monthlyRequests }: FeedConfig,
  timeoutMs: number,
): RateSource {
  return {
    key: "metalpriceapi",
    name: "metalpriceapi.com",
    cost: { requests: 1, monthly: monthlyRequests },
    timeoutMs,
    async read() {
      const address = new URL(`${url}/v1/latest`);
      address.search = new URLSearchParams({
        api_key: key,
        base: BASE,
        currencies: "XAU,XAG",
      }).toString();
      const { body, hash } = await fetchFeed(address, { timeoutMs, shape: Reply });
      const { XAU, XAG, INRXAU, INRXAG } = body.rates;
      return {
        gold999: perGram("XAU", XAU, INRXAU),
        silver999: perGram("XAG", XAG, INRXAG),
        takenAt: body.timestamp,
        bodyHash: hash,
      };
    },
  };
}

function perGram(metal: string, ouncesPerRupee: number, rupeesPerOunce = 1 / ouncesPerRupee) {
  if (!areClose(rupeesPerOunce * ouncesPerRupee, 1, AGREEMENT)) {
    throw new SourceError(`the two rates of ${metal} don't agree`);
  }
  return paise(rupeesPerOunce / GRAMS_PER_OUNCE);
}
