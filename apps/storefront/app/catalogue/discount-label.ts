import type { ShopFilters } from "./shop-filters.ts";

/** The smallest discount, in percent, that counts as a reduction. */
export const LEAST_DISCOUNT = 1;

/** The label of the discount filter, such as "10% off"; null if the filter is not active. */
export function discountLabel({
  minDiscount: min,
  maxDiscount: max,
}: Pick<ShopFilters, "minDiscount" | "maxDiscount">): string | null {
  if (min === null && max === null) return null;
  if (max === 0) return "Not reduced";
  if (min === max) return `${min}% off`;
  const least = min !== null && min > LEAST_DISCOUNT ? min : null;
  if (max === null) return least === null ? "Reduced" : `${least}% off or more`;
  return least === null ? `Up to ${max}% off` : `${least}% to ${max}% off`;
}
