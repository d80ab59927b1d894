import type { OrderRefundPart } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { paise } from "@suvarna/domain/money";
import { lighterPieces, type NotedOrder, type NotePart, weightMoneyOf } from "../noted-order.ts";
import { carrierWords, lighterWords, weightMoneyWords } from "./dispatch-note.ts";
import { STEP_WORDS } from "./reasons.ts";
import { REFUND_PRESET_WORDS } from "./refund-presets.ts";

/**
 * The note of a step of an order: the reason in this language where the shop has made the step by
 * itself, and else what a person has written. The note of a dispatch has the courier and the weights
 * in this language too.
 */
export function notesOfStep(
  { note, reason, dispatch }: Order["history"][number],
  order: NotedOrder,
): readonly NotePart[] {
  if (dispatch) return notesOfDispatch(dispatch, order);
  if (!reason) return note ? [written(note)] : [];
  const { due = 0, rest = 0 } = order.advance ?? {};
  return [own(STEP_WORDS[reason]({ advance: paise(due), rest: paise(rest) }))];
}

/**
 * Why money went back: the weights or a prepared reason in this language, or what staff have
 * written.
 */
export function noteOfRefund(
  { note, preset, isByWeight }: OrderRefundPart,
  order: NotedOrder,
): NotePart | null {
  const lighter = isByWeight ? lighterPieces(order) : [];
  if (lighter.length > 0) return own(lighterWords(lighter));
  if (preset) return own(REFUND_PRESET_WORDS[preset]);
  return note ? written(note) : null;
}

const own = (text: string): NotePart => ({ text, isWritten: false });
const written = (text: string): NotePart => ({ text, isWritten: true });

function notesOfDispatch(
  { words, ...carrier }: NonNullable<Order["history"][number]["dispatch"]>,
  order: NotedOrder,
): readonly NotePart[] {
  const carried = carrierWords(carrier);
  const refund = order.refunds?.find(({ isByWeight }) => isByWeight);
  // A letter tells of the money of an order that was paid online, and it has a row of its own.
  const isTold = refund?.isLessAtDoor || (refund?.isByHand && order.paymentMethod !== "ONLINE");
  const lighter = isTold ? lighterPieces(order) : [];
  const money = isTold && refund ? weightMoneyOf(refund, order) : null;
  return [
    ...(carried ? [own(carried)] : []),
    ...(words ? [written(words)] : []),
    ...(lighter.length > 0 ? [own(lighterWords(lighter))] : []),
    ...(money ? [own(weightMoneyWords(money))] : []),
  ];
}
