import * as say from "@suvarna/words/here/listing";
import * as pieces from "@suvarna/words/here/pieces";
import type { ShopFilters } from "./shop-filters.ts";

/** The smallest discount, in percent, that counts as a reduction. */
export const LEAST_DISCOUNT = 1;

/** The label of the discount filter, such as "10% off"; null if the filter is not active. */
export function discountLabel({
  minDiscount: min,
  maxDiscount: max,
}: Pick<ShopFilters, "minDiscount" | "maxDiscount">): string | null {
  if (min === null && max === null) return null;
  if (max === 0) return say.notReduced;
  if (min === max) return pieces.percentOff(Number(min));
  const least = min !== null && min > LEAST_DISCOUNT ? min : null;
  if (max === null) return least === null ? say.reduced : say.percentOrMore(least);
  return least === null ? say.upToPercent(max) : say.percentFromTo(least, max);
}
