import type { Product } from "@suvarna/contract/catalogue/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { PriceBreakup } from "@suvarna/domain/price";
import { gstOn } from "@suvarna/domain/tax";
import { stoneWords } from "@suvarna/words/here/jewellery";
import * as words from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/product";
import { metalName, weightText } from "../pieces/index.ts";

/** A line of a price break-up: its label, its computation and its amount. */
export interface BreakUpLine {
  readonly name: string;
  readonly detail?: string;
  readonly rate?: string;
  readonly weight?: string;
  /** The amount of the line in paise; a discount is negative. */
  readonly value: Paise;
}

/** A price break-up: `price` is the sum of the lines, and `total` is `price + gst`. */
export interface BreakUp {
  readonly lines: readonly BreakUpLine[];
  readonly price: Paise;
  readonly gst: Paise;
  readonly total: Paise;
}

type BrokenUp = Pick<Product, "carat" | "metal" | "makingcharge" | "discountPercent" | "stones">;

/**
 * The lines of a piece's price break-up. Lines of zero are left out.
 * @param netWeight the weight of the metal in grams, in the size whose price is shown
 */
export function breakUpOf(
  product: BrokenUp,
  netWeight: number,
  breakup: PriceBreakup,
  gstPercent: number,
): BreakUp {
  const { ratePerGram, metalValue, makingCharge, stoneValue, discount, discountedPrice } = breakup;
  const lines: BreakUpLine[] = [
    {
      name: metalName(product),
      rate: say.perGram(formatRupees(ratePerGram)),
      weight: weightText(netWeight),
      value: metalValue,
    },
    { name: say.makingCharge, rate: `${product.makingcharge}%`, value: makingCharge },
    {
      name: say.stones,
      detail: product.stones.map(({ kind }) => stoneWords(kind).toLowerCase()).join(", "),
      weight: caratsOf(product),
      value: stoneValue,
    },
    { name: say.discount, rate: `${product.discountPercent}%`, value: -discount },
  ];
  const gst = gstOn(discountedPrice, Math.round(gstPercent * 100));
  return {
    lines: lines.filter(({ value }) => value !== 0),
    price: discountedPrice,
    gst,
    total: discountedPrice + gst,
  };
}

/** The weight of all stones in carats. Five carats are one gram. */
function caratsOf({ stones }: Pick<Product, "stones">): string {
  const carats = stones.reduce((sum, stone) => sum + stone.carats, 0);
  return carats > 0 ? words.stoneWeight(carats) : "";
}
