import { kindAddress, kindOfSlug } from "../pieces/index.ts";
import { readFilters, type ShopFilters, searchOf } from "./shop-filters.ts";

const SHOP = "/shop";

/** Whether a path is the path of the shop's listing or of the listing of a kind. */
export function isShopPath(path: string): boolean {
  return path === SHOP || path.startsWith(`${SHOP}/`);
}

/**
 * The filters of a listing's address. The page of a kind, `/shop/rings`, is the listing with that
 * kind chosen.
 */
export function filtersOfAddress(path: string, search: URLSearchParams): ShopFilters {
  const filters = readFilters(search);
  const kind = isShopPath(path) ? kindOfSlug(path.slice(SHOP.length + 1)) : undefined;
  if (kind === undefined || filters.kind.includes(kind)) return filters;
  return { ...filters, kind: [kind, ...filters.kind] };
}

/**
 * The address of a listing. In the shop, one chosen kind is its own page; every other listing, such as
 * the search results, keeps its path.
 */
export function addressOfFilters(path: string, filters: ShopFilters): string {
  if (!isShopPath(path)) return path + searchOf(filters);
  const [kind, ...others] = filters.kind;
  if (kind === undefined || others.length > 0) return SHOP + searchOf(filters);
  return kindAddress(kind) + searchOf({ ...filters, kind: [] });
}
