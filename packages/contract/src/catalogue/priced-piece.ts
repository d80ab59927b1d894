import { paise } from "@suvarna/domain/money";
import type { PricedPiece } from "@suvarna/domain/price";
import type { Product } from "./schemas.ts";

/** The fields of a product that its price is computed from. */
export type PricedProduct = Pick<
  Product,
  "carat" | "netWeight" | "makingcharge" | "stoneValue" | "discountPercent"
> &
  Partial<Pick<Product, "sizes">>;

/**
 * Converts a product into the input of the price function. With `size`, the weight is that of this
 * size.
 */
export function pricedPiece(product: PricedProduct, size?: string | null): PricedPiece {
  const sized = size ? product.sizes?.find((candidate) => candidate.size === size) : undefined;
  return {
    carat: product.carat,
    netWeightMg: Math.round((sized?.netWeight ?? product.netWeight) * 1000),
    makingChargeBp: Math.round(product.makingcharge * 100),
    stoneValuePaise: paise(product.stoneValue),
    discountBp: Math.round(product.discountPercent * 100),
  };
}
