import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { paise, rupees } from "@suvarna/domain/money";
import { pricesWithin } from "@suvarna/domain/tax";

/**
 * The query with its limits of the sum with GST as limits of the price before GST. Where it limits
 * both, the narrower limit counts.
 */
export function withPriceLimits(query: ProductQuery, gstRateBp: number): ProductQuery {
  const { minPayable, maxPayable, minPrice, maxPrice, ...rest } = query;
  const limits = { least: paiseOrNull(minPayable), most: paiseOrNull(maxPayable) };
  const { least, most } = pricesWithin(limits, gstRateBp);
  return {
    ...rest,
    minPrice: least === null ? minPrice : Math.max(rupees(least), minPrice ?? 0),
    // No piece costs less than nothing: a limit below zero finds no piece.
    maxPrice: most === null ? maxPrice : Math.min(rupees(most), maxPrice ?? Infinity),
  };
}

const paiseOrNull = (amount: number | undefined) => (amount === undefined ? null : paise(amount));
