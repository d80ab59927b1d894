import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { paise, rupees } from "@suvarna/domain/money";
import { pricesWithin } from "@suvarna/domain/tax";

/**
 * Converts the limits of a query on the sum with GST to limits on the price before GST. When a
 * query has both kinds of limits, the narrower limit counts.
 */
export function withPriceLimits(query: ProductQuery, gstRateBp: number): ProductQuery {
  const { minPayable, maxPayable, minPrice, maxPrice, ...rest } = query;
  const limits = { least: paiseOrNull(minPayable), most: paiseOrNull(maxPayable) };
  const { least, most } = pricesWithin(limits, gstRateBp);
  return {
    ...rest,
    minPrice: least === null ? minPrice : Math.max(rupees(least), minPrice ?? 0),
    // No piece has a price below zero, so an upper limit below zero finds no piece.
    maxPrice: most === null ? maxPrice : Math.min(rupees(most), maxPrice ?? Infinity),
  };
}

const paiseOrNull = (amount: number | undefined) => (amount === undefined ? null : paise(amount));
