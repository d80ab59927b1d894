import { pageProducts } from "@suvarna/contract/catalogue/calls";
import type { Client } from "@suvarna/contract/client";
import { activeFilters } from "./active-filters.ts";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { queryOf, type ShopFilters } from "./shop-filters.ts";

/** A filter whose removal finds pieces again. */
export interface WayOn {
  readonly label: string;
  readonly without: ShopFilters;
  /** The number of pieces that are found without the filter. */
  readonly total: number;
  /** The first of these pieces. */
  readonly pieces: readonly CardPiece[];
}

/** How many filters are tried, and how many pieces each of them shows. */
const MOST_TRIED = 5;
const MOST_PIECES = 3;

/**
 * Tries each active filter of a listing without pieces: what is found without this one filter? The
 * filter that leaves the fewest pieces, and so keeps most of the wish, comes first.
 * @returns an empty list if no single filter is the cause, or if the pieces can't be loaded
 */
export async function findWaysOn(
  api: Client,
  filters: ShopFilters,
  signal: AbortSignal,
): Promise<WayOn[]> {
  const active = activeFilters(filters);
  if (active.length < 2) return [];
  const tried = active.slice(0, MOST_TRIED).map(async ({ label, without }) => {
    const query = { ...queryOf(without), limit: MOST_PIECES };
    const { total, products } = await api.call(pageProducts, { query }, { signal });
    return { label, without, total, pieces: products.map(cardPiece) };
  });
  const ways = await Promise.all(tried).catch(() => []);
  return ways.filter(({ total }) => total > 0).toSorted((one, other) => one.total - other.total);
}
