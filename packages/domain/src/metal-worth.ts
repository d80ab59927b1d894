import type { Carat } from "./fineness.ts";
import { type BasisPoints, type Milligrams, type Paise, roundedProduct } from "./money.ts";
import { BP_PER_WHOLE } from "./price.ts";
import type { RatesPerGram } from "./rate-sheet.ts";

/** Pieces of one grade and weight, such as an old chain or a line of an order. */
export interface WeighedMetal {
  readonly carat: Carat;
  /** The weight of one piece without its stones, in milligrams. */
  readonly netWeightMg: Milligrams;
  readonly quantity: number;
}

/** The value of metal at the current rates, in paise: `exchangeValue = metalValue - deduction`. */
export interface MetalWorth {
  readonly metalValue: Paise;
  /** The amount that the shop deducts in an exchange, for refining and loss. */
  readonly deduction: Paise;
  readonly exchangeValue: Paise;
}

const MG_PER_GRAM = 1000;

/**
 * The value of metal in paise: rate × net weight × quantity. Each piece is rounded separately, as
 * in its price.
 */
export function metalValueAt(
  ratePerGram: Paise,
  { netWeightMg, quantity }: Omit<WeighedMetal, "carat">,
): Paise {
  return roundedProduct([ratePerGram, netWeightMg], MG_PER_GRAM) * quantity;
}

/**
 * Computes the value of metal at the current rates, and the amount that the shop gives for it in an
 * exchange, in paise. Only the metal counts; making charge, stones, GST and shipping are not given
 * back.
 * @param exchangeBp the share of the metal's value that the shop gives, in basis points
 * @returns null when a grade has no valid rate, because a partial sum would be wrong
 */
export function metalWorth(
  pieces: readonly WeighedMetal[],
  rates: RatesPerGram,
  exchangeBp: BasisPoints,
): MetalWorth | null {
  let metalValue = 0;
  for (const piece of pieces) {
    const rate = rates[piece.carat];
    if (rate === null) return null;
    metalValue += metalValueAt(rate, piece);
  }
  const exchangeValue = roundedProduct([metalValue, exchangeBp], BP_PER_WHOLE);
  return { metalValue, deduction: metalValue - exchangeValue, exchangeValue };
}
