import {
  apportionEven,
  type BasisPoints,
  type Milligrams,
  type Paise,
  roundedProduct,
} from "./money.ts";
import type { LineAmounts, SaleAmounts } from "./partial-refund.ts";
import { BP_PER_WHOLE } from "./price.ts";
import { gstOn } from "./tax.ts";

const MG_PER_GRAM = 1000;

/**
 * The smallest amount that payment gateways send back, in paise. The shop does not refund a smaller
 * difference.
 */
const LEAST_BACK: Paise = 100;

/** The weight and the values of one piece, in milligrams and paise. */
export interface PricedPiece {
  readonly netWeightMg: Milligrams;
  readonly ratePerGram: Paise;
  readonly metalValue: Paise;
  readonly makingCharge: Paise;
  readonly stoneValue: Paise;
  readonly discount: Paise;
}

/**
 * A line of an order as it was placed, in milligrams and paise. Weight and values are for one
 * piece.
 */
export interface OrderedLine extends PricedPiece {
  /** The price of all pieces of the line, after the discount of the pieces. */
  readonly linePrice: Paise;
  /** The share of all pieces of the line in the order's discount. */
  readonly couponShare: Paise;
}

/**
 * The value that a piece lacks because it is lighter than ordered, in paise. All values are 0 for a
 * heavier piece.
 */
export interface PieceDifference {
  readonly metal: Paise;
  readonly making: Paise;
  /** The value that the piece lacks, less the discount of the piece. */
  readonly net: Paise;
}

/**
 * Computes the value that a weighed piece lacks, in paise: its metal and its making charge at the
 * rate of the order, less the discount of the piece. The value of the stones does not depend on the
 * weight.
 */
export function pieceDifference(piece: PricedPiece, weighedMg: Milligrams): PieceDifference {
  const { netWeightMg, ratePerGram, metalValue, makingCharge, stoneValue, discount } = piece;
  if (weighedMg >= netWeightMg || netWeightMg === 0) return { metal: 0, making: 0, net: 0 };
  const metal = metalValue - roundedProduct([ratePerGram, weighedMg], MG_PER_GRAM);
  const making = makingCharge - roundedProduct([makingCharge, weighedMg], netWeightMg);
  const price = metalValue + makingCharge + stoneValue;
  const off = price === 0 ? 0 : roundedProduct([discount, metal + making], price);
  return { metal, making, net: Math.max(0, metal + making - off) };
}

/**
 * A piece of an order at the weight that the buyer pays for: the weighed one for a lighter piece,
 * the ordered one for a heavier piece.
 */
export function pieceAtWeight(piece: PricedPiece, weighedMg: Milligrams): PricedPiece {
  const { metal, making, net } = pieceDifference(piece, weighedMg);
  return {
    netWeightMg: Math.min(piece.netWeightMg, weighedMg),
    ratePerGram: piece.ratePerGram,
    metalValue: piece.metalValue - metal,
    makingCharge: piece.makingCharge - making,
    stoneValue: piece.stoneValue,
    discount: piece.discount - (metal + making - net),
  };
}

/**
 * The value of the surplus metal and making charge of a piece that is heavier than ordered, in
 * paise. The shop does not charge it to the buyer.
 */
export function surplusValue(line: OrderedLine, weighedMg: Milligrams): Paise {
  const { netWeightMg, ratePerGram, metalValue, makingCharge } = line;
  if (weighedMg <= netWeightMg || netWeightMg === 0) return 0;
  const metal = roundedProduct([ratePerGram, weighedMg], MG_PER_GRAM) - metalValue;
  return metal + roundedProduct([makingCharge, weighedMg - netWeightMg], netWeightMg);
}

/**
 * Whether a weight differs so much from the ordered weight that the piece must be weighed again.
 */
export function needsReweighing(
  orderedMg: Milligrams,
  weighedMg: Milligrams,
  limitBp: BasisPoints,
) {
  return Math.abs(weighedMg - orderedMg) * BP_PER_WHOLE > orderedMg * limitBp;
}

/**
 * A piece whose weight differs by more than this from its known weight is taken for another piece.
 */
export const OTHER_PIECE_BP: BasisPoints = 2000;

/**
 * Whether a weight differs so much from the known weight of a piece that it can't be the weight of
 * this piece, however often it is weighed.
 */
export function isOtherPiece(knownMg: Milligrams, weighedMg: Milligrams): boolean {
  return needsReweighing(knownMg, weighedMg, OTHER_PIECE_BP);
}

/** A line of an order with the weights of its weighed pieces, in milligrams. */
export interface WeighedLine extends OrderedLine {
  readonly position: number;
  readonly weighedMg: readonly Milligrams[];
}

/**
 * Computes the part of an order that goes back because its pieces are lighter than ordered, in
 * paise: the price of each line, its share of the coupon, and the surplus GST of the order. Heavier
 * pieces do not reduce this part.
 * @param left the amounts that are left of the order, line by line
 * @returns null when the part is empty or less than a gateway sends
 */
export function weightDifference(
  lines: readonly WeighedLine[],
  left: SaleAmounts,
  gstRateBp: BasisPoints,
): SaleAmounts | null {
  const parts = lines.map((line) => netPart(line, left.lines[line.position]));
  const taxableLeft = left.lines.reduce((sum, { price, discount }) => sum + price - discount, 0);
  const gstLeft = left.lines.reduce((sum, { gst }) => sum + gst, 0);
  const back = parts.map(({ price, discount }) => price - discount);
  const taxableBack = back.reduce((sum, value) => sum + value, 0);
  const gst = Math.max(0, gstLeft - gstOn(taxableLeft - taxableBack, gstRateBp));
  const taxes = apportionEven(taxableBack === 0 ? 0 : gst, back);
  const amounts = parts.flatMap((part, place) => {
    const most = left.lines[part.position]?.gst ?? 0;
    const taxed = { ...part, gst: Math.min(taxes[place] as Paise, most) };
    return taxed.price - taxed.discount + taxed.gst > 0 ? [taxed] : [];
  });
  const total = amounts.reduce(
    (sum, { price, discount, gst: tax }) => sum + price - discount + tax,
    0,
  );
  return total < LEAST_BACK ? null : { lines: amounts, shipping: 0 };
}

/**
 * The price and the share of the coupon that go back for a line, in paise, without tax and at most
 * the amounts that are left.
 */
function netPart(line: WeighedLine, left: LineAmounts | undefined): LineAmounts {
  const { position, weighedMg, linePrice, couponShare } = line;
  const lacking = weighedMg.reduce((sum, mg) => sum + pieceDifference(line, mg).net, 0);
  const price = Math.min(lacking, left?.price ?? 0);
  const share = linePrice === 0 ? 0 : roundedProduct([couponShare, price], linePrice);
  const discount = Math.min(share, left?.discount ?? 0, price);
  return { position, quantity: 0, price, discount, gst: 0 };
}
