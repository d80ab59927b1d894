import type { Product } from "@suvarna/contract/catalogue/schemas";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";

const PARAMETER = "size";

/**
 * The chosen size, which is stored in the page's address so that it survives a reload, a login and
 * a shared link. No size is chosen in advance: the server's page, which is the same for everybody,
 * shows no chosen size, and its price is for the product's own weight.
 */
export function useChosenSize(product: Product) {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  // The chosen size is also kept in the component's state, because the address changes a moment
  // later.
  const [chosen, setChosen] = useState<string>();
  const sizeName = chosen ?? search.get(PARAMETER);
  const isKnown = product.sizes?.some(({ size, isAvailable }) => size === sizeName && isAvailable);
  return {
    size: hydrated && isKnown ? sizeName : null,
    choose(size: string) {
      setChosen(size);
      setSearch({ [PARAMETER]: size }, { replace: true, preventScrollReset: true });
    },
  };
}

/** The address of a piece's page with a size. */
export function sizedHref(href: string, size: string | null): string {
  return size === null ? href : `${href}?${new URLSearchParams({ [PARAMETER]: size })}`;
}
