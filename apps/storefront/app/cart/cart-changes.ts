import type { Cart, CartItem } from "@suvarna/contract/cart/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import * as say from "@suvarna/words/here/cart";
import { lineTrouble } from "./line-state.ts";

/**
 * Describes the differences between two versions of a cart, in a sentence for each line: first the
 * lines of the current cart in their order, then the removed lines.
 */
export function cartChanges(before: Cart, now: Cart): string[] {
  const [old, fresh] = [linesOf(before), linesOf(now)];
  const removed = [...old].filter(([key]) => !fresh.has(key));
  return [
    ...[...fresh].flatMap(([key, item]) => {
      const words = lineChange(old.get(key), item);
      return words ? [`${item.product.name}: ${words}`] : [];
    }),
    ...removed.map(([, { product }]) => `${product.name}: ${say.takenOutElsewhere}`),
  ];
}

function lineChange(before: CartItem | undefined, now: CartItem): string | null {
  if (!before) return say.putInElsewhere;
  const [trouble, earlier] = [lineTrouble(now), lineTrouble(before)];
  if (trouble && trouble !== earlier) return lowered(trouble);
  const words = [
    ...(earlier && !trouble ? [say.canBeOrderedAgain] : []),
    ...(now.quantity === before.quantity ? [] : [say.insteadOf(now.quantity, before.quantity)]),
    ...priceChange(before.product.price, now.product.price),
  ];
  return words.length > 0 ? words.join(", ") : null;
}

function priceChange(before: number | null, now: number | null): string[] {
  if (before === null || now === null || before === now) return [];
  return [say.fromTo(formatRupees(paise(before)), formatRupees(paise(now)))];
}

function linesOf({ items }: Cart): Map<string, CartItem> {
  return new Map(items.map((item) => [lineKey(item), item]));
}

/** The key of a cart's line, which stays the same while its quantity and its price change. */
export function lineKey({ product, size, engraving }: CartItem): string {
  return `${product._id} ${size ?? ""} ${engraving ?? ""}`;
}

/** Makes a label such as "Out of Stock" lower case, for use within a sentence. */
function lowered(words: string): string {
  return words.toLowerCase();
}
