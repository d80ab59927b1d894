import { setImmediate } from "node:timers/promises";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/database.ts";
import { isShown } from "../product-rows.ts";
import { hasAll, scoreOf, type Term } from "../search/terms.ts";
import { understand } from "../search/understand.ts";
import { products } from "../tables.ts";
import { type Columns, compareIds, idOf, rowOf } from "./columns.ts";
import { type Order, STEPS } from "./orders.ts";

/** The most products that all cached searches have together, at 5 bytes each. */
const MOST_ROWS = 8_000_000;
const MOST_SEARCHES = 2000;
const MOST_TEXTS = 10_000;
const ID_LENGTH = 36;
/**
 * A search with fewer results than this limit is sorted by comparison, which is then faster than
 * reading all products in the shop's order.
 */
const FEW = 10_000;
/**
 * The highest score of a search: it has at most eight terms, each with a score of at most seven.
 */
const HIGHEST_SCORE = 56;

/** A cached search, which the database has answered. */
interface Search {
  readonly terms: readonly Term[];
  /** The row numbers of the products that match; null until the database has answered. */
  rows: Order | null;
  /** The score of each matching product. */
  scores: Uint8Array;
  /**
   * The shop's order by which products of equal score are sorted; null while they are not sorted.
   */
  sortedBy: Order | null;
  /** The products whose texts may have changed since the database has answered. */
  readonly changed: Set<number>;
  /** The database query that is running for this search; null when none is. */
  asking: Promise<void> | null;
}

/**
 * The cache of searches that the database has answered. A search is cached until a text changes.
 */
export interface Words {
  /**
   * Finds the products that match a text, best match first. Products of equal score are in the
   * shop's order.
   * @param shop the current order of the shop
   */
  find(
    db: Db,
    typed: string,
    shop: () => Order,
  ): Promise<{ readonly terms: readonly Term[]; readonly rows: Order }>;
  /**
   * Records that the texts of these products may have changed, or that the products were added or
   * removed.
   */
  changeRows(rows: ReadonlySet<number>): void;
  /** Records that the text of any product may have changed. */
  forget(): void;
}

export function createWords(columns: Columns): Words {
  const searches = new LRUCache<string, Search>({ max: MOST_SEARCHES, maxSize: MOST_ROWS });
  /** The cached search terms of typed texts. The terms depend on all words of the catalogue. */
  const meanings = new LRUCache<string, Promise<readonly Term[]>>({ max: MOST_TEXTS });

  function meaningOf(db: Db, typed: string): Promise<readonly Term[]> {
    const known = meanings.get(typed);
    if (known) return known;
    const meaning = understand(db, typed).then((terms) => terms ?? []);
    meanings.set(typed, meaning);
    meaning.catch(() => meanings.delete(typed));
    return meaning;
  }

  async function ask(db: Db, key: string, search: Search): Promise<void> {
    const { terms, changed } = search;
    const again = [...changed];
    changed.clear();
    try {
      const isFirst = search.rows === null;
      const ids = again.map((row) => idOf(columns, row));
      const hits = await findHits(
        db,
        columns,
        terms,
        isFirst ? undefined : inArray(products.id, ids),
      );
      if (isFirst) search.rows = new Uint32Array();
      mergeHits(search, hits, again);
    } catch (error) {
      searches.delete(key);
      throw error;
    }
    if (searches.has(key)) searches.set(key, search, { size: 1 + (search.rows?.length ?? 0) });
  }

  return {
    async find(db, typed, shop) {
      const terms = await meaningOf(db, typed);
      const key = JSON.stringify(terms);
      const search = searches.get(key) ?? newSearch(terms);
      if (!searches.has(key)) searches.set(key, search, { size: 1 });
      while (search.rows === null || search.changed.size > 0) {
        search.asking ??= ask(db, key, search).finally(() => {
          search.asking = null;
        });
        await search.asking;
      }
      if (search.sortedBy !== shop()) sortSearch(columns, search, shop());
      return { terms, rows: search.rows };
    },
    changeRows(rows) {
      if (rows.size === 0) return;
      meanings.clear();
      for (const { changed } of searches.values()) for (const row of rows) changed.add(row);
    },
    forget() {
      meanings.clear();
      searches.clear();
    },
  };
}

function newSearch(terms: readonly Term[]): Search {
  const scores = new Uint8Array();
  return { terms, rows: null, scores, sortedBy: null, changed: new Set(), asking: null };
}

/** The row numbers of the products that the database has found, with the score of each product. */
interface Hits {
  readonly rows: Uint32Array;
  readonly scores: Uint8Array;
}

async function findHits(
  db: Db,
  columns: Columns,
  terms: readonly Term[],
  among: SQL | undefined,
): Promise<Hits> {
  const score = scoreOf(terms);
  if (!score) return { rows: new Uint32Array(), scores: new Uint8Array() };
  // The database returns one result row for each score, with all ids in one text. One result row
  // for each of a million hits would take the driver seconds.
  const { rows: groups } = await db.execute<{ score: number; ids: string }>(sql`
    select score, string_agg(id::text, '') as ids
    from (
      select ${products.id} as id, ${score} as score
      from ${products} where ${and(isShown, hasAll(terms), among)}
    ) as hits
    group by score`);
  const most = groups.reduce((sum, { ids }) => sum + ids.length / ID_LENGTH, 0);
  const rows = new Uint32Array(most);
  const scores = new Uint8Array(most);
  let count = 0;
  for (const { score, ids } of groups) {
    for (let at = 0; at < ids.length; at += ID_LENGTH) {
      const row = rowOf(columns, ids, at);
      // A product without a row in memory was added just now, and the next update of the copy will
      // report it as changed.
      if (row !== -1) {
        rows[count] = row;
        scores[count++] = score;
      }
      if (count % STEPS === STEPS - 1) await setImmediate();
    }
  }
  return { rows: rows.subarray(0, count), scores: scores.subarray(0, count) };
}

/** Replaces the search results for some products by new results. */
function mergeHits(search: Search, hits: Hits, among: readonly number[]): void {
  const replaced = new Set(among);
  const rows = search.rows ?? new Uint32Array();
  const all = new Uint32Array(rows.length + hits.rows.length);
  const scores = new Uint8Array(all.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    if (replaced.has(rows[at] as number)) continue;
    all[count] = rows[at] as number;
    scores[count++] = search.scores[at] as number;
  }
  all.set(hits.rows, count);
  scores.set(hits.scores, count);
  count += hits.rows.length;
  search.rows = all.subarray(0, count);
  search.scores = scores.subarray(0, count);
  search.sortedBy = null;
}

/** Sorts few search results, as `sortSearch` sorts many, without reading the whole catalogue. */
function sortFew(columns: Columns, search: Search, rows: Order, shop: Order): void {
  const { isShown, place } = columns;
  const places = Uint32Array.from(rows.keys())
    .filter((at) => isShown[rows[at] as number] === 1)
    .sort((one, other) => {
      const [row, otherRow] = [rows[one] as number, rows[other] as number];
      return (
        (search.scores[other] as number) - (search.scores[one] as number) ||
        (place[row] as number) - (place[otherRow] as number) ||
        compareIds(columns, row, otherRow)
      );
    });
  const sorted = places.map((at) => rows[at] as number);
  const scores = Uint8Array.from(places, (at) => search.scores[at] as number);
  Object.assign(search, { rows: sorted, scores, sortedBy: shop });
}

/** Sorts search results by score, highest first, and by the shop's order within a score. */
function sortSearch(columns: Columns, search: Search, shop: Order): void {
  const rows = search.rows ?? new Uint32Array();
  if (rows.length < FEW) {
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
