import { discountLabel } from "./discount-label.ts";
import type { ShopFilters } from "./shop-filters.ts";

/** The heading of a listing: its category, its search words, its discount, or all jewellery. */
export function listingTitle(
  filters: ShopFilters,
  categories: readonly { readonly value: string }[],
): string {
  const { category, q } = filters;
  const [only, ...others] = category;
  if (only !== undefined && others.length === 0) {
    const wanted = only.toLowerCase();
    return categories.find(({ value }) => value.toLowerCase() === wanted)?.value ?? only;
  }
  return q ? `Pieces for “${q}”` : (discountLabel(filters) ?? "All jewellery");
}
