import type { Client } from "@suvarna/contract/client";
import { findWiderSearches, type WiderSearch } from "../catalogue/index.ts";

/** A search with one word less than the shopper typed, which finds pieces. */
export interface NearSearch extends WiderSearch {
  /** The word that was left out. */
  readonly leftOut: string;
  /** The other words, in the typed order. */
  readonly words: string;
}

/** The words that are left out in turn; each costs one call. */
const MOST_LEFT_OUT = 6;
const MOST_PIECES = 6;

/**
 * Finds the pieces that match all words of a search but one. If several words can be left out, the
 * word is left out with which the fewest pieces are found, because the result is then nearest to
 * the search.
 * @param q the text of a search that finds nothing
 * @returns null if the search has a single word, if no such word exists, or if a call fails
 */
export async function findNearSearch(
  api: Client,
  q: string,
  signal: AbortSignal,
): Promise<NearSearch | null> {
  const queryOf = ({ words }: { words: string }) => ({ q: words, limit: MOST_PIECES });
  const [nearest = null] = await findWiderSearches(api, shorterSearches(q), queryOf, signal);
  return nearest;
}

/** The searches that remain when one of the typed words is left out, for each word in turn. */
export function shorterSearches(q: string): Pick<NearSearch, "leftOut" | "words">[] {
  const words = q.split(/\s+/).filter((word) => word !== "");
  if (words.length < 2) return [];
  return words.slice(0, MOST_LEFT_OUT).map((leftOut, index) => ({
    leftOut,
    words: words.toSpliced(index, 1).join(" "),
  }));
}
