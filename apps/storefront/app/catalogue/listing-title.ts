import { discountLabel } from "./discount-label.ts";
import type { ShopFilters } from "./shop-filters.ts";

/** What a listing is called: its category, what was searched for, its discount, or all there is. */
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
