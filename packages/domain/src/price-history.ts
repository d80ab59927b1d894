import type { Carat } from "./fineness.ts";
import type { BasisPoints, Paise } from "./money.ts";
import { type PricedPiece, priceOf } from "./price.ts";
import { withGst } from "./tax.ts";

/** How many days back the price of a piece can be shown. */
export const PRICE_HISTORY_DAYS = [30, 90, 365] as const;
export type PriceHistoryDays = (typeof PRICE_HISTORY_DAYS)[number];

/** With fewer stored days the shop shows no price history: a line of two days says nothing. */
export const LEAST_PRICE_HISTORY_DAYS = 7;

/** The last rates of one day in India, in paise per gram. */
export interface DailyRates {
  /** The date, such as `2026-11-21`. */
  readonly day: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
}

/** The price that a piece would have had on a day, with GST. */
export interface DailyPrice {
  /** The date, such as `2026-11-21`. */
  readonly day: string;
  readonly payable: Paise;
}

/**
 * The payable price of a piece on past days: the rates of each day, with the weight, the making charge,
 * the stones, the discount and the GST of today. So the line shows only what the rate did.
 * @param days the rates in any order, which the prices keep
 */
export function priceHistory(
  piece: PricedPiece,
  days: readonly DailyRates[],
  gstRateBp: BasisPoints,
): DailyPrice[] {
  return days.flatMap(({ day, perGram }) => {
    const price = priceOf(piece, perGram);
    return price ? { day, payable: withGst(price.discountedPrice, gstRateBp) } : [];
  });
}
