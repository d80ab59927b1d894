import { CARATS } from "@suvarna/domain/fineness";
import { discountedPriceAt } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { type CellCounts, createCellCounts } from "./cell-counts.ts";
import type { Cell } from "./cells.ts";
import { type Columns, compareIds } from "./columns.ts";
import { binarySearch, inSteps, type Order, type SortSpace, sortByKey } from "./orders.ts";

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

/** Computes all prices and sorts the products by price, with pauses for other work. */
export async function priceAll(
  columns: Columns,
  cells: readonly Cell[],
  byId: Order,
  rates: RatesPerGram,
  space?: SortSpace,
): Promise<PriceSheet> {
  const price = new Float64Array(columns.count);
  const caratOfCell = Uint8Array.from(cells, ({ carat }) => CARATS.indexOf(carat));
  const rateOfCarat = CARATS.map((carat) => rates[carat]);
  const { cell, weight, making, stones, discount } = columns;
  await inSteps(price.length, (row) => {
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
  });
  const ascending = await sortByKey(byId, price, space);
  const cellsInOrder = new Uint32Array(ascending.length);
  await inSteps(ascending.length, (at) => {
    cellsInOrder[at] = cell[ascending[at] as number] as number;
  });
  const priced = countBelow({ price, ascending }, NO_PRICE);
  return {
    price,
    ascending,
    priced,
    descending: await dearestFirst(price, ascending, priced),
    cellCounts: await createCellCounts(cellsInOrder, cells.length),
  };
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

/** Reverses the groups of products with equal prices, but not the products within a group. */
async function dearestFirst(price: Float64Array, ascending: Order, priced: number): Promise<Order> {
  const descending = new Uint32Array(ascending.length);
  const priceAt = (at: number) => price[ascending[at] as number];
  let written = 0;
  let end = priced;
  await inSteps(priced, (step) => {
    const begin = priced - 1 - step;
    if (begin > 0 && priceAt(begin - 1) === priceAt(begin)) return;
    for (let at = begin; at < end; at++) descending[written++] = ascending[at] as number;
    end = begin;
  });
  descending.set(ascending.subarray(priced), priced);
  return descending;
}
