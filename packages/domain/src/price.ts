import type { Carat } from "./fineness.ts";
import {
  type BasisPoints,
  type Milligrams,
  type Paise,
  roundedProduct,
  roundedProductOf,
} from "./money.ts";
import type { RatesPerGram } from "./rate-sheet.ts";

/** The fields of a piece that determine its price. */
export interface PricedPiece {
  readonly carat: Carat;
  readonly netWeightMg: Milligrams;
  readonly makingChargeBp: BasisPoints;
  readonly stoneValuePaise: Paise;
  readonly discountBp: BasisPoints;
}

/**
 * A price with its lines, all in paise:
 * `price = metalValue + makingCharge + stoneValue` and `discountedPrice = price - discount`.
 */
export interface PriceBreakup {
  readonly ratePerGram: Paise;
  readonly metalValue: Paise;
  readonly makingCharge: Paise;
  readonly stoneValue: Paise;
  readonly price: Paise;
  readonly discount: Paise;
  readonly discountedPrice: Paise;
}

/**
 * The greatest discount that staff can give on a piece, in percent of its whole price. With a
 * greater discount, a piece would cost less than its metal. A single person can set this discount,
 * so it has a limit; a coupon may reduce more, but needs a second person.
 */
export const MOST_DISCOUNT_PERCENT = 30;

const MG_PER_GRAM = 1000;
export const BP_PER_WHOLE = 10_000;

/**
 * Computes the price of a piece: rate × net weight, plus making charge, plus stones, less discount.
 * Product page, cart, order and the browser's live prices all call this function. The listing's SQL
 * has the same formula (apps/server/src/catalogue/price-sql.ts), and a property test compares the
 * two.
 * @returns null when the grade has no valid rate; the piece is then "Price on request"
 */
export function priceOf(piece: PricedPiece, rates: RatesPerGram): PriceBreakup | null {
  const ratePerGram = rates[piece.carat];
  if (ratePerGram === null) return null;
  const { netWeightMg, makingChargeBp, stoneValuePaise: stoneValue, discountBp } = piece;
  const metalValue = roundedProduct([ratePerGram, netWeightMg], MG_PER_GRAM);
  const makingCharge = roundedProduct(
    [ratePerGram, netWeightMg, makingChargeBp],
    MG_PER_GRAM * BP_PER_WHOLE,
  );
  const price = metalValue + makingCharge + stoneValue;
  const discount = roundedProduct([price, discountBp], BP_PER_WHOLE);
  const discountedPrice = price - discount;
  return {
    ratePerGram,
    metalValue,
    makingCharge,
    stoneValue,
    price,
    discount,
    discountedPrice,
  };
}

/**
 * Computes only the discounted price of a piece, at a rate in paise per gram, without checking the
 * fields. It is faster than `priceOf`, for the prices of a whole catalogue, and a property test
 * compares the two functions.
 */
export function discountedPriceAt(
  ratePerGram: Paise,
  netWeightMg: Milligrams,
  makingChargeBp: BasisPoints,
  stoneValue: Paise,
  discountBp: BasisPoints,
): Paise {
  const metalValue = roundedProductOf(ratePerGram, netWeightMg, 1, MG_PER_GRAM);
  const makingCharge = roundedProductOf(
    ratePerGram,
    netWeightMg,
    makingChargeBp,
    MG_PER_GRAM * BP_PER_WHOLE,
  );
  const price = metalValue + makingCharge + stoneValue;
  return price - roundedProductOf(price, discountBp, 1, BP_PER_WHOLE);
}

/** The discount as a whole percentage, as the shop shows it; 0 without a discount. */
export function discountPercent(price: Paise, discountedPrice: Paise): number {
  return price > 0 ? Math.round(((price - discountedPrice) / price) * 100) : 0;
}
