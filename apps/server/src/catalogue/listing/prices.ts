import { CARATS } from "@suvarna/domain/fineness";
import { discountedPriceAt } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { type CellCounts, createCellCounts } from "./cell-counts.ts";
import type { Cell } from "./cells.ts";
import { type Columns, compareIds } from "./columns.ts";
import {
  binarySearch,
  inSteps,
  type Keyed,
  newSortSpace,
  type Order,
  type SortSpace,
  sized,
  sortByKey,
} from "./orders.ts";

/**
 * The value for the price of a product without a rate. It is above every real price: the limits of
 * the table allow prices up to some 1.1 × 10^12 paise.
 */
export const NO_PRICE = 2 ** 48 - 1;

/** The prices of all products at one set of rates. */
export interface PriceSheet {
  /**
   * The discounted price of each product in paise, by its row number; `NO_PRICE` without a rate.
   */
  readonly price: Float64Array;
  /** The row numbers of the shown products, cheapest first; products without a price are last. */
  readonly ascending: Order;
  /** The number of products in `ascending` that have a price. */
  readonly priced: number;
  /**
   * The row numbers of the shown products, most expensive first. Products with equal prices are in
   * the order of their ids, as in `ascending`.
   */
  readonly descending: Order;
  /** The number of products of each facet cell among the first products of `ascending`. */
  readonly cellCounts: CellCounts;
}

/**
 * The memory in which price sheets are computed, for one computation at a time. New memory of this
 * size at each change of the rates would start the garbage collector, for which listings wait.
 */
export interface SheetSpace {
  readonly sort: SortSpace;
  /** A price sheet that is not read any more, whose memory the next price sheet takes. */
  used: PriceSheet | null;
}

export const newSheetSpace = (): SheetSpace => ({ sort: newSortSpace(), used: null });

/** Computes all prices and sorts the products by price, with pauses for other work. */
export async function priceAll(
  columns: Columns,
  cells: readonly Cell[],
  byId: Order,
  rates: RatesPerGram,
  space = newSheetSpace(),
): Promise<PriceSheet> {
  const { used } = space;
  space.used = null;
  const price = sized(used?.price, Float64Array, columns.count);
  const caratOfCell = Uint8Array.from(cells, ({ carat }) => CARATS.indexOf(carat));
  const rateOfCarat = CARATS.map((carat) => rates[carat]);
  const { cell, weight, making, stones, discount } = columns;
  await inSteps(price.length, (begin, end) => {
    for (let row = begin; row < end; row++) {
      const rate = rateOfCarat[caratOfCell[cell[row] as number] as number] ?? null;
      price[row] =
        rate === null
          ? NO_PRICE
          : discountedPriceAt(
              rate,
              weight[row] as number,
              making[row] as number,
              stones[row] as number,
              discount[row] as number,
            );
    }
  });
  const sorted = await sortByKey(byId, price, space.sort, used?.ascending);
  const { rows: ascending } = sorted;
  const priced = binarySearch(0, ascending.length, (at) => (sorted.keys[at] as number) >= NO_PRICE);
  const descending = sized(used?.descending, Uint32Array, ascending.length);
  await writeDearestFirst(sorted, priced, descending);
  const cellsInOrder = sized(used?.cellCounts.cells, Uint32Array, ascending.length);
  await inSteps(ascending.length, (begin, end) => {
    for (let at = begin; at < end; at++) {
      cellsInOrder[at] = cell[ascending[at] as number] as number;
    }
  });
  const cellCounts = await createCellCounts(cellsInOrder, cells.length);
  return { price, ascending, priced, descending, cellCounts };
}

/** Counts the products with a price below a limit. */
export function countBelow(
  { price, ascending }: Pick<PriceSheet, "price" | "ascending">,
  limit: number,
): number {
  return binarySearch(
    0,
    ascending.length,
    (at) => (price[ascending[at] as number] as number) >= limit,
  );
}

/**
 * Writes the new facet cell of a product into a price sheet. The price of the product has not
 * changed.
 */
export function changeCell(columns: Columns, sheet: PriceSheet, row: number): void {
  const { price, ascending } = sheet;
  const own = price[row] as number;
  const at = binarySearch(0, ascending.length, (place) => {
    const other = ascending[place] as number;
    return ((price[other] as number) - own || compareIds(columns, other, row)) >= 0;
  });
  if (ascending[at] === row) sheet.cellCounts.change(at, columns.cell[row] as number);
}

/**
 * Writes the products in the order of falling prices. The order of products with equal prices stays,
 * and the products without a price stay last.
 * @param priced the number of products that have a price
 */
async function writeDearestFirst(
  { rows, keys }: Keyed,
  priced: number,
  descending: Order,
): Promise<void> {
  let written = 0;
  let groupEnd = priced;
  await inSteps(priced, (begin, end) => {
    for (let step = begin; step < end; step++) {
      const first = priced - 1 - step;
      if (first > 0 && keys[first - 1] === keys[first]) continue;
      for (let at = first; at < groupEnd; at++) descending[written++] = rows[at] as number;
      groupEnd = first;
    }
  });
  descending.set(rows.subarray(priced), priced);
}
