import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { STEP_WORDS } from "@suvarna/words/en/reasons";
import type { HistoryRow, PlacedOrder } from "./queries.ts";
import { restOf } from "./rest-of-order.ts";

/**
 * The note of a step in an order's history, as the shopper reads it; null when the step has no
 * note.
 */
export function noteOfStep(
  order: Pick<PlacedOrder, "total" | "advance">,
  { reason, note }: Pick<HistoryRow, "reason" | "note">,
): string | null {
  if (reason === null) return note;
  return STEP_WORDS[reason]({ advance: order.advance ?? 0, rest: restOf(order) });
}

/**
 * The sentence by which the note of the dispatch tells the shopper what happens with the money of a
 * difference in weight; null when the gateway sends it back, which a letter tells.
 */
export function sayWeightMoney(
  { paymentMethod }: Pick<PlacedOrder, "paymentMethod">,
  amount: Paise,
): string | null {
  if (paymentMethod === "ONLINE") return null;
  return paymentMethod === "COD"
    ? `At the door you pay ${formatRupees(amount)} less.`
    : `We send ${formatRupees(amount)} back to you.`;
}

/**
 * The note of a step, as staff read it: without the sentence to the shopper about a difference in
 * weight, because the history of staff has the refund as an entry of its own.
 */
export function staffNoteOfStep(
  order: Pick<PlacedOrder, "total" | "advance" | "paymentMethod" | "refunds">,
  step: Pick<HistoryRow, "reason" | "note">,
): string | null {
  const note = noteOfStep(order, step);
  const weight = order.refunds.find(({ isWeight }) => isWeight);
  const told = weight && sayWeightMoney(order, weight.amount);
  return note !== null && told ? note.replace(` ${told}`, "") : note;
}
