import { CARATS } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/database.ts";
import type { CountedFacets, FacetCell } from "../facets.ts";
import { type Cells, createCells } from "./cells.ts";
import {
  type Columns,
  createColumns,
  type ListedProduct,
  putProduct,
  rowOf,
  sortPosition,
} from "./columns.ts";
import type { FoundInOrder } from "./find-rows.ts";
import { type Orders, reorderAll, sortAll } from "./orders.ts";
import { changeCell, newSheetSpace, type PriceSheet, priceAll, type SheetSpace } from "./prices.ts";
import { countShown, type NamedCategory, readCategories, readShown } from "./read-products.ts";
import { createWords, type Words } from "./words.ts";

/** The most facet counts that are cached for all queries together, at some 150 bytes each. */
const MOST_CELLS = 100_000;
/** The most queries whose counts of the facets are cached, at some 10 KB each. */
const MOST_FACETS = 300;
/**
 * The most searches whose results are cached in another order than the best match, at four bytes for
 * each result.
 */
const MOST_SORTED_SEARCHES = 8;

/** This process's copy, in memory, of the catalogue's data that a listing needs. */
export interface CatalogueCopy {
  readonly columns: Columns;
  readonly cells: Cells;
  readonly words: Words;
  orders: Orders;
  categories: readonly NamedCategory[];
  /** For each facet cell, by its number, the cell's values without a price and a count. */
  bases: readonly FacetCell[];
  /**
   * The prices at the current rates and, shortly before a change of the rates, those at the next
   * rates. The keys are made of the rates.
   */
  readonly priced: Map<string, PricedCatalogue>;
  /** The computations of prices that are running, by the same keys. */
  readonly pricing: Map<string, Promise<void>>;
  /** The memory in which the next prices are computed; null while they are computed. */
  space: SheetSpace | null;
  /**
   * How often the copy was changed. When this number has changed while prices were computed, the
   * prices are discarded.
   */
  changes: number;
  /** The database's time at which changes of many products were last looked for. */
  lookedAt: Date;
}

/** The prices of all products at one set of rates, and the facet counts at these prices. */
export interface PricedCatalogue {
  readonly prices: PriceSheet;
  /** The cached counts of the facet cells, by search words and limits. */
  readonly counts: LRUCache<string, readonly FacetCell[]>;
  /** The cached counts of the facets, by search words, limits and chosen values. */
  readonly facets: LRUCache<string, CountedFacets>;
  readonly foundInOrder: FoundInOrder;
}

/** Reads the whole catalogue into a new copy in memory. */
export async function readCatalogueCopy(db: Db, lookedAt: Date): Promise<CatalogueCopy> {
  const columns = createColumns(await countShown(db));
  const cells = createCells();
  for await (const batch of readShown(db, cells)) {
    for (const product of batch) putProduct(columns, product);
  }
  const categories = await readCategories(db);
  return {
    columns,
    cells,
    words: createWords(db, columns),
    orders: await sortAll(columns),
    categories,
    bases: basesOf(cells, categories),
    priced: new Map(),
    pricing: new Map(),
    space: newSheetSpace(),
    changes: 0,
    lookedAt,
  };
}

function basesOf({ list }: Cells, categories: readonly NamedCategory[]): FacetCell[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return list.map(({ categoryId, ...values }) => {
    const category = byId.get(categoryId) ?? { id: categoryId, slug: "", title: "" };
    return { ...values, category, price: null, count: 0 };
  });
}

/**
 * Builds a facet cell without products for each category, because the facets also name empty
 * categories.
 */
export function emptyCells(categories: readonly FacetCell["category"][]): FacetCell[] {
  return categories.map((category) => ({
    category,
    carat: null,
    metal: null,
    kind: null,
    colour: null,
    stoneKinds: null,
    occasions: null,
    collections: null,
    available: null,
    price: null,
    weight: null,
    count: 0,
  }));
}

/**
 * Writes the new values of products into the copy of the catalogue, without a pause in which a
 * reader could see half of the change.
 */
export function applyChanges(
  copy: CatalogueCopy,
  products: readonly ListedProduct[],
  categories: readonly NamedCategory[],
): void {
  const { columns, cells, words } = copy;
  const moved = new Set<number>();
  const texts = new Set<number>();
  const recounted = new Set<number>();
  let isPriceless = false;
  for (const product of products) {
    const row = rowOf(columns, product.id);
    if (row === -1 && !product.isShown) continue;
    const change = compare(copy, row, product);
    const own = putProduct(columns, product);
    if (change.order) moved.add(own);
    if (change.text) texts.add(own);
    if (change.cell) recounted.add(own);
    isPriceless ||= change.price;
  }
  if (moved.size > 0) copy.orders = reorderAll(columns, copy.orders, moved);
  const isNewCell = cells.list.length > copy.bases.length;
  copy.categories = categories;
  copy.bases = basesOf(cells, categories);
  copy.changes += 1;
  // The price sheets have counts only for the facet cells that existed before.
  if (isPriceless || isNewCell) dropPrices(copy);
  for (const { prices, counts, facets, foundInOrder } of copy.priced.values()) {
    counts.clear();
    facets.clear();
    foundInOrder.clear();
    for (const row of recounted) changeCell(columns, prices, row);
  }
  words.changeRows(texts);
}

/**
 * Compares a product's new values with its row in memory.
 * @returns the parts of the copy that must change; everything must change for a new row
 */
function compare({ columns, cells }: CatalogueCopy, row: number, product: ListedProduct) {
  if (row === -1) return { order: true, text: true, cell: true, price: true };
  const wasShown = columns.isShown[row] === 1;
  const [before, after] = [cells.list[columns.cell[row] ?? -1], cells.list[product.cell]];
  const visibilityChanged = wasShown !== product.isShown;
  const weight = columns.weight[row] !== product.netWeightMg;
  return {
    order:
      visibilityChanged ||
      weight ||
      columns.place[row] !== sortPosition(product) ||
      columns.created[row] !== product.createdAt,
    // A translation changes the time of the change only: it has a version of its own.
    text:
      visibilityChanged ||
      columns.version[row] !== product.version ||
      columns.updated[row] !== product.updatedAt,
    cell: columns.cell[row] !== product.cell,
    price:
      visibilityChanged ||
      weight ||
      before?.carat !== after?.carat ||
      columns.making[row] !== product.makingChargeBp ||
      columns.stones[row] !== product.stoneValuePaise ||
      columns.discount[row] !== product.discountBp,
  };
}

/**
 * Returns the prices of all products at these rates, and drops the prices at other rates. The first
 * call after a change of the rates or the products computes the prices, unless `preparePrices` has
 * done so, and calls during the computation wait for its end.
 */
export async function pricesAt(copy: CatalogueCopy, rates: RatesPerGram): Promise<PricedCatalogue> {
  const key = keyOf(rates);
  for (;;) {
    const priced = copy.priced.get(key);
    if (!priced) {
      await compute(copy, key, rates);
      continue;
    }
    dropPrices(copy, key);
    return priced;
  }
}

/**
 * Drops all prices but those with this key. Whoever has waited since it took the prices looks
 * whether they were dropped (`page` in listing.ts), because their memory is used again.
 */
function dropPrices(copy: CatalogueCopy, kept?: string): void {
  for (const [key, { prices }] of copy.priced) {
    if (key === kept) continue;
    copy.priced.delete(key);
    if (copy.space) copy.space.used = prices;
  }
}

/**
 * Computes the prices at rates that will be the current rates in a moment. Until then listings use
 * the prices at the current rates.
 */
export async function preparePrices(copy: CatalogueCopy, rates: RatesPerGram): Promise<void> {
  const key = keyOf(rates);
  if (!copy.priced.has(key)) await compute(copy, key, rates);
}

const keyOf = (rates: RatesPerGram) => CARATS.map((carat) => rates[carat]).join();

/** Computes the prices at these rates, once for all simultaneous callers. */
function compute(copy: CatalogueCopy, key: string, rates: RatesPerGram): Promise<void> {
  const running = copy.pricing.get(key);
  if (running) return running;
  const done = price(copy, key, rates).finally(() => copy.pricing.delete(key));
  copy.pricing.set(key, done);
  return done;
}

async function price(copy: CatalogueCopy, key: string, rates: RatesPerGram): Promise<void> {
  const { columns, cells, changes } = copy;
  const space = copy.space ?? newSheetSpace();
  copy.space = null;
  // A change that is being read can have added cells that the copy does not use yet.
  const used = cells.list.slice(0, copy.bases.length);
  const prices = await priceAll(columns, used, copy.orders.id, rates, space);
  copy.space = space;
  if (copy.changes !== changes) {
    space.used = prices;
    return;
  }
  const counts = new LRUCache<string, readonly FacetCell[]>({
    maxSize: MOST_CELLS,
    sizeCalculation: (cells) => cells.length + 1,
  });
  const facets = new LRUCache<string, CountedFacets>({ max: MOST_FACETS });
  const foundInOrder: FoundInOrder = new LRUCache({ max: MOST_SORTED_SEARCHES });
  copy.priced.set(key, { prices, counts, facets, foundInOrder });
}
