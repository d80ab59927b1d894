import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import type { Kind } from "@suvarna/domain/jewellery";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { Db } from "../../platform/database.ts";
import { countFacets, type FacetCell } from "../facets.ts";
import { type FoundPage, pageProducts } from "../page-products.ts";
import { findProductsInOrder } from "../product-rows.ts";
import type { Term } from "../search/terms.ts";
import { idOf, rowOf } from "./columns.ts";
import { applyChanges, type Copy, emptyCells, pricesAt, readCopy } from "./copy.ts";
import { countCells } from "./counts.ts";
import { findRows } from "./find-rows.ts";
import type { Order } from "./orders.ts";
import type { PriceSheet } from "./prices.ts";
import {
  countShown,
  findChangedSince,
  readByIds,
  readCategories,
  readClock,
} from "./read-products.ts";

/**
 * How long before the last look a change of many products is looked for. A change has the time at
 * which its transaction began, and it is seen when the transaction ends.
 */
const LONGEST_CHANGE_MS = 30 * 60_000;
/** A product with the known time of change is read again if it is so recent. */
const UNSETTLED_MS = 10_000;
/** With more changes than this, everything is read anew. */
const MOST_CHANGES = 100_000;
/** How often an answer is begun anew because products have changed meanwhile. */
const MOST_TRIES = 5;

/** What a search has found, for the suggestions. */
export interface FoundByWords {
  readonly terms: readonly Term[];
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  /** The ids of the best products, best first. */
  readonly best: readonly string[];
}

/**
 * Answers listings from the process's copy of the catalogue, as `pageProducts` does from the
 * database. Until the copy is read, the database answers.
 */
export interface Listing {
  page(db: Db, query: ProductQuery, rates: RatesPerGram): Promise<FoundPage>;
  /** Finds products by a text; null while there is no copy. */
  search(db: Db, typed: string, most: number): Promise<FoundByWords | null>;
  /** A product has changed, or with null any of them: the next answer has the change. */
  changed(productId: string | null): void;
  /** Reads the copy, if it has not been read yet. */
  load(): Promise<void>;
}

/** @param primary the database that has every change of which this process has heard */
export function createListing(primary: Db): Listing {
  let copy: Copy | null = null;
  let loading: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  /** The products whose changes the copy lacks; null stands for any product. */
  let missing = new Set<string | null>();

  async function readAll(): Promise<void> {
    missing.clear();
    copy = await readCopy(primary, await readClock(primary));
  }

  function load(): Promise<void> {
    if (copy) return Promise.resolve();
    loading ??= readAll().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function refresh(old: Copy): Promise<void> {
    const changed = missing;
    missing = new Set();
    try {
      if (!(await readChanges(primary, old, changed))) copy = null;
    } catch (error) {
      for (const id of changed) missing.add(id);
      throw error;
    }
  }

  /** The copy with all changes of which this process has heard; null while there is none. */
  async function current(): Promise<Copy | null> {
    while (copy && (refreshing || missing.size > 0)) {
      refreshing ??= refresh(copy).finally(() => {
        refreshing = null;
      });
      await refreshing;
    }
    // The failure of a reading in the background shows itself at the database's own answers.
    if (!copy) load().catch(() => {});
    return copy;
  }

  const isCurrent = (used: Copy) => copy === used && !refreshing && missing.size === 0;

  return {
    load,
    async page(db, query, rates) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const used = await current();
        if (!used) break;
        const prices = await pricesAt(used, rates);
        const search = query.q ? used.words.find(db, query.q, () => used.orders.shop) : null;
        const found = search && (await search).rows;
        if (!isCurrent(used) || used.sheet?.prices !== prices) continue;
        const { ids, ...counted } = answer(used, prices, found, query);
        return { rows: await findProductsInOrder(db, ids), ...counted };
      }
      return pageProducts(db, query, rates);
    },
    async search(db, typed, most) {
      const used = await current();
      if (!used) return null;
      const { rows, terms } = await used.words.find(db, typed, () => used.orders.shop);
      const best = [...rows.subarray(0, most)].map((row) => idOf(used.columns, row));
      return { terms, kinds: countKinds(used, rows), best };
    },
    changed(productId) {
      missing.add(productId);
    },
  };
}

/**
 * Brings the changes of products into the copy; null among the ids stands for any product.
 * @returns false when the copy must be read anew
 */
async function readChanges(
  db: Db,
  copy: Copy,
  changed: ReadonlySet<string | null>,
): Promise<boolean> {
  const ids = new Set([...changed].filter((id) => id !== null));
  const isBulk = changed.has(null);
  if (isBulk) for (const id of await findBulk(db, copy)) ids.add(id);
  if (ids.size > MOST_CHANGES) return false;
  const products = await readByIds(db, copy.cells, [...ids]);
  applyChanges(copy, products, isBulk ? await readCategories(db) : copy.categories);
  if (!isBulk) return true;
  copy.words.forget();
  // Only a tool that erases products makes the two differ.
  return (await countShown(db)) === copy.orders.id.length;
}

/** The ids of the products that were changed since the last look, or shortly before it. */
async function findBulk(db: Db, copy: Copy): Promise<string[]> {
  const now = await readClock(db);
  const since = new Date(copy.lookedAt.getTime() - LONGEST_CHANGE_MS);
  const settled = now.getTime() - UNSETTLED_MS;
  const found = await findChangedSince(db, since);
  copy.lookedAt = now;
  const { columns } = copy;
  return found.flatMap(({ id, updatedAt }) => {
    const row = rowOf(columns, id);
    const isKnown = row !== -1 && columns.updated[row] === updatedAt && updatedAt <= settled;
    return isKnown ? [] : id;
  });
}

function answer(copy: Copy, prices: PriceSheet, found: Order | null, query: ProductQuery) {
  const { columns, orders, bases, categories } = copy;
  const listed = { columns, orders, sheet: prices, bases, found };
  const cells = keptCells(copy, query, () => countCells(listed, query));
  const counted = countFacets([...emptyCells(categories), ...cells], query);
  const rows = findRows(listed, query, counted.total);
  return { ids: rows.map((row) => idOf(columns, row)), ...counted };
}

/** The counts depend on the words and the limits only, not on the page, the order or the choices. */
function keptCells(
  { counts }: Copy,
  query: ProductQuery,
  count: () => readonly FacetCell[],
): readonly FacetCell[] {
  const { q, minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount } = query;
  const limits = [minPrice, maxPrice, minWeight, maxWeight, minDiscount, maxDiscount];
  const key = JSON.stringify([q ?? "", ...limits.map((limit) => limit ?? "")]);
  const kept = counts.get(key);
  if (kept) return kept;
  const cells = count();
  counts.set(key, cells);
  return cells;
}

function countKinds({ columns, bases }: Copy, rows: Order): { kind: Kind; count: number }[] {
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
