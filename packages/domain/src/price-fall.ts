import { FINENESS } from "./fineness.ts";
import type { BasisPoints, Milligrams } from "./money.ts";
import { BP_PER_WHOLE, discountedPriceAt, type PricedPiece } from "./price.ts";
import type { RatesPerGram } from "./rate-sheet.ts";

/** The fields of a product that determine the price of each of its sizes. */
export interface PriceBasis extends PricedPiece {
  /** The sizes with their net weights; empty for a product without sizes. */
  readonly sizes: readonly { readonly size: string; readonly netWeightMg: Milligrams }[];
}

/**
 * Computes how far the price of a product falls by another basis at the same rates. Of a product
 * with sizes, the size whose price falls most counts. A size that is new is compared with the
 * lightest size of before, because it has no price of its own.
 *
 * Without a rate for a grade no price can be computed. The part of the price that falls most counts
 * then, so that a change while there are no rates is not judged more mildly.
 * @returns the fall in basis points of the price before; 0 when no price falls
 */
export function priceFallBp(
  before: PriceBasis,
  after: PriceBasis,
  rates: RatesPerGram,
): BasisPoints {
  const weightBefore = new Map(before.sizes.map(({ size, netWeightMg }) => [size, netWeightMg]));
  const lightest = Math.min(...weightsOf(before));
  const falls = namedWeights(after).map(({ size, netWeightMg }) => {
    const singleWeight =
      size === null && before.sizes.length === 0 ? before.netWeightMg : undefined;
    const weight = singleWeight ?? weightBefore.get(size ?? "") ?? lightest;
    return fallBp({ ...before, netWeightMg: weight }, { ...after, netWeightMg }, rates);
  });
  return Math.max(0, ...falls);
}

const weightsOf = (basis: PriceBasis) => namedWeights(basis).map(({ netWeightMg }) => netWeightMg);

function namedWeights({ sizes, netWeightMg }: PriceBasis) {
  return sizes.length === 0 ? [{ size: null, netWeightMg }] : sizes;
}

function fallBp(before: PricedPiece, after: PricedPiece, rates: RatesPerGram): BasisPoints {
  const [rateBefore, rateAfter] = [rates[before.carat], rates[after.carat]];
  if (rateBefore !== null && rateAfter !== null) {
    return shareBp(priceAt(before, rateBefore), priceAt(after, rateAfter));
  }
  const withoutStones = ({ carat, ...piece }: PricedPiece) =>
    priceAt({ ...piece, carat, stoneValuePaise: 0 }, FINENESS[carat] * PAISE_PER_FINENESS);
  const ofStones = (piece: PricedPiece) => priceAt({ ...piece, netWeightMg: 0 }, 0);
  return Math.max(
    shareBp(withoutStones(before), withoutStones(after)),
    shareBp(ofStones(before), ofStones(after)),
  );
}

/** A made-up rate for a thousandth of fineness, by which two weights of metal are compared. */
const PAISE_PER_FINENESS = 1000;

function priceAt(piece: PricedPiece, rate: number) {
  const { netWeightMg, makingChargeBp, stoneValuePaise, discountBp } = piece;
  return discountedPriceAt(rate, netWeightMg, makingChargeBp, stoneValuePaise, discountBp);
}

function shareBp(before: number, after: number): BasisPoints {
  return before <= 0 ? 0 : Math.round(((before - after) / before) * BP_PER_WHOLE);
}
