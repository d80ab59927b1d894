import type { Carat } from "./fineness.ts";
import { FINENESS } from "./fineness.ts";
import { type BasisPoints, type Paise, roundedProduct } from "./money.ts";

/** What one gram costs in each grade, in paise; null where no valid rate is known. */
export type RatesPerGram = Readonly<Record<Carat, Paise | null>>;

/** One accepted set of rates. It never changes: a new reading makes a new sheet. */
export interface RateSheet {
  readonly id: string;
  readonly source: string;
  /** When the source read it: a rate's age counts from here. */
  readonly takenAt: Date;
  readonly acceptedAt: Date;
  readonly perGram: RatesPerGram;
}

/**
 * The four rates from the two that a market quotes: gold and silver of fineness 999, in paise per
 * gram. A carat is its share of fine gold, so 22K is 916/999 of the 24K rate.
 */
export function deriveRates(gold999: Paise, silver999: Paise): Record<Carat, Paise> {
  const ofGold = (carat: Carat) => roundedProduct([gold999, FINENESS[carat]], FINENESS["24K"]);
  return { "24K": gold999, "22K": ofGold("22K"), "18K": ofGold("18K"), Silver: silver999 };
}

/** What duty and the local market put on a world price, or take off it. */
export interface RateAdjustment {
  readonly bp: BasisPoints;
  readonly paisePerGram: Paise;
}

/** A world price per gram as the local one: first the share, then the fixed amount. */
export function adjustedRate(rate: Paise, { bp, paisePerGram }: RateAdjustment): Paise {
  return roundedProduct([rate, 10_000 + bp], 10_000) + paisePerGram;
}

/** The change from one rate to another in percent, two decimals; 0 when there is no base. */
export function changePercent(now: Paise, before: Paise | null | undefined): number {
  if (!before) return 0;
  return Math.round(((now - before) / before) * 10_000) / 100;
}
