import type { PageWords } from "../platform/meta.ts";
import { listingTitle } from "./listing-title.ts";
import { NO_FILTERS, type ShopFilters, searchOf } from "./shop-filters.ts";

/**
 * The meta tags of a listing. All jewellery and each category are indexed, page by page; every
 * narrower choice shows the same pieces again and is not indexed.
 */
export function listingMeta(
  filters: ShopFilters,
  categories: readonly { readonly value: string }[],
): PageWords {
  const { category, page, sort } = filters;
  const known = { ...NO_FILTERS, category, page };
  const title = listingTitle(filters, categories);
  const isOwnPage = category.length <= 1 && searchOf({ ...known, sort }) === searchOf(filters);
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${described(category, title)}, priced by weight at today’s rate${page > 1 ? `: page ${page}` : ""}.`,
    address: `/shop${searchOf(known)}`,
    personal: !isOwnPage,
  };
}

function described(category: readonly string[], title: string): string {
  return category.length === 1
    ? `${title} jewellery by our own karigars, with the weight and the making charge of each piece`
    : "Gold, diamond, silver, bridal and traditional jewellery";
}
