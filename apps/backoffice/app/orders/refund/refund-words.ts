import type { RefundPreview, RefundPreviewInput } from "@suvarna/contract/orders/refund-part";
import type { RefundPreset } from "@suvarna/domain/refund-preset";
import { parseRupees } from "@suvarna/domain/typed-number";
import { REFUND_PRESET_WORDS } from "@suvarna/words/en/refund-presets";

/** What a refund gives back: the whole order, some pieces, or an amount. */
export type RefundWay = "whole" | "pieces" | "amount";

/**
 * A reason of a refund with its prepared words for the shopper, if it has any. Staff may write
 * other words.
 */
export interface RefundReason {
  readonly name: string;
  readonly note: string;
  readonly preset?: RefundPreset;
}

function prepared(name: string, preset: RefundPreset): RefundReason {
  return { name, preset, note: REFUND_PRESET_WORDS[preset] };
}

const OTHER_REASONS: readonly RefundReason[] = [
  prepared("It cannot be made in time", "not_made_in_time"),
  prepared("Wrong price", "wrong_price"),
  { name: "Other", note: "" },
];

/**
 * The reasons of a refund; the first one is proposed. No piece comes back for an amount, so its
 * reason starts empty.
 * @param isInShop whether the pieces were never dispatched, so that none of them comes back
 */
export function refundReasons(way: RefundWay, isInShop: boolean): readonly RefundReason[] {
  if (way === "amount") return [{ name: "Choose a reason", note: "" }, ...OTHER_REASONS];
  const preset = isInShop ? "not_sent" : "taken_back";
  return [prepared("The shopper changed their mind", preset), ...OTHER_REASONS];
}

/**
 * The prepared reason whose words staff have left unchanged; undefined for words of their own, which
 * no language translates.
 */
export function presetOf(
  { reason, note }: ReasonChoice,
  reasons: readonly RefundReason[],
): RefundPreset | undefined {
  const chosen = reasons[reason];
  return chosen?.note === note.trim() ? chosen.preset : undefined;
}

/** The chosen reason of a refund, by its place among the reasons, and the note for the shopper. */
export interface ReasonChoice {
  readonly reason: number;
  readonly note: string;
}

/**
 * The reason and the note after a change of the reasons. A note that staff wrote themselves stays,
 * with the last reason, which proposes no note; a proposed note gives way to the new first one.
 */
export function reasonAfter(
  { reason, note }: ReasonChoice,
  before: readonly RefundReason[],
  after: readonly RefundReason[],
): ReasonChoice {
  const isOwn = note.trim() !== "" && note !== before[reason]?.note;
  return isOwn ? { reason: after.length - 1, note } : { reason: 0, note: after[0]?.note ?? "" };
}

/** The part of the order that the user has chosen in the form; null without a choice. */
export function chosenRefund(
  way: RefundWay,
  { pieces, typed }: { readonly pieces: ReadonlyMap<number, number>; readonly typed: string },
): RefundPreviewInput | null {
  if (way === "whole") return { whole: true };
  if (way === "amount") {
    const amount = parseRupees(typed);
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
