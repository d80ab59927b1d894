import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type ActiveFilter, activeFilters, type NamedValues } from "./active-filters.ts";
import { addressOfFilters, filtersOfAddress, isShopPath } from "./listing-place.ts";
import { clearFilters, type ShopFilters } from "./shop-filters.ts";

export interface ListingAddress {
  /** The chosen filters; while the next listing loads, the filters of the next listing. */
  readonly filters: ShopFilters;
  readonly loading: boolean;
  /** The active filters, without the listing's subject. */
  readonly active: readonly ActiveFilter[];
  /** The filters with all active filters removed. */
  readonly cleared: ShopFilters;
  hrefOf(filters: ShopFilters): string;
  /** Navigates to the listing of other filters and keeps the scroll position. */
  show(filters: ShopFilters): void;
}

/**
 * The listing's filters, which are stored in its address.
 * @param subject the part that stays when the filters are cleared: the search words stay on the
 *   search page but are a filter in the shop, and the kind stays on its own page
 * @param values the values of the filters in the shown listing, with their translated names
 */
export function useShopFilters(
  subject: "shop" | "words",
  values: NamedValues = {},
): ListingAddress {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  // A chosen filter must be visible at once, before the router reports the navigation. The local
  // value is used until the address changes, and not again when the visitor goes back to that
  // address.
  const [wanted, setWanted] = useState<{ at: string; filters: ShopFilters } | null>(null);
  if (wanted && wanted.at !== key) setWanted(null);
  const hrefOf = (filters: ShopFilters) => addressOfFilters(pathname, filters);
  const isWanted =
    wanted !== null && wanted.at === key && hrefOf(wanted.filters) !== pathname + search;
  const isNext =
    next !== undefined &&
    (next.pathname === pathname || (isShopPath(next.pathname) && isShopPath(pathname)));
  const filters = isWanted
    ? wanted.filters
    : isNext
      ? filtersOfAddress(next.pathname, new URLSearchParams(next.search))
      : filtersOfAddress(pathname, new URLSearchParams(search));
  const kindOfPage = isShopPath(pathname) && filters.kind.length === 1;
  return {
    filters,
    active: activeFilters(filters, values).filter(
      ({ key }) => (subject === "shop" || key !== "q") && (key !== "kind" || !kindOfPage),
    ),
    cleared: {
      ...clearFilters(filters),
      q: subject === "shop" ? "" : filters.q,
      kind: kindOfPage ? filters.kind : [],
    },
    loading: isWanted || isNext,
    hrefOf,
    show(filters) {
      setWanted({ at: key, filters });
      void navigate(hrefOf(filters), { preventScrollReset: true });
    },
  };
}
