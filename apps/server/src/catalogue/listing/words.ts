import { inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/database.ts";
import { parseSearch } from "../search/parse-search.ts";
import type { Term } from "../search/terms.ts";
import { type WordLookup, wordsInDatabase } from "../search/word-lookup.ts";
import { products } from "../tables.ts";
import { type Columns, idOf } from "./columns.ts";
import { createDocumentIndex } from "./document-index.ts";
import { findHits } from "./find-hits.ts";
import type { Order } from "./orders.ts";
import type { Hits, Postings } from "./postings.ts";
import { type SortedSearch, sortSearch } from "./sort-search.ts";
import type { TagSets } from "./tag-sets.ts";

/** The most products that all cached searches have together, at 5 bytes each. */
const MOST_ROWS = 8_000_000;
const MOST_SEARCHES = 2000;
const MOST_TEXTS = 10_000;

/** A cached search; its `rows` are null until the index or the database has answered. */
interface Search extends SortedSearch {
  readonly terms: readonly Term[];
  /** The products whose texts may have changed since the database has answered. */
  readonly changed: Set<number>;
  /** The database query that is running for this search; null when none is. */
  asking: Promise<void> | null;
}

/** The products that match a text. */
interface Found {
  readonly terms: readonly Term[];
  /** The row numbers of the products, best match first. */
  readonly rows: Order;
  /** The tags in memory; null while the index of the words is not loaded. */
  readonly tags: TagSets | null;
}

/**
 * Finds products by a text: in the process's index of the words once it is loaded, and before by
 * the database's text search. A search is cached until a text changes.
 */
export interface Words {
  /**
   * Finds the products that match a text, best match first. Products of equal score are in the
   * shop's order.
   * @param shop the current order of the shop
   */
  find(db: Db, typed: string, shop: () => Order): Promise<Found>;
  /**
   * Records that the texts of these products may have changed, or that the products were added or
   * removed.
   */
  changeRows(rows: ReadonlySet<number>): void;
  /** Records that the text of any product may have changed. */
  forget(): void;
  /** Loads the index of the words, if it is not loaded yet. */
  load(): Promise<void>;
  /** Whether searches are answered from the index of the words, not from the database. */
  isLoaded(): boolean;
  /** Ends the loading of the index. For the words of a copy of the catalogue that is not used any more. */
  close(): void;
}

/** @param primary the database from which the index of the words is loaded */
export function createWords(primary: Db, columns: Columns): Words {
  const index = createDocumentIndex(primary, columns, forgetSearches);
  const searches = new LRUCache<string, Search>({ max: MOST_SEARCHES, maxSize: MOST_ROWS });
  /** The cached search terms of typed texts. The terms depend on all words of the catalogue. */
  const meanings = new LRUCache<string, Promise<readonly Term[]>>({ max: MOST_TEXTS });

  function forgetSearches(): void {
    meanings.clear();
    searches.clear();
  }

  function meaningOf(lookup: WordLookup, typed: string): Promise<readonly Term[]> {
    const cached = meanings.get(typed);
    if (cached) return cached;
    const meaning = parseSearch(lookup, typed).then((terms) => terms ?? []);
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
    if (searches.get(key) === search) keep(key, search);
  }

  function keep(key: string, search: Search): void {
    searches.set(key, search, { size: 1 + (search.rows?.length ?? 0) });
  }

  async function searchInDatabase(db: Db, terms: readonly Term[]): Promise<SortedSearch> {
    const key = JSON.stringify(terms);
    const search = searches.get(key) ?? newSearch(terms);
    if (!searches.has(key)) keep(key, search);
    while (search.rows === null || search.changed.size > 0) {
      search.asking ??= ask(db, key, search).finally(() => {
        search.asking = null;
      });
      await search.asking;
    }
    return search;
  }

  function searchIn(postings: Postings, terms: readonly Term[]): SortedSearch {
    const key = JSON.stringify(terms);
    const cached = searches.get(key);
    if (cached?.rows) return cached;
    const search = { ...newSearch(terms), ...postings.find(terms) };
    keep(key, search);
    return search;
  }

  return {
    load: index.load,
    isLoaded: index.isLoaded,
    close: index.close,
    async find(db, typed, shop) {
      const loadedIndex = await index.current();
      const lookup = loadedIndex ? wordsIn(loadedIndex.postings) : wordsInDatabase(db);
      const terms = await meaningOf(lookup, typed);
      // The index may have been replaced while the text was parsed.
      const isSame = loadedIndex !== null && (await index.current()) === loadedIndex;
      const search = isSame
        ? searchIn(loadedIndex.postings, terms)
        : await searchInDatabase(db, terms);
      if (search.sortedBy !== shop()) sortSearch(columns, search, shop());
      return { terms, rows: search.rows ?? new Uint32Array(), tags: loadedIndex?.tags ?? null };
    },
    changeRows(rows) {
      if (rows.size === 0) return;
      meanings.clear();
      // With an index every search is cheap, so none is corrected row by row.
      if (index.changeRows(rows)) searches.clear();
      for (const { changed } of searches.values()) for (const row of rows) changed.add(row);
    },
    forget() {
      index.forget();
      forgetSearches();
    },
  };
}

/** Looks words up in the process's index. */
function wordsIn(postings: Postings): WordLookup {
  return {
    isFound: async (term) => postings.isFound(term),
    isPrefixOfAny: async (text) => postings.isFound({ prefix: text }),
    wordsOfLength: async (least, most) => postings.wordsOfLength(least, most),
  };
}

function newSearch(terms: readonly Term[]): Search {
  const scores = new Uint8Array();
  return { terms, rows: null, scores, sortedBy: null, changed: new Set(), asking: null };
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
