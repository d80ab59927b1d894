import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { istDate } from "@suvarna/words/en/indian-time";

/**
 * The words for a piece in an answer: its name and the address of its page. An answer is a plain
 * text, so the address stands in full.
 */
export function pieceWords(
  { name, slug }: { readonly name: string; readonly slug: string },
  shop: string,
): string {
  return `${name}: ${shop}/product/${slug}`;
}

/** The words for an order in an answer: its number, day and total, and the address of its page. */
export function orderWords(
  { _id, number, createdAt, total }: Pick<DeskOrder, "_id" | "number" | "createdAt" | "total">,
  shop: string,
): string {
  const day = istDate(Date.parse(createdAt));
  return `order ${number} of ${day}, ${formatRupees(paise(total))}: ${shop}/order-details/${_id}`;
}

/**
 * Puts words into a text in place of the selected part, with spaces around them where needed.
 * @returns the new text, and the position of the cursor behind the words
 */
export function insertWords(
  text: string,
  selected: { readonly from: number; readonly to: number },
  words: string,
): { readonly text: string; readonly cursor: number } {
  const before = text.slice(0, selected.from);
  const after = text.slice(selected.to);
  const head = before === "" || /\s$/.test(before) ? before : `${before} `;
  // The space behind the words also ends an address, so that the next word does not become a part
  // of it.
  const tail = /^\s/.test(after) ? after : ` ${after}`;
  return { text: head + words + tail, cursor: head.length + words.length + 1 };
}
