import type { Product } from "@suvarna/contract/catalogue/schemas";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { openingSize } from "../pieces/index.ts";

const PARAMETER = "size";

/**
 * The size that a shopper has chosen, kept in the page's address, so that it lasts through a
 * reload, a login and a shared link. The server's page, which is the same for all, opens with the
 * usual size.
 */
export function useChosenSize(product: Product) {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  // The address follows a moment later; the chosen size must not wait for it.
  const [chosen, setChosen] = useState<string>();
  const asked = chosen ?? search.get(PARAMETER);
  const known = product.sizes?.some(({ size, isAvailable }) => size === asked && isAvailable);
  return {
    size: hydrated && known ? asked : openingSize(product),
    choose(size: string) {
      setChosen(size);
      setSearch({ [PARAMETER]: size }, { replace: true, preventScrollReset: true });
    },
  };
}

/** The address of a piece in a size. */
export function sizedHref(href: string, size: string | null): string {
  return size === null ? href : `${href}?${new URLSearchParams({ [PARAMETER]: size })}`;
}
