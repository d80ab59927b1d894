import type { Carat } from "./fineness.ts";
import { FINENESS } from "./fineness.ts";
import { type BasisPoints, type Paise, roundedProduct } from "./money.ts";

/** The price of one gram of each grade, in paise; null for a grade without a valid rate. */
export type RatesPerGram = Readonly<Record<Carat, Paise | null>>;

/** A set of accepted rates. A sheet never changes; a new reading makes a new sheet. */
export interface RateSheet {
  readonly id: string;
  readonly source: string;
  /** The time at which the source read the market. The age of a rate counts from this time. */
  readonly takenAt: Date;
  readonly acceptedAt: Date;
  readonly perGram: RatesPerGram;
}

/**
 * Derives the rates of all grades from the two that a market quotes: gold and silver of fineness
 * 999, in paise per gram. A gold grade has its share of fine gold, so 22K is 916/999 of the 24K
 * rate.
 */
export function deriveRates(gold999: Paise, silver999: Paise): Record<Carat, Paise> {
  const ofGold = (carat: Carat) => roundedProduct([gold999, FINENESS[carat]], FINENESS["24K"]);
  return { "24K": gold999, "22K": ofGold("22K"), "18K": ofGold("18K"), Silver: silver999 };
}

/**
 * The adjustment of the world's price of a gram for import duty and the local market. An adjustment
 * may be negative.
 */
export interface RateAdjustment {
  readonly bp: BasisPoints;
  readonly paisePerGram: Paise;
}

/**
 * Converts the world's price of a gram into the local price, in paise. The adjustment's share is
 * applied first, and its fixed amount is added then.
 */
export function adjustedRate(rate: Paise, { bp, paisePerGram }: RateAdjustment): Paise {
  return roundedProduct([rate, 10_000 + bp], 10_000) + paisePerGram;
}

/** The change from one rate to another in percent, with two decimals; 0 without an earlier rate. */
export function changePercent(now: Paise, before: Paise | null | undefined): number {
  if (!before) return 0;
  return Math.round(((now - before) / before) * 10_000) / 100;
}
