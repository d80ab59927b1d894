/** The fields of a product by which a listing counts, filters and sorts. */
export interface ListedProduct {
  readonly id: string;
  /** Whether the product is in the catalogue. */
  readonly isShown: boolean;
  /**
   * The number of the product's facet cell, which groups products with equal facet values; see
   * `cells.ts`.
   */
  readonly cell: number;
  readonly netWeightMg: number;
  readonly makingChargeBp: number;
  readonly stoneValuePaise: number;
  readonly discountBp: number;
  readonly isFeatured: boolean;
  readonly position: number;
  /** The creation time in milliseconds since 1970; `updatedAt` has the same unit. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
}

/**
 * The catalogue in memory, as arrays of numbers. Each product has a row, whose number never
 * changes; a removed product keeps its row. A million products take some 65 MB.
 */
export interface Columns {
  count: number;
  /** The ids of the products, as four numbers of 32 bits for each product. */
  ids: Uint32Array;
  isShown: Uint8Array;
  cell: Uint32Array;
  weight: Uint32Array;
  making: Uint16Array;
  stones: Float64Array;
  discount: Uint16Array;
  /** The place of the product in the shop's own order, as one number. */
  place: Float64Array;
  created: Float64Array;
  updated: Float64Array;
  version: Uint32Array;
  /**
   * A hash table that finds a product's row number by the product's id; an empty slot is -1. The
   * length of the table is a power of two.
   */
  slots: Int32Array;
}

const LEAST_CAPACITY = 64;
const GROWTH = 1.25;
const UNFEATURED = 2 ** 32;
const POSITION_ZERO = 2 ** 31;

export function createColumns(capacity: number): Columns {
  const size = Math.max(capacity, LEAST_CAPACITY);
  return {
    count: 0,
    ids: new Uint32Array(4 * size),
    isShown: new Uint8Array(size),
    cell: new Uint32Array(size),
    weight: new Uint32Array(size),
    making: new Uint16Array(size),
    stones: new Float64Array(size),
    discount: new Uint16Array(size),
    place: new Float64Array(size),
    created: new Float64Array(size),
    updated: new Float64Array(size),
    version: new Uint32Array(size),
    slots: newSlots(size),
  };
}

/** Writes a product into its row in memory, or into a new row. @returns the number of the row */
export function putProduct(columns: Columns, product: ListedProduct): number {
  const existingRow = rowOf(columns, product.id);
  const row = existingRow === -1 ? addRow(columns, product.id) : existingRow;
  columns.isShown[row] = product.isShown ? 1 : 0;
  columns.cell[row] = product.cell;
  columns.weight[row] = product.netWeightMg;
  columns.making[row] = product.makingChargeBp;
  columns.stones[row] = product.stoneValuePaise;
  columns.discount[row] = product.discountBp;
  columns.place[row] = sortPosition(product);
  columns.created[row] = product.createdAt;
  columns.updated[row] = product.updatedAt;
  columns.version[row] = product.version;
  return row;
}

/**
 * Computes the place of a product in the shop's order: featured products come first, then the
 * position decides.
 */
export function sortPosition({ isFeatured, position }: ListedProduct): number {
  return (isFeatured ? 0 : UNFEATURED) + position + POSITION_ZERO;
}

/**
 * Finds the number of a product's row in memory; -1 when the product has none.
 * @param text has the product's id at the index `place`
 */
export function rowOf({ ids, slots }: Columns, text: string, place = 0): number {
  const first = wordOf(text, place, place + 4);
  const second = wordOf(text, place + 9, place + 14);
  const third = wordOf(text, place + 19, place + 24);
  const fourth = wordOf(text, place + 28, place + 32);
  const mask = slots.length - 1;
  for (let slot = fourth & mask; ; slot = (slot + 1) & mask) {
    const row = slots[slot] as number;
    if (row === -1) return -1;
    const at = 4 * row;
    const isSame =
      ids[at + 3] === fourth &&
      ids[at + 2] === third &&
      ids[at + 1] === second &&
      ids[at] === first;
    if (isSame) return row;
  }
}

/** Returns the product id of a row in memory, in the form in which PostgreSQL writes it. */
export function idOf({ ids }: Columns, row: number): string {
  const hex = [0, 1, 2, 3].map((word) => (ids[4 * row + word] ?? 0).toString(16).padStart(8, "0"));
  const all = hex.join("");
  const parts = [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20)];
  return [...parts, all.slice(20)].join("-");
}

/** Compares two products by their ids, in PostgreSQL's order of UUIDs. */
export function compareIds({ ids }: Columns, one: number, other: number): number {
  for (let word = 0; word < 4; word++) {
    const difference = (ids[4 * one + word] as number) - (ids[4 * other + word] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Reads a number of 32 bits from eight hexadecimal digits of a text: four at one index and four at
 * another.
 */
function wordOf(text: string, high: number, low: number): number {
  return ((fourDigits(text, high) << 16) | fourDigits(text, low)) >>> 0;
}

function fourDigits(text: string, at: number): number {
  let value = 0;
  for (let place = at; place < at + 4; place++) {
    const code = text.charCodeAt(place);
    // The digits of a UUID are in lower case (0 to 9, a to f), so these two character ranges
    // suffice.
    value = (value << 4) | (code < 58 ? code - 48 : code - 87);
  }
  return value;
}

function addRow(columns: Columns, id: string): number {
  if (columns.count === columns.cell.length) grow(columns);
  const row = columns.count++;
  const { ids } = columns;
  ids[4 * row] = wordOf(id, 0, 4);
  ids[4 * row + 1] = wordOf(id, 9, 14);
  ids[4 * row + 2] = wordOf(id, 19, 24);
  ids[4 * row + 3] = wordOf(id, 28, 32);
  enter(columns, row);
  return row;
}

function enter({ ids, slots }: Columns, row: number): void {
  const mask = slots.length - 1;
  let slot = (ids[4 * row + 3] as number) & mask;
  while (slots[slot] !== -1) slot = (slot + 1) & mask;
  slots[slot] = row;
}

function grow(columns: Columns): void {
  const larger = createColumns(Math.ceil(columns.cell.length * GROWTH));
  const { count, slots: _, ...arrays } = columns;
  for (const [name, array] of Object.entries(arrays)) {
    (larger[name as keyof typeof arrays] as Float64Array).set(array as Float64Array);
  }
  Object.assign(columns, larger, { count });
  for (let row = 0; row < count; row++) enter(columns, row);
}

/**
 * Creates an empty hash table. At most half of its slots will be used, so that a lookup ends after
 * few slots.
 */
function newSlots(capacity: number): Int32Array {
  return new Int32Array(2 ** Math.ceil(Math.log2(2 * capacity))).fill(-1);
}
