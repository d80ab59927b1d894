import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import { cleared, readFilters, type ShopFilters, searchOf } from "./shop-filters.ts";

export interface ListingAddress {
  /** What is chosen; while the next listing loads, already what was chosen last. */
  readonly filters: ShopFilters;
  readonly loading: boolean;
  /** All that narrows the listing besides what it is about. */
  readonly active: readonly ActiveFilter[];
  /** The filters without those. */
  readonly cleared: ShopFilters;
  hrefOf(filters: ShopFilters): string;
  /** Goes to the listing of other filters; the page stays where it is. */
  show(filters: ShopFilters): void;
}

/**
 * The listing's filters, kept in its address.
 * @param subject what the listing is about: in the shop the words of a search are one more filter,
 *   on the page of a search they stay when the filters go
 */
export function useShopFilters(subject: "shop" | "words" = "shop"): ListingAddress {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  // A tick must show at once, before the router says where it is going; it counts until the
  // address is another one, and no more when that address comes back (the Back button).
  const [wanted, setWanted] = useState<{ at: string; search: string } | null>(null);
  if (wanted && wanted.at !== key) setWanted(null);
  const isWanted = wanted !== null && wanted.at === key && wanted.search !== search;
  const isNext = next !== undefined && next.pathname === pathname;
  const hrefOf = (filters: ShopFilters) => pathname + searchOf(filters);
  const filters = readFilters(
    new URLSearchParams(isWanted ? wanted.search : isNext ? next.search : search),
  );
  return {
    filters,
    active: activeFilters(filters).filter(({ key }) => subject === "shop" || key !== "q"),
    cleared: { ...cleared(filters), q: subject === "shop" ? "" : filters.q },
    loading: isWanted || isNext,
    hrefOf,
    show(filters) {
      setWanted({ at: key, search: searchOf(filters) });
      void navigate(hrefOf(filters), { preventScrollReset: true });
    },
  };
}
