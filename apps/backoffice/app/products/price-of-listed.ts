import type { ListedProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import type { Paise } from "@suvarna/domain/money";
import { paise } from "@suvarna/domain/money";
import { priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";

/**
 * The discounted price of a listed product at these rates; null without a valid rate or a weight.
 */
export function priceOfListed(
  { carat, netWeight, makingcharge, stoneValue, discountPercent }: ListedProduct,
  rates: RatesPerGram,
): Paise | null {
  if (netWeight === null || makingcharge === null) return null;
  const piece = {
    carat,
    netWeightMg: Math.round(netWeight * 1000),
    makingChargeBp: Math.round(makingcharge * 100),
    stoneValuePaise: paise(stoneValue),
    discountBp: Math.round(discountPercent * 100),
  };
  return priceOf(piece, rates)?.discountedPrice ?? null;
}
