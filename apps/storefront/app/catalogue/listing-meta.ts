import * as say from "@suvarna/words/here/listing-head";
import type { PageWords } from "../platform/meta.ts";
import type { NamedValue } from "./category-name.ts";
import { addressOfFilters } from "./listing-place.ts";
import { listingTitle } from "./listing-title.ts";
import { NO_FILTERS, type ShopFilters, searchOf } from "./shop-filters.ts";

/**
 * The meta tags of a listing. The pages of all jewellery, of a kind and of a category are indexed
 * by search engines; every narrower choice shows the same pieces again and is not indexed.
 */
export function listingMeta(filters: ShopFilters, categories: readonly NamedValue[]): PageWords {
  const { category, page, sort } = filters;
  // A kind has its own page; a category together with a kind counts as a narrower choice.
  const kind = category.length === 0 ? filters.kind : [];
  const indexedFilters = { ...NO_FILTERS, category, kind, page };
  const title = listingTitle(filters, categories);
  const isOwnPage =
    category.length + kind.length <= 1 &&
    searchOf({ ...indexedFilters, sort }) === searchOf(filters);
  return {
    title: page > 1 ? say.titleOfPage(title, page) : title,
    description: say.pricedByWeight(described(filters, title), page),
    address: addressOfFilters("/shop", indexedFilters),
    personal: !isOwnPage,
  };
}

function described({ kind, category }: ShopFilters, title: string): string {
  return kind.length + category.length === 1 ? say.aboutOne(title) : say.aboutAll;
}
