import { type Columns, compareIds } from "./columns.ts";
import type { Order } from "./orders.ts";

/**
 * The largest number of results that a search sorts by itself, which is then faster than reading
 * all products in the shop's order.
 */
const FEW = 8192;
/** The number of different places in the shop's order, which is 2^33; see `sortPosition`. */
const PLACES = 2 ** 33;
/**
 * The highest score of a search: it has at most eight terms, each with a score of at most seven.
 */
const HIGHEST_SCORE = 56;

/** The results of a search, which are sorted in place. */
export interface SortedSearch {
  /** The row numbers of the products that match. */
  rows: Order | null;
  /** The score of each matching product. */
  scores: Uint8Array;
  /**
   * The shop's order by which products of equal score are sorted; null while they are not sorted.
   */
  sortedBy: Order | null;
}

/** Sorts few search results, as `sortSearch` sorts many, without reading the whole catalogue. */
function sortFew(columns: Columns, search: SortedSearch, rows: Order, shop: Order): void {
  const { isShown, place } = columns;
  // A key is a score, a place in the shop's order and an index of `rows` in one number below 2^52.
  // Numbers are sorted without a call of JavaScript for each comparison.
  const keys = new Float64Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number;
    if (isShown[row] === 0) continue;
    const missed = HIGHEST_SCORE - (search.scores[at] as number);
    keys[count++] = (missed * PLACES + (place[row] as number)) * FEW + at;
  }
  const sortedKeys = keys.subarray(0, count).sort();
  const sorted = Uint32Array.from(sortedKeys, (key) => rows[key % FEW] as number);
  const scores = Uint8Array.from(sortedKeys, (key) => search.scores[key % FEW] as number);
  for (let begin = 0; begin < count; ) {
    const group = Math.floor((sortedKeys[begin] as number) / FEW);
    let end = begin + 1;
    while (end < count && Math.floor((sortedKeys[end] as number) / FEW) === group) end++;
    // Products with the same score and place are in the order of their ids.
    if (end - begin > 1) {
      sorted.subarray(begin, end).sort((one, other) => compareIds(columns, one, other));
    }
    begin = end;
  }
  Object.assign(search, { rows: sorted, scores, sortedBy: shop });
}

/** Sorts search results by score, highest first, and by the shop's order within a score. */
export function sortSearch(columns: Columns, search: SortedSearch, shop: Order): void {
  const rows = search.rows ?? new Uint32Array();
  if (rows.length <= FEW) {
    sortFew(columns, search, rows, shop);
    return;
  }
  const scoreOfRow = new Uint8Array(columns.count);
  for (let at = 0; at < rows.length; at++) {
    scoreOfRow[rows[at] as number] = search.scores[at] as number;
  }
  // The shop's order contains only shown products, so hidden results are left out here.
  const counts = new Uint32Array(HIGHEST_SCORE + 1);
  for (const row of shop) {
    const score = scoreOfRow[row] as number;
    counts[score] = (counts[score] as number) + 1;
  }
  const places = new Uint32Array(HIGHEST_SCORE + 1);
  let count = 0;
  for (let score = HIGHEST_SCORE; score > 0; score--) {
    places[score] = count;
    count += counts[score] as number;
  }
  const sorted = new Uint32Array(count);
  const scores = new Uint8Array(count);
  for (const row of shop) {
    const score = scoreOfRow[row] as number;
    if (score === 0) continue;
    const place = places[score] as number;
    places[score] = place + 1;
    sorted[place] = row;
    scores[place] = score;
  }
  Object.assign(search, { rows: sorted, scores, sortedBy: shop });
}
