import type { Carat } from "./fineness.ts";
import type { BasisPoints, Paise } from "./money.ts";
import { type PricedPiece, priceOf } from "./price.ts";
import { withGst } from "./tax.ts";

/** The number of past days for which the shop can show a piece's price. */
export const PRICE_HISTORY_DAYS = [30, 90, 365] as const;
export type PriceHistoryDays = (typeof PRICE_HISTORY_DAYS)[number];

/**
 * The number of stored days below which the shop shows no price history, because a chart of two
 * days shows nothing useful.
 */
export const LEAST_PRICE_HISTORY_DAYS = 7;

/** The last rates of a day in India, in paise per gram. */
export interface DailyRates {
  /** The date, such as `2026-11-21`. */
  readonly day: string;
  readonly perGram: Readonly<Record<Carat, Paise>>;
}

/** The price with GST that a piece would have had on a day. */
export interface DailyPrice {
  /** The date, such as `2026-11-21`. */
  readonly day: string;
  readonly payable: Paise;
}

/**
 * Computes the payable price of a piece on past days. The rates are those of each day; the weight,
 * the making charge, the stones, the discount and the GST are those of today. So the chart shows
 * only the effect of the rates.
 * @param days the rates of the days in any order, which is also the order of the result
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
