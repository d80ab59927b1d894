import type { OrderState } from "@suvarna/domain/order";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { findOrder } from "./queries.ts";

/** The order state that each kind of letter is about. */
const STATE_OF_LETTER: Readonly<Record<string, OrderState>> = {
  "order-confirmed": "confirmed",
  "payment-failed": "payment_failed",
  "order-shipped": "shipped",
  "order-delivered": "delivered",
  "order-cancelled": "cancelled",
  "order-returned": "returned",
  "order-refunded": "refunded",
};

/** The order state that a kind of letter is about; null for a letter about something else. */
export function stateOfLetter(kind: string): OrderState | null {
  return STATE_OF_LETTER[kind] ?? null;
}

/**
 * Asks for another copy of the letter about a state that the order has had.
 * @throws Refusal order_not_found, letter_unknown
 */
export async function resendLetter(
  act: Act,
  { orderId, state }: { readonly orderId: string; readonly state: OrderState },
): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const hasLetter = Object.values(STATE_OF_LETTER).includes(state);
  if (!hasLetter || !order.history.some((step) => step.state === state)) {
    throw new Refusal("letter_unknown");
  }
  act.record({ what: "order.letter_resent", subject: orderId, after: { state } });
  act.tell({ type: "order.letter_asked", orderId, state, askedAt: act.at.getTime() });
}
