import { type CartRules, type CartTotals, cartTotals } from "./cart.ts";
import type { Paise } from "./money.ts";
import { type PriceBreakup, type PricedPiece, priceOf } from "./price.ts";
import type { RatesPerGram } from "./rate-sheet.ts";

/** A line of a cart: a piece and its quantity. */
export interface QuotableLine {
  readonly piece: PricedPiece;
  readonly quantity: number;
}

/** A line with its price: `linePrice = breakup.discountedPrice × quantity`; null without a rate. */
export interface QuotedLine<Line extends QuotableLine> {
  readonly line: Line;
  readonly breakup: PriceBreakup | null;
  readonly linePrice: Paise | null;
}

export interface Quote<Line extends QuotableLine> {
  readonly lines: readonly QuotedLine<Line>[];
  /** The totals of the lines that have a price, without any coupon. */
  readonly totals: CartTotals;
  /** Whether every line has a price. */
  readonly complete: boolean;
}

/**
 * Prices lines at given rates. Cart and order both use this function, so their prices can't differ.
 */
export function quote<Line extends QuotableLine>(
  lines: readonly Line[],
  rates: RatesPerGram,
  rules: CartRules,
): Quote<Line> {
  const quoted = lines.map((line) => {
    const breakup = priceOf(line.piece, rates);
    return { line, breakup, linePrice: breakup && breakup.discountedPrice * line.quantity };
  });
  const prices = quoted.flatMap(({ linePrice }) => (linePrice === null ? [] : [linePrice]));
  return {
    lines: quoted,
    totals: cartTotals(prices, rules),
    complete: prices.length === lines.length,
  };
}
