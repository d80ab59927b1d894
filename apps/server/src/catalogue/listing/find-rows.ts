import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { LRUCache } from "lru-cache";
import { type FacetCell, matchesValues } from "../facets.ts";
import { limitsOf } from "../limits.ts";
import type { Columns } from "./columns.ts";
import { contains, isOpen } from "./counts.ts";
import type { Order, Orders } from "./orders.ts";
import { countBelow, NO_PRICE, type PriceSheet } from "./prices.ts";

interface Listed {
  readonly columns: Columns;
  readonly orders: Orders;
  readonly sheet: PriceSheet;
  /** For each facet cell, by its number, the cell's values without a price and a count. */
  readonly bases: readonly FacetCell[];
  /**
   * The row numbers of the products that match the search words, best match first; null without a
   * search.
   */
  readonly found: Order | null;
}

/** A part of a sorted list of products, and the direction in which the list is read. */
interface Walk {
  readonly rows: Order;
  readonly isBackwards: boolean;
}

/**
 * Finds the row numbers of the products on a page, in the order of the list.
 * @param total the number of products that match the query, as the facets count them. With this
 *   number, a page near the end of the list is found from the end
 */
export function findRows(listed: Listed, query: ProductQuery, total: number): number[] {
  const skipped = (query.page - 1) * query.limit;
  const count = Math.min(query.limit, total - skipped);
  if (count <= 0) return [];
  const { rows, isBackwards } = walkOf(listed, query);
  const conditions = conditionsOf(listed, query);
  const after = total - skipped - count;
  // Without conditions every product is on a page, so the place of the page is known.
  if (conditions.length === 0) {
    return isBackwards
      ? [...rows.subarray(after, after + count)].reverse()
      : [...rows.subarray(skipped, skipped + count)];
  }
  const pageRows: number[] = [];
  const isNearStart = skipped <= after;
  let left = isNearStart ? skipped : after;
  const isFromFront = isNearStart !== isBackwards;
  for (let step = 0; step < rows.length && pageRows.length < count; step++) {
    const row = rows[isFromFront ? step : rows.length - 1 - step] as number;
    if (!conditions.every((holds) => holds(row))) continue;
    if (left > 0) left--;
    else pageRows.push(row);
  }
  return isNearStart ? pageRows : pageRows.reverse();
}

function walkOf({ orders, sheet, found }: Listed, query: ProductQuery): Walk {
  switch (query.sort) {
    case "featured":
      return { rows: found ?? orders.shop, isBackwards: false };
    case "newest":
      return { rows: orders.created, isBackwards: true };
    case "weight-asc":
      return { rows: orders.weight, isBackwards: false };
    case "weight-desc":
      return { rows: orders.weight, isBackwards: true };
    case "price-asc":
    case "price-desc":
      return { rows: withinPrices(sheet, query), isBackwards: false };
  }
}

/**
 * Finds the products within the chosen limits of the price, in the order of price that the query
 * asks for.
 */
function withinPrices(sheet: PriceSheet, query: ProductQuery): Order {
  const isDearestFirst = query.sort === "price-desc";
  const { price } = limitsOf(query);
  if (isOpen(price)) return isDearestFirst ? sheet.descending : sheet.ascending;
  const begin = price.least === null ? 0 : countBelow(sheet, price.least);
  const below = price.most === null ? sheet.priced : countBelow(sheet, price.most + 1);
  const end = Math.max(begin, Math.min(below, sheet.priced));
  return isDearestFirst
    ? sheet.descending.subarray(sheet.priced - end, sheet.priced - begin)
    : sheet.ascending.subarray(begin, end);
}

/** The conditions that the products of the list must meet; none when every product is wanted. */
function conditionsOf(
  { columns, sheet, bases, found }: Listed,
  query: ProductQuery,
): ((row: number) => boolean)[] {
  const isWanted = Uint8Array.from(bases, (base) => (matchesValues(base, query) ? 1 : 0));
  const { price, weight, discount } = limitsOf(query);
  const { cell, weight: weights, discount: discounts } = columns;
  const prices = sheet.price;
  const isFound = found && query.sort !== "featured" ? marksOf(columns.count, found) : null;
  const conditions: ((row: number) => boolean)[] = [];
  if (isFound) conditions.push((row) => isFound[row] === 1);
  if (isWanted.includes(0)) conditions.push((row) => isWanted[cell[row] as number] === 1);
  if (!isOpen(price)) {
    conditions.push((row) => {
      const own = prices[row] as number;
      return own !== NO_PRICE && contains(price, own);
    });
  }
  if (!isOpen(weight)) conditions.push((row) => contains(weight, weights[row] as number));
  if (!isOpen(discount)) conditions.push((row) => contains(discount, discounts[row] as number));
  return conditions;
}

/** How many searches keep their marks, at one byte for each product of the catalogue. */
const MARKS_KEPT = 8;
const marksOfFound = new LRUCache<Order, Uint8Array>({ max: MARKS_KEPT });

/** Marks the products that a search found. The marks are cached for the next pages of the search. */
function marksOf(count: number, rows: Order): Uint8Array {
  const cachedMarks = marksOfFound.get(rows);
  if (cachedMarks) return cachedMarks;
  const marks = new Uint8Array(count);
  for (const row of rows) marks[row] = 1;
  marksOfFound.set(rows, marks);
  return marks;
}
