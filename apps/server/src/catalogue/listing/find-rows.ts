import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import type { LRUCache } from "lru-cache";
import { type FacetCell, matchesValues } from "../facets.ts";
import { limitsOf } from "../limits.ts";
import type { Columns } from "./columns.ts";
import { contains, isOpen } from "./counts.ts";
import { binarySearch, type Order, type Orders } from "./orders.ts";
import { NO_PRICE, type PriceSheet } from "./prices.ts";

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
  readonly foundInOrder: FoundInOrder;
}

/**
 * For each search, the products that it found in the other order that was asked for last, and the
 * sorted list of all products that has this order. The lists are cached until the rates or the
 * products change, so that only the first page of a search reads the whole catalogue.
 */
export type FoundInOrder = LRUCache<Order, { readonly sorted: Order; readonly list: Order }>;

/** A condition that a product, named by its row number, must meet. */
type Condition = (row: number) => boolean;

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
    if (!meetsAll(conditions, row)) continue;
    if (left > 0) left--;
    else pageRows.push(row);
  }
  return isNearStart ? pageRows : pageRows.reverse();
}

/**
 * Whether a row meets all conditions. The loop creates no function for each of up to a million rows:
 * with `every` a listing left 10 MB to the garbage collector, for which other calls waited.
 */
function meetsAll(conditions: readonly Condition[], row: number): boolean {
  for (const holds of conditions) if (!holds(row)) return false;
  return true;
}

function walkOf(listed: Listed, query: ProductQuery): Walk {
  const { orders, found } = listed;
  switch (query.sort) {
    case "featured":
      return { rows: found ?? orders.shop, isBackwards: false };
    case "newest":
      return { rows: amongFound(listed, orders.created), isBackwards: true };
    case "weight-asc":
      return { rows: amongFound(listed, orders.weight), isBackwards: false };
    case "weight-desc":
      return { rows: amongFound(listed, orders.weight), isBackwards: true };
    case "price-asc":
    case "price-desc":
      return { rows: withinPrices(listed, query), isBackwards: false };
  }
}

/** Selects the products of a sorted list that the search found; all of them without a search. */
function amongFound({ columns, found, foundInOrder }: Listed, sorted: Order): Order {
  if (!found) return sorted;
  const cached = foundInOrder.get(found);
  if (cached?.sorted === sorted) return cached.list;
  const isFound = new Uint8Array(columns.count);
  for (const row of found) isFound[row] = 1;
  const rows = new Uint32Array(found.length);
  let count = 0;
  for (const row of sorted) if (isFound[row] === 1) rows[count++] = row;
  const list = rows.subarray(0, count);
  foundInOrder.set(found, { sorted, list });
  return list;
}

/**
 * Finds the products within the chosen limits of the price, in the order of price that the query
 * asks for.
 */
function withinPrices(listed: Listed, query: ProductQuery): Order {
  const { sheet } = listed;
  const isDearestFirst = query.sort === "price-desc";
  const rows = amongFound(listed, isDearestFirst ? sheet.descending : sheet.ascending);
  const { price } = limitsOf(query);
  if (isOpen(price)) return rows;
  // Products without a price are last in both orders.
  const priced = binarySearch(0, rows.length, (at) => sheet.price[rows[at] as number] === NO_PRICE);
  const countAt = (limit: number) =>
    binarySearch(0, priced, (at) => {
      const own = sheet.price[rows[at] as number] as number;
      return isDearestFirst ? own < limit : own >= limit;
    });
  const [least, most] = [price.least ?? 0, (price.most ?? NO_PRICE) + 1];
  return isDearestFirst
    ? rows.subarray(countAt(most), countAt(least))
    : rows.subarray(countAt(least), countAt(most));
}

/** The conditions that the products of the list must meet; none when every product is wanted. */
function conditionsOf({ columns, sheet, bases }: Listed, query: ProductQuery): Condition[] {
  const isWanted = Uint8Array.from(bases, (base) => (matchesValues(base, query) ? 1 : 0));
  const { price, weight, discount } = limitsOf(query);
  const { cell, weight: weights, discount: discounts } = columns;
  const prices = sheet.price;
  const conditions: Condition[] = [];
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
