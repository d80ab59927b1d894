import { pageProducts } from "@suvarna/contract/catalogue/calls";
import type { Client } from "@suvarna/contract/client";
import { type ActiveFilter, activeFilters } from "./active-filters.ts";
import { type CardPiece, cardPiece } from "./card-piece.ts";
import { queryOf, type ShopFilters } from "./shop-filters.ts";

/** A filter, or two, whose removal finds pieces again. */
export interface WayOn {
  readonly label: string;
  readonly without: ShopFilters;
  /** The number of pieces that are found without it. */
  readonly total: number;
  /** The first of these pieces. */
  readonly pieces: readonly CardPiece[];
}

/** How many filters are tried, and how many pieces each of them shows. */
const MOST_TRIED = 5;
/** At most four filters are tried in pairs, which makes six pairs. */
const MOST_PAIRED = 4;
const MOST_PIECES = 3;

/**
 * Tries each active filter of a listing without pieces: what is found without this one filter? If no
 * single filter is the cause, two are tried together, but never the kind or the words of a search. What
 * leaves the fewest pieces, and so keeps most of the wish, comes first.
 * @returns an empty list if that finds nothing either, or if the pieces can't be loaded
 */
export async function findWaysOn(
  api: Client,
  filters: ShopFilters,
  signal: AbortSignal,
): Promise<WayOn[]> {
  const active = activeFilters(filters);
  if (active.length < 2) return [];
  const single = await found(api, signal, active.slice(0, MOST_TRIED));
  return single.length > 0 ? single : found(api, signal, pairsOf(active));
}

type Removal = Pick<WayOn, "label" | "without">;

/** Every two filters of a wish. Without a third filter nothing of the wish would remain. */
function pairsOf(active: readonly ActiveFilter[]): Removal[] {
  const lesser = active.filter(({ key }) => key !== "kind" && key !== "q").slice(0, MOST_PAIRED);
  if (active.length < 3) return [];
  return lesser.flatMap((one, index) =>
    lesser.slice(index + 1).flatMap(({ label }) => {
      const other = activeFilters(one.without).find((left) => left.label === label);
      return other ? [{ label: `${one.label} and ${label}`, without: other.without }] : [];
    }),
  );
}

async function found(
  api: Client,
  signal: AbortSignal,
  removals: readonly Removal[],
): Promise<WayOn[]> {
  const tried = removals.map(async ({ label, without }) => {
    const query = { ...queryOf(without), limit: MOST_PIECES };
    const { total, products } = await api.call(pageProducts, { query }, { signal });
    return { label, without, total, pieces: products.map(cardPiece) };
  });
  const ways = await Promise.all(tried).catch(() => []);
  return ways.filter(({ total }) => total > 0).toSorted((one, other) => one.total - other.total);
}
