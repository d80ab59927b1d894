import type { ProductSize } from "@suvarna/contract/catalogue/schemas";

/** What the trade measures with a table of its own. */
export type SizeKind = "ring" | "bangle";

/** A pair of rings has a size for each hand: `10 & 16`. */
const PAIR = " & ";
/** How the sizes of each table are written. */
const WRITTEN: readonly (readonly [SizeKind, RegExp])[] = [
  ["ring", /^([1-9]|[12]\d|30)$/],
  ["bangle", /^2\.([2468]|1[024])$/],
];

/** Which table the sizes of a piece are from; null when they are from none. */
export function sizeKind(sizes: readonly Pick<ProductSize, "size">[]): SizeKind | null {
  const names = sizes.flatMap(({ size }) => size.split(PAIR));
  if (names.length === 0) return null;
  const found = WRITTEN.find(([, written]) => names.every((name) => written.test(name)));
  return found?.[0] ?? null;
}

/** Whether a piece comes in a size of the table, alone or as one of a pair. */
export function comesIn(sizes: readonly Pick<ProductSize, "size">[], name: string): boolean {
  return sizes.some(({ size }) => size.split(PAIR).includes(name));
}
