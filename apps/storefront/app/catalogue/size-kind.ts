import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { size } from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/product";

/** The kinds of jewellery that have a size table. */
export type SizeKind = "ring" | "bangle";

/** The separator of a pair of rings, which has a size for each hand: `10 & 16`. */
const PAIR = " & ";
/** The format of a size's name in each size table. */
const WRITTEN: readonly (readonly [SizeKind, RegExp])[] = [
  ["ring", /^([1-9]|[12]\d|30)$/],
  ["bangle", /^2\.([2468]|1[024])$/],
];

/** The size table that contains the sizes of a piece; null if no table contains them. */
export function sizeKind(sizes: readonly Pick<ProductSize, "size">[]): SizeKind | null {
  const names = sizes.flatMap(({ size }) => size.split(PAIR));
  if (names.length === 0) return null;
  const match = WRITTEN.find(([, written]) => names.every((name) => written.test(name)));
  return match?.[0] ?? null;
}

/** Whether a piece comes in a size of the table, alone or as part of a pair. */
export function isMadeInSize(sizes: readonly Pick<ProductSize, "size">[], name: string): boolean {
  return sizes.some(({ size }) => size.split(PAIR).includes(name));
}

const NAMES: Readonly<Record<SizeKind, string>> = {
  ring: say.ringSize,
  bangle: say.bangleSize,
};

/** The label of a piece's sizes: "Ring size", or "Size" where no table contains the sizes. */
export function sizeName(sizes: readonly Pick<ProductSize, "size">[]): string {
  const kind = sizeKind(sizes);
  return kind === null ? size : NAMES[kind];
}
