import type { RefundPreviewInput } from "@suvarna/contract/orders/staff-schemas";

/** What a refund gives back: the whole order, some pieces, or an amount. */
export type RefundWay = "whole" | "pieces" | "amount";

/** The reasons of a refund, each with a note for the shopper. Staff may write another note. */
export const REFUND_REASONS: readonly { readonly name: string; readonly note: string }[] = [
  {
    name: "The shopper changed their mind",
    note: "We have taken the pieces back as you asked.",
  },
  { name: "It cannot be made in time", note: "We could not make it in time and are sorry for it." },
  { name: "Wrong price", note: "We charged too much and send the difference back." },
  { name: "Other", note: "" },
];

/** Parses a typed amount in rupees; null for an invalid text. */
export function amountOf(typed: string): number | null {
  const plain = typed.replaceAll(",", "").trim();
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** The part of the order that the user has chosen in the form; null without a choice. */
export function chosenRefund(
  way: RefundWay,
  { pieces, typed }: { readonly pieces: ReadonlyMap<number, number>; readonly typed: string },
): RefundPreviewInput | null {
  if (way === "whole") return { whole: true };
  if (way === "amount") {
    const amount = amountOf(typed);
    return amount === null || amount < 1 ? null : { amount };
  }
  if (pieces.size === 0) return null;
  return { lines: [...pieces].map(([line, quantity]) => ({ line, quantity })) };
}
