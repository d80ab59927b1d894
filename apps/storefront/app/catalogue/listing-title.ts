import * as jewellery from "@suvarna/words/here/jewellery";
import * as say from "@suvarna/words/here/listing-head";
import { allJewellery } from "@suvarna/words/here/navigation";
import { categoryName, type NamedValue } from "./category-name.ts";
import { discountLabel } from "./discount-label.ts";
import type { ShopFilters } from "./shop-filters.ts";

/**
 * The heading of a listing, which names its kind, category, search words or discount, or else all
 * jewellery.
 */
export function listingTitle(filters: ShopFilters, categories: readonly NamedValue[]): string {
  const { category, kind, q } = filters;
  if (kind[0] !== undefined && kind.length === 1) return jewellery.KIND_WORDS[kind[0]].many;
  const [only, ...others] = category;
  if (only !== undefined && others.length === 0) return categoryName(categories, only);
  return q ? say.piecesFor(q) : (discountLabel(filters) ?? allJewellery);
}
