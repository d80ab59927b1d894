import type { RefundPreview, RefundPreviewInput } from "@suvarna/contract/orders/refund-part";
import { withoutGroups } from "@suvarna/domain/grouped-number";

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
  const plain = withoutGroups(typed);
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

/**
 * The message that names the data that the form lacks; null when the form is complete. Without a
 * preview the amount is unknown, which differs from an amount above what is left.
 */
export function missingOf({
  wanted,
  preview: { data, error },
  note,
  needsReference,
  reference,
}: {
  readonly wanted: RefundPreviewInput | null;
  readonly preview: {
    readonly data: Pick<RefundPreview, "amount"> | undefined;
    readonly error: Error | null;
  };
  readonly note: string;
  readonly needsReference: boolean;
  readonly reference: string;
}): string | null {
  if (wanted === null) return "Choose what goes back";
  if (!data) return error ? "The amount is not known" : "The amount is being computed";
  if (data.amount === null) return "That is more than is left";
  if (note.trim() === "") return "Write the words for the shopper";
  return needsReference && reference.trim() === "" ? "Enter the reference of the transfer" : null;
}
