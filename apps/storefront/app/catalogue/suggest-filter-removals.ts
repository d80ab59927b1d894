import type { Client } from "@suvarna/contract/client";
import * as say from "@suvarna/words/here/listing";
import { type ActiveFilter, activeFilters, type NamedValues } from "./active-filters.ts";
import { queryOf, type ShopFilters } from "./shop-filters.ts";
import { findWiderSearches, type WiderSearch } from "./wider-searches.ts";

/** One or two filters of a listing without pieces, whose removal finds pieces again. */
export interface FilterRemoval extends WiderSearch {
  readonly label: string;
  readonly without: ShopFilters;
}

/**
 * The limits of the search: `MOST_TRIED` filters are tried, and each shows up to `MOST_PIECES`
 * pieces.
 */
const MOST_TRIED = 5;
/** At most four filters are combined in pairs, which makes six pairs. */
const MOST_PAIRED = 4;
const MOST_PIECES = 3;

/**
 * Tries to remove each active filter of a listing without pieces, and counts what is then found. If
 * no single removal helps, pairs of filters are removed, but never the kind or the search words.
 * The removal that finds the fewest pieces comes first.
 * @returns an empty list if no removal finds pieces, or if the pieces can't be loaded
 */
export async function suggestFilterRemovals(
  api: Client,
  filters: ShopFilters,
  values: NamedValues,
  signal: AbortSignal,
): Promise<FilterRemoval[]> {
  const active = activeFilters(filters, values);
  if (active.length < 2) return [];
  const removalsOf = (removals: readonly Removal[]) =>
    findWiderSearches(
      api,
      removals.map(({ label, without }) => ({ label, without })),
      ({ without }) => ({ ...queryOf(without), limit: MOST_PIECES }),
      signal,
    );
  const single = await removalsOf(active.slice(0, MOST_TRIED));
  return single.length > 0 ? single : removalsOf(pairsOf(active, values));
}

type Removal = Pick<FilterRemoval, "label" | "without">;

/**
 * Every pair of the active filters. With fewer than three filters there is no pair, because no
 * filter would remain.
 */
function pairsOf(active: readonly ActiveFilter[], values: NamedValues): Removal[] {
  const lesser = active.filter(({ key }) => key !== "kind" && key !== "q").slice(0, MOST_PAIRED);
  if (active.length < 3) return [];
  return lesser.flatMap((one, index) =>
    lesser.slice(index + 1).flatMap(({ label }) => {
      const other = activeFilters(one.without, values).find((left) => left.label === label);
      return other ? [{ label: say.bothFilters(one.label, label), without: other.without }] : [];
    }),
  );
}
