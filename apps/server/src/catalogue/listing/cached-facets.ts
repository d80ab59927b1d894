import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { type CountedFacets, countFacets, type FacetCell } from "../facets.ts";
import { type CatalogueCopy, emptyCells, type PricedCatalogue } from "./catalogue-copy.ts";

/**
 * Returns the counts of the facets from the cache, or adds them up. The counts do not depend on the
 * page and the order.
 */
export function cachedFacets(
  { categories }: CatalogueCopy,
  priced: PricedCatalogue,
  { page: _page, limit: _limit, sort: _sort, ...choices }: ProductQuery,
  count: () => readonly FacetCell[],
): CountedFacets {
  const key = JSON.stringify(choices);
  const cached = priced.facets.get(key);
  if (cached) return cached;
  const cells = cachedCells(priced, choices, count);
  const counted = countFacets([...emptyCells(categories), ...cells], choices);
  priced.facets.set(key, counted);
  return counted;
}

/**
 * Returns the counts of the facet cells from the cache, or counts the products. The counts depend
 * only on the search words and the limits, not on the page, the order or other choices.
 */
function cachedCells(
  { counts }: PricedCatalogue,
  query: Omit<ProductQuery, "page" | "limit" | "sort">,
  count: () => readonly FacetCell[],
): readonly FacetCell[] {
  const { q, minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount } = query;
  const limits = [minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount];
  const key = JSON.stringify([q ?? "", ...limits.map((limit) => limit ?? "")]);
  const cached = counts.get(key);
  if (cached) return cached;
  const cells = count();
  counts.set(key, cells);
  return cells;
}
