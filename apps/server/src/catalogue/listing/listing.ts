import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import type { Kind } from "@suvarna/domain/jewellery";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { Db } from "../../platform/database.ts";
import { type FoundPage, pageProducts } from "../page-products.ts";
import { findProductsInOrder, type ProductRow } from "../product-rows.ts";
import type { Term } from "../search/terms.ts";
import { cachedFacets } from "./cached-facets.ts";
import {
  applyChanges,
  type CatalogueCopy,
  type PricedCatalogue,
  preparePrices,
  pricesAt,
  readCatalogueCopy,
} from "./catalogue-copy.ts";
import { idOf, rowOf } from "./columns.ts";
import { countCells } from "./counts.ts";
import { findRows } from "./find-rows.ts";
import type { Order } from "./orders.ts";
import {
  countShown,
  findChangedSince,
  type NamedCategory,
  readByIds,
  readCategories,
  readClock,
} from "./read-products.ts";

/**
 * How many milliseconds before the last look changes of many products are looked for again. A
 * change is stored with the time at which its transaction began, but becomes visible only when the
 * transaction ends.
 */
const LONGEST_CHANGE_MS = 30 * 60_000;
/**
 * A product whose last change is younger than this limit, in milliseconds, is read again even if
 * the time of its change is known.
 */
const UNSETTLED_MS = 10_000;
/**
 * The most changed products that are read one by one. After more changes the whole catalogue is
 * read again.
 */
const MOST_CHANGES = 100_000;
/** How often a listing is computed again because products have changed during the computation. */
const MOST_TRIES = 5;

/** A function that reads products by their ids, in the order of the ids. */
export type ReadProducts = (ids: readonly string[]) => Promise<readonly ProductRow[]>;

/** The result of a search, for the suggestions of the search field. */
export interface WordSearchResult {
  readonly terms: readonly Term[];
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  /** The ids of the best matching products, best first. */
  readonly best: readonly string[];
  /** The tags of each of the best matching products; null when they are not in memory. */
  readonly tags: readonly (readonly string[])[] | null;
  /** The categories in the shop's order. */
  readonly categories: readonly NamedCategory[];
}

/**
 * Answers listings from the process's copy of the catalogue, with the same results as
 * `pageProducts` gives from the database. Until the copy is loaded, the database answers.
 */
export interface Listing {
  page(
    db: Db,
    query: ProductQuery,
    rates: RatesPerGram,
    readProducts?: ReadProducts,
  ): Promise<FoundPage>;
  /**
   * Finds products by a text; null while the process's copy of the catalogue is not loaded.
   * @param most the most best matching products, of which the tags are returned
   * @param shown the number of products of which the ids are returned if the tags are in memory
   */
  search(db: Db, typed: string, most: number, shown: number): Promise<WordSearchResult | null>;
  /**
   * Records that a product has changed; null means that any product may have changed. The next
   * answer includes the change.
   */
  changed(productId: string | null): void;
  /** Loads the process's copy of the catalogue, if it is not loaded yet. */
  load(): Promise<void>;
  /** Whether listings and searches are answered from memory, not from the database. */
  isLoaded(): boolean;
  /**
   * Computes the prices at rates that will be the current rates in a moment, so that no listing has
   * to wait for them. Without a loaded copy of the catalogue this does nothing.
   */
  prepare(rates: RatesPerGram): Promise<void>;
}

/** @param primary the database that has all changes of which this process has heard */
export function createListing(primary: Db): Listing {
  let copy: CatalogueCopy | null = null;
  let loading: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  /**
   * The ids of products whose changes are not in the process's copy of the catalogue yet; null
   * stands for any product.
   */
  let missing = new Set<string | null>();

  async function readAll(): Promise<void> {
    missing.clear();
    copy = await readCatalogueCopy(primary, await readClock(primary));
    await copy.words.load();
  }

  function load(): Promise<void> {
    if (copy && !loading) return copy.words.load();
    loading ??= readAll().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function refresh(old: CatalogueCopy): Promise<void> {
    const changed = missing;
    missing = new Set();
    try {
      if (await readChanges(primary, old, changed)) return;
      copy = null;
      old.words.close();
    } catch (error) {
      for (const id of changed) missing.add(id);
      throw error;
    }
  }

  /**
   * Returns the copy of the catalogue with all changes of which this process has heard; null while
   * the copy is not loaded.
   */
  async function current(): Promise<CatalogueCopy | null> {
    while (copy && (refreshing || missing.size > 0)) {
      refreshing ??= refresh(copy).finally(() => {
        refreshing = null;
      });
      await refreshing;
    }
    // A failure to load the copy in the background is ignored, because the database then fails to
    // answer as well, and that error is reported.
    if (!copy) load().catch(() => {});
    return copy;
  }

  const isCurrent = (used: CatalogueCopy) => copy === used && !refreshing && missing.size === 0;

  return {
    load,
    isLoaded: () => copy?.words.isLoaded() ?? false,
    async page(db, query, rates, readProducts = (ids) => findProductsInOrder(db, ids)) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const used = await current();
        if (!used) break;
        const priced = await pricesAt(used, rates);
        const search = query.q ? used.words.find(db, query.q, () => used.orders.shop) : null;
        const searchRows = search && (await search).rows;
        if (!isCurrent(used) || ![...used.priced.values()].includes(priced)) continue;
        const { ids, ...counted } = answer(used, priced, searchRows, query);
        return { rows: await readProducts(ids), ...counted };
      }
      return pageProducts(db, query, rates, readProducts);
    },
    async search(db, typed, most, shown) {
      const used = await current();
      if (!used) return null;
      const { rows, terms, tags } = await used.words.find(db, typed, () => used.orders.shop);
      const first = [...rows.subarray(0, most)];
      const named = tags ? first.slice(0, shown) : first;
      return {
        terms,
        kinds: countKinds(used, rows),
        best: named.map((row) => idOf(used.columns, row)),
        tags: tags && first.map(tags.of),
        categories: used.categories,
      };
    },
    changed(productId) {
      missing.add(productId);
    },
    async prepare(rates) {
      if (copy && isCurrent(copy)) await preparePrices(copy, rates);
    },
  };
}

/**
 * Reads changed products into the process's copy of the catalogue; null among the ids stands for
 * any product.
 * @returns false when the whole catalogue must be read again
 */
async function readChanges(
  db: Db,
  copy: CatalogueCopy,
  changed: ReadonlySet<string | null>,
): Promise<boolean> {
  const ids = new Set([...changed].filter((id) => id !== null));
  const isBulk = changed.has(null);
  if (isBulk) for (const id of await findBulk(db, copy)) ids.add(id);
  if (ids.size > MOST_CHANGES) return false;
  const products = await readByIds(db, copy.cells, [...ids]);
  applyChanges(copy, products, isBulk ? await readCategories(db) : copy.categories);
  if (!isBulk) return true;
  // The number of products in the database differs from the number in the process's copy only after
  // a tool has erased products.
  if ((await countShown(db)) !== copy.orders.id.length) return false;
  copy.words.forget();
  return true;
}

/** Finds the ids of the products that were changed since the last look, or shortly before it. */
async function findBulk(db: Db, copy: CatalogueCopy): Promise<string[]> {
  const now = await readClock(db);
  const since = new Date(copy.lookedAt.getTime() - LONGEST_CHANGE_MS);
  const settled = now.getTime() - UNSETTLED_MS;
  const changes = await findChangedSince(db, since);
  copy.lookedAt = now;
  const { columns } = copy;
  return changes.flatMap(({ id, updatedAt }) => {
    const row = rowOf(columns, id);
    const isKnown = row !== -1 && columns.updated[row] === updatedAt && updatedAt <= settled;
    return isKnown ? [] : id;
  });
}

function answer(
  copy: CatalogueCopy,
  priced: PricedCatalogue,
  found: Order | null,
  query: ProductQuery,
) {
  const { columns, orders, bases } = copy;
  const { prices: sheet, foundInOrder } = priced;
  const listed = { columns, orders, sheet, bases, found, foundInOrder };
  const counted = cachedFacets(copy, priced, query, () => countCells(listed, query));
  const rows = findRows(listed, query, counted.total);
  return { ids: rows.map((row) => idOf(columns, row)), ...counted };
}

function countKinds(
  { columns, bases }: CatalogueCopy,
  rows: Order,
): { kind: Kind; count: number }[] {
  const ofCell = new Uint32Array(bases.length);
  for (const row of rows) {
    const cell = columns.cell[row] as number;
    ofCell[cell] = (ofCell[cell] as number) + 1;
  }
  const counts = new Map<Kind, number>();
  for (const [number, { kind }] of bases.entries()) {
    const count = ofCell[number] as number;
    if (kind !== null && count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}
