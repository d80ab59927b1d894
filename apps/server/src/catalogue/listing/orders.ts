import { setImmediate } from "node:timers/promises";
import { type Columns, compareIds } from "./columns.ts";

/** The rows that are shown, in one order. */
export type Order = Uint32Array;

/** So many steps of a loop take about a millisecond. After them, other work gets its turn. */
export const STEPS = 1 << 16;
const DIGITS = 1 << 16;
/** Fewer rows than this are sorted faster, and in less memory, by comparing them. */
const FEW = 5000;

/**
 * Sorts rows by whole, non-negative numbers below 2^48 (radix sort). Rows with the same number keep
 * their order.
 */
export async function sortByKey(rows: Order, keys: Float64Array): Promise<Order> {
  if (rows.length < FEW) {
    return rows.toSorted((one, other) => (keys[one] as number) - (keys[other] as number));
  }
  let highest = 0;
  for (const row of rows) highest = Math.max(highest, keys[row] as number);
  let sorted = rows;
  let spare = new Uint32Array(rows.length);
  for (let unit = 1; unit <= highest; unit *= DIGITS) {
    const target = sorted === rows ? new Uint32Array(rows.length) : spare;
    await sortByDigit(sorted, target, keys, unit);
    if (sorted !== rows) spare = sorted as typeof spare;
    sorted = target;
  }
  return sorted === rows ? rows.slice() : sorted;
}

async function sortByDigit(
  from: Order,
  to: Order,
  keys: Float64Array,
  unit: number,
): Promise<void> {
  const starts = new Uint32Array(DIGITS);
  const digitOf = (row: number) => ((keys[row] as number) / unit) & (DIGITS - 1);
  for (let begin = 0; begin < from.length; begin += STEPS) {
    const end = Math.min(begin + STEPS, from.length);
    for (let at = begin; at < end; at++) {
      const digit = digitOf(from[at] as number);
      starts[digit] = (starts[digit] as number) + 1;
    }
    if (end < from.length) await setImmediate();
  }
  let sum = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = starts[digit] as number;
    starts[digit] = sum;
    sum += count;
  }
  for (let begin = 0; begin < from.length; begin += STEPS) {
    const end = Math.min(begin + STEPS, from.length);
    for (let at = begin; at < end; at++) {
      const row = from[at] as number;
      const digit = digitOf(row);
      const place = starts[digit] as number;
      to[place] = row;
      starts[digit] = place + 1;
    }
    if (end < from.length) await setImmediate();
  }
}

/** The orders that do not depend on the rates. Equal values are in the order of the ids. */
export interface Orders {
  readonly id: Order;
  readonly shop: Order;
  readonly created: Order;
  readonly weight: Order;
}

/** Sorts all shown rows. */
export async function sortAll(columns: Columns): Promise<Orders> {
  const shown = new Uint32Array(columns.count);
  let count = 0;
  let isSorted = true;
  for (let row = 0; row < columns.count; row++) {
    if (!columns.isShown[row]) continue;
    isSorted &&= count === 0 || compareIds(columns, shown[count - 1] as number, row) < 0;
    shown[count++] = row;
  }
  const id = shown.slice(0, count);
  if (!isSorted) id.sort((one, other) => compareIds(columns, one, other));
  return {
    id,
    shop: await sortByKey(id, columns.place),
    created: await sortByKey(id, columns.created),
    weight: await sortByKey(id, new Float64Array(columns.weight)),
  };
}

/** The orders with changed rows in their new places, and without those that are no longer shown. */
export function reorderAll(columns: Columns, orders: Orders, changed: ReadonlySet<number>): Orders {
  const marks = new Uint8Array(columns.count);
  for (const row of changed) marks[row] = 1;
  const shown = [...changed].filter((row) => columns.isShown[row]);
  const reorder = (order: Order, key: (row: number) => number): Order => {
    const compare = (one: number, other: number) =>
      key(one) - key(other) || compareIds(columns, one, other);
    return merged(without(order, marks), shown.toSorted(compare), compare);
  };
  const { place, created, weight } = columns;
  return {
    id: reorder(orders.id, () => 0),
    shop: reorder(orders.shop, (row) => place[row] as number),
    created: reorder(orders.created, (row) => created[row] as number),
    weight: reorder(orders.weight, (row) => weight[row] as number),
  };
}

/** The rows without those that are marked. */
function without(order: Order, marks: Uint8Array): Order {
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (const row of order) if (marks[row] === 0) kept[count++] = row;
  return kept.subarray(0, count);
}

/** Puts few sorted rows into a long order. */
function merged(
  order: Order,
  added: readonly number[],
  compare: (one: number, other: number) => number,
): Order {
  const all = new Uint32Array(order.length + added.length);
  let from = 0;
  for (const [count, row] of added.entries()) {
    const to = firstWhere(from, order.length, (at) => compare(order[at] as number, row) > 0);
    all.set(order.subarray(from, to), from + count);
    all[to + count] = row;
    from = to;
  }
  all.set(order.subarray(from), from + added.length);
  return all;
}

/** The first number from `low` on, and below `high`, for which the condition holds; else `high`. */
export function firstWhere(low: number, high: number, holds: (at: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
