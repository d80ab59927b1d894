import type { WeightMoney } from "@suvarna/domain/lighter-piece";
import { cameBackUndelivered } from "@suvarna/domain/order";
import { BETWEEN_PARTS, carrierWords, weightMoneyWords } from "@suvarna/words/en/dispatch-note";
import { STEP_WORDS } from "@suvarna/words/en/reasons";
import { joinParts } from "@suvarna/words/join-parts";
import type { HistoryRow, PlacedOrder } from "./queries.ts";
import { restOf } from "./rest-of-order.ts";

/** The data of an order from which the notes of its steps are written. */
type NotedOrder = Pick<
  PlacedOrder,
  "total" | "advance" | "paymentMethod" | "refunds" | "courier" | "trackingNumber" | "history"
>;

/** The data of a step from which its note is written. */
type NotedStep = Pick<HistoryRow, "reason" | "note" | "isDispatch">;

/**
 * The note of a step in an order's history in English, as the shopper reads it; null when the step
 * has no note. The note of a dispatch begins with the courier, and ends with the weights when no
 * letter about a refund tells them.
 * @param isSent whether staff have sent back the money of a difference in weight
 */
export function noteOfStep(
  order: NotedOrder,
  step: NotedStep,
  { isSent = false }: { readonly isSent?: boolean } = {},
): string | null {
  const { reason, note, isDispatch } = step;
  if (reason !== null)
    return STEP_WORDS[reason]({ advance: order.advance ?? 0, rest: restOf(order) });
  if (!isDispatch) return note;
  const money = weightMoneyOf(order, isSent);
  const parts = [carrierWords(order), note, weighingOf(order), money && weightMoneyWords(money)];
  return joinParts(parts, BETWEEN_PARTS);
}

/**
 * The note of a step, as staff read it: without the sentence to the shopper about the money of a
 * difference in weight, because the history of staff has the refund as an entry of its own.
 */
export function staffNoteOfStep(order: NotedOrder, step: NotedStep): string | null {
  if (step.isDispatch) {
    return joinParts([carrierWords(order), step.note, weighingOf(order)], BETWEEN_PARTS);
  }
  const note = noteOfStep(order, step);
  const [amount, way] = [weightRefundOf(order)?.amount, wayOf(order)];
  if (note === null || amount === undefined || way === null) return note;
  return note.replace(` ${weightMoneyWords({ amount, way, isDone: false })}`, "");
}

/**
 * The way of the money of an order's difference in weight; null when the gateway sends it back,
 * which a letter tells, and when nothing is paid at the door because the parcel came back undelivered.
 * @param isSent whether staff have sent the money back
 */
export function weightMoneyOf(order: NotedOrder, isSent: boolean): WeightMoney | null {
  const [amount, way] = [weightRefundOf(order)?.amount, wayOf(order)];
  if (amount === undefined || way === null) return null;
  if (way === "at_the_door" && cameBackUndelivered(order)) return null;
  const isDelivered = order.history.some(({ state }) => state === "delivered");
  return { amount, way, isDone: way === "at_the_door" ? isDelivered : isSent };
}

/** The refund of an order's difference in weight; an order has at most one. */
const weightRefundOf = ({ refunds }: Pick<PlacedOrder, "refunds">) =>
  refunds.find(({ isWeight }) => isWeight);

/** The weights of the lighter pieces in English; null when the refund of the gateway tells them. */
const weighingOf = (order: Pick<PlacedOrder, "paymentMethod" | "refunds">) =>
  order.paymentMethod === "ONLINE" ? null : weightRefundOf(order)?.note;

function wayOf({ paymentMethod }: Pick<PlacedOrder, "paymentMethod">): WeightMoney["way"] | null {
  if (paymentMethod === "ONLINE") return null;
  return paymentMethod === "COD" ? "at_the_door" : "by_hand";
}
