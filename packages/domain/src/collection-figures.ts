import { type Carat, SHOWN_PURITY } from "./fineness.ts";
import type { BasisPoints, Milligrams, Paise } from "./money.ts";
import { type PricedPiece, priceOf } from "./price.ts";
import type { RatesPerGram } from "./rate-sheet.ts";
import { withGst } from "./tax.ts";

/** The fields of a piece from which the figures of its collection are computed. */
export interface CollectedPiece extends PricedPiece {
  readonly stones: readonly { readonly carats: number }[];
}

/** The least and the greatest of several values. Both are equal when there is only one value. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** The figures of a collection, which are computed from its pieces. */
export interface CollectionFigures {
  readonly count: number;
  /** The metal grades of the pieces in the order of their purity, each grade once. */
  readonly carats: readonly Carat[];
  /** The share of pure metal in percent; null when the pieces are of several grades. */
  readonly purity: number | null;
  /**
   * The least and the greatest net weight of the pieces, in milligrams; null for a collection
   * without pieces.
   */
  readonly weights: Readonly<Record<keyof Span, Milligrams>> | null;
  /**
   * The least and the greatest making charge, in basis points of the metal's value; null for a
   * collection without pieces.
   */
  readonly making: Readonly<Record<keyof Span, BasisPoints>> | null;
  /** The weight in carats of all stones of all pieces together. */
  readonly stoneCarats: number;
}

/** Computes the figures of a collection that do not depend on the rates. */
export function collectionFigures(pieces: readonly CollectedPiece[]): CollectionFigures {
  const grades = new Set(pieces.map(({ carat }) => carat));
  const carats = (Object.keys(SHOWN_PURITY) as Carat[]).filter((carat) => grades.has(carat));
  const [only, ...others] = carats;
  const stones = pieces.flatMap((piece) => piece.stones);
  return {
    count: pieces.length,
    carats,
    purity:
      only === undefined || others.length > 0 || only === "Silver" ? null : SHOWN_PURITY[only],
    weights: spanOf(pieces.map(({ netWeightMg }) => netWeightMg)),
    making: spanOf(pieces.map(({ makingChargeBp }) => makingChargeBp)),
    // The weights of stones are added as whole hundredths of a carat, because a sum of decimals
    // would have rounding errors.
    stoneCarats: stones.reduce((sum, { carats }) => sum + Math.round(carats * 100), 0) / 100,
  };
}

/**
 * The lowest payable price of several pieces, with GST, in paise.
 * @returns null when no piece has a price at these rates
 */
export function lowestPayable(
  pieces: readonly PricedPiece[],
  rates: RatesPerGram,
  gstRateBp: BasisPoints,
): Paise | null {
  const payable = pieces.flatMap((piece) => {
    const price = priceOf(piece, rates);
    return price ? [withGst(price.discountedPrice, gstRateBp)] : [];
  });
  return payable.length > 0 ? Math.min(...payable) : null;
}

function spanOf(values: readonly number[]): Span | null {
  return values.length > 0 ? { least: Math.min(...values), most: Math.max(...values) } : null;
}
