import { pageProducts } from "@suvarna/contract/catalogue/calls";
import type { Client } from "@suvarna/contract/client";
import type { CallInput } from "@suvarna/contract/endpoint";
import { type CardPiece, cardPiece } from "./card-piece.ts";

/** The pieces that a wider search finds. */
export interface WiderSearch {
  /** The number of pieces that are found. */
  readonly total: number;
  /** The first of these pieces. */
  readonly pieces: readonly CardPiece[];
}

/**
 * Runs searches that are wider than a search without results.
 * @returns the searches that find pieces, first those with the fewest pieces, because they are
 *   nearest to the shopper's search; an empty list if the pieces can't be loaded
 */
export async function findWiderSearches<Search>(
  api: Client,
  searches: readonly Search[],
  queryOf: (search: Search) => NonNullable<CallInput<typeof pageProducts>["query"]>,
  signal: AbortSignal,
): Promise<(Search & WiderSearch)[]> {
  const answers = searches.map(async (search) => {
    const query = { ...queryOf(search), live: "false" } as const;
    const { total, products } = await api.call(pageProducts, { query }, { signal });
    return { ...search, total, pieces: products.map(cardPiece) };
  });
  const all = await Promise.all(answers).catch(() => []);
  return all.filter(({ total }) => total > 0).toSorted((one, other) => one.total - other.total);
}
