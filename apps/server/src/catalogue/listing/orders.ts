import { setImmediate } from "node:timers/promises";
import { type Columns, compareIds } from "./columns.ts";

/** The row numbers of the shown products, sorted in one order. */
export type Order = Uint32Array;

/**
 * The number of loop steps after which a computation pauses for other work; they take less than a
 * millisecond.
 */
export const STEPS = 1 << 13;
/**
 * The number of different digits in the radix sort. It is so small that the counters of all digits
 * fit into the processor's cache.
 */
const DIGITS = 1 << 11;
/**
 * A list with fewer rows than this limit is sorted by comparison, which is then faster and takes
 * less memory than the radix sort.
 */
const FEW = 5000;

/** Row numbers with their sort keys beside them, so that a loop reads memory in sequence. */
export interface Keyed {
  readonly rows: Uint32Array;
  readonly keys: Float64Array;
}

/**
 * The memory in which `sortByKey` sorts. A list that is sorted again and again has one of its own,
 * because new memory for each sort would let the garbage collector run after each.
 */
export interface SortSpace {
  spare: Keyed | null;
  keys: Float64Array;
}

export const newSortSpace = (): SortSpace => ({ spare: null, keys: new Float64Array() });

/**
 * Sorts row numbers by keys that are whole, non-negative numbers below 2^48 (radix sort). Rows with
 * equal keys keep their order. One `space` must not be used by two sorts at the same time.
 * @param used a list that is not needed any more, whose memory the result may take
 * @returns the sorted rows with their keys; the keys may change when `space` is used again
 */
export async function sortByKey(
  rows: Order,
  keys: Float64Array,
  space: SortSpace = newSortSpace(),
  used?: Order,
): Promise<Keyed> {
  if (rows.length < FEW) {
    const sorted = rows.toSorted((one, other) => (keys[one] as number) - (keys[other] as number));
    return { rows: sorted, keys: Float64Array.from(sorted, (row) => keys[row] as number) };
  }
  const { length } = rows;
  if (space.spare?.rows.length !== length) {
    space.spare = { rows: new Uint32Array(length), keys: new Float64Array(length) };
    space.keys = new Float64Array(length);
  }
  const own = sized(used, Uint32Array, length);
  own.set(rows);
  let sorted: Keyed = { rows: own, keys: space.keys };
  let spare = space.spare;
  let highest = 0;
  const first = sorted;
  await inSteps(length, (begin, end) => {
    for (let at = begin; at < end; at++) {
      const key = keys[rows[at] as number] as number;
      first.keys[at] = key;
      if (key > highest) highest = key;
    }
  });
  for (let unit = 1; unit <= highest; unit *= DIGITS) {
    await sortByDigit(sorted, spare, unit);
    [sorted, spare] = [spare, sorted];
  }
  // The sorted rows leave the space, and the other list takes their place.
  [space.spare, space.keys] = [spare, sorted.keys];
  return sorted;
}

/** Returns the used memory if it has this length, or new memory. */
export function sized<Numbers extends Uint32Array | Float64Array>(
  used: Numbers | undefined,
  Numbers: new (length: number) => Numbers,
  length: number,
): Numbers {
  return used?.length === length ? used : new Numbers(length);
}

/**
 * Calls a function for each part of the numbers below `count`, with pauses for other work. The loop
 * over a part is in the caller's function, because a call for each number takes longer than the
 * work that it does.
 */
export async function inSteps(
  count: number,
  step: (begin: number, end: number) => void,
): Promise<void> {
  for (let begin = 0; begin < count; begin += STEPS) {
    const end = Math.min(begin + STEPS, count);
    step(begin, end);
    if (end < count) await setImmediate();
  }
}

async function sortByDigit(from: Keyed, to: Keyed, unit: number): Promise<void> {
  const { length } = from.keys;
  const places = new Uint32Array(DIGITS);
  const scale = 1 / unit;
  await inSteps(length, (begin, end) => {
    for (let at = begin; at < end; at++) {
      const digit = ((from.keys[at] as number) * scale) & (DIGITS - 1);
      places[digit] = (places[digit] as number) + 1;
    }
  });
  let sum = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = places[digit] as number;
    places[digit] = sum;
    sum += count;
  }
  await inSteps(length, (begin, end) => {
    for (let at = begin; at < end; at++) {
      const key = from.keys[at] as number;
      const digit = (key * scale) & (DIGITS - 1);
      const place = places[digit] as number;
      to.rows[place] = from.rows[at] as number;
      to.keys[place] = key;
      places[digit] = place + 1;
    }
  });
}

/**
 * The sorted lists of products that do not depend on the rates. Products with equal values are in
 * the order of their ids.
 */
export interface Orders {
  readonly id: Order;
  readonly shop: Order;
  readonly created: Order;
  readonly weight: Order;
}

/** Sorts all shown products in each order. */
export async function sortAll(columns: Columns): Promise<Orders> {
  const visibleRows = new Uint32Array(columns.count);
  let count = 0;
  let isSorted = true;
  for (let row = 0; row < columns.count; row++) {
    if (!columns.isShown[row]) continue;
    isSorted &&= count === 0 || compareIds(columns, visibleRows[count - 1] as number, row) < 0;
    visibleRows[count++] = row;
  }
  const id = visibleRows.slice(0, count);
  if (!isSorted) id.sort((one, other) => compareIds(columns, one, other));
  return {
    id,
    shop: (await sortByKey(id, columns.place)).rows,
    created: (await sortByKey(id, columns.created)).rows,
    weight: (await sortByKey(id, new Float64Array(columns.weight))).rows,
  };
}

/**
 * Moves changed products to their new places in all sorted lists, and removes products that are
 * hidden now.
 */
export function reorderAll(columns: Columns, orders: Orders, changed: ReadonlySet<number>): Orders {
  const marks = new Uint8Array(columns.count);
  for (const row of changed) marks[row] = 1;
  const visibleRows = [...changed].filter((row) => columns.isShown[row]);
  const reorder = (order: Order, key: (row: number) => number): Order => {
    const compare = (one: number, other: number) =>
      key(one) - key(other) || compareIds(columns, one, other);
    return merged(without(order, marks), visibleRows.toSorted(compare), compare);
  };
  const { place, created, weight } = columns;
  return {
    id: reorder(orders.id, () => 0),
    shop: reorder(orders.shop, (row) => place[row] as number),
    created: reorder(orders.created, (row) => created[row] as number),
    weight: reorder(orders.weight, (row) => weight[row] as number),
  };
}

/** Removes the marked products from a sorted list. */
function without(order: Order, marks: Uint8Array): Order {
  const remaining = new Uint32Array(order.length);
  let count = 0;
  for (const row of order) if (marks[row] === 0) remaining[count++] = row;
  return remaining.subarray(0, count);
}

/** Merges few sorted products into a long sorted list. */
function merged(
  order: Order,
  added: readonly number[],
  compare: (one: number, other: number) => number,
): Order {
  const all = new Uint32Array(order.length + added.length);
  let from = 0;
  for (const [count, row] of added.entries()) {
    const to = binarySearch(from, order.length, (at) => compare(order[at] as number, row) > 0);
    all.set(order.subarray(from, to), from + count);
    all[to + count] = row;
    from = to;
  }
  all.set(order.subarray(from), from + added.length);
  return all;
}

/**
 * Finds by binary search the first number from `low` on, and below `high`, for which the condition
 * holds; otherwise `high`.
 */
export function binarySearch(low: number, high: number, holds: (at: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
