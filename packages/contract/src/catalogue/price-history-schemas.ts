import { PRICE_HISTORY_DAYS, type PriceHistoryDays } from "@suvarna/domain/price-history";
import * as z from "zod/mini";
import { ById, Rupees } from "../field-schemas.ts";
import { LiveQuery } from "./live-query.ts";

const daysMessage = `Choose ${PRICE_HISTORY_DAYS.join(", ")} days`;
const isOffered = (days: number): days is PriceHistoryDays =>
  PRICE_HISTORY_DAYS.some((offered) => offered === days);

/**
 * The prices that a piece would have had on past days. The rates are those of each day; weight,
 * charges and taxes are those of today.
 */
export const PriceHistory = z.object({
  days: z.number(),
  /** The prices, the oldest day first, one price for each day in India with rates. */
  points: z.array(
    z.object({
      /** The day in India, as `2026-11-21`. */
      day: z.string(),
      /**
       * The price after the discount, with GST; null for the newest day in a reply without live
       * prices.
       */
      payable: z.nullable(Rupees),
    }),
  ),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

export const getPriceHistory = {
  summary: "What a piece cost with GST on each of the last days, at its weight of today",
  params: ById,
  query: z.extend(LiveQuery, {
    days: z._default(z.coerce.number(daysMessage).check(z.refine(isOffered, daysMessage)), 90),
  }),
  replies: { 200: PriceHistory },
};
