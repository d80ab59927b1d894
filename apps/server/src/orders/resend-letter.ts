import type { OrderState } from "@suvarna/domain/order";
import { findProvedContacts } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { findOrder, type PlacedOrder } from "./queries.ts";

type Channel = "email" | "sms";

/** The order state that each kind of message is about, for letters and for texts. */
const STATE_OF_MESSAGE: Readonly<Record<Channel, Readonly<Record<string, OrderState>>>> = {
  email: {
    "order-confirmed": "confirmed",
    "payment-failed": "payment_failed",
    "order-shipped": "shipped",
    "order-delivered": "delivered",
    "order-cancelled": "cancelled",
    "order-returned": "returned",
    "order-refunded": "refunded",
  },
  sms: {
    "order-confirmed": "confirmed",
    "payment-failed": "payment_failed",
    "order-shipped": "shipped",
    "door-code": "shipped",
    "order-delivered": "delivered",
    "order-cancelled": "cancelled",
    "order-refunded": "refunded",
  },
};

/** The order state that a message is about; null for a message about something else. */
export function stateOfMessage(channel: Channel, kind: string): OrderState | null {
  return STATE_OF_MESSAGE[channel][kind] ?? null;
}

/**
 * Asks for another copy of the letter or the text about a state that the order has had.
 * @throws Refusal order_not_found, letter_unknown
 */
export async function resendLetter(
  act: Act,
  ask: { readonly orderId: string; readonly state: OrderState; readonly channel: Channel },
): Promise<void> {
  const { state, channel } = ask;
  const order = await findOrder(act.tx, ask.orderId);
  if (!order) throw new Refusal("order_not_found");
  if (!hasMessage(channel, state) || !order.history.some((step) => step.state === state)) {
    throw new Refusal("letter_unknown");
  }
  askFor(act, order, state, channel);
}

/**
 * Asks for another copy of the letter about the newest state of an order that has a letter. A
 * shopper without a proved address has got no letter, so nothing could be sent again.
 * @throws Refusal order_not_found, letter_unknown, letter_without_address
 */
export async function resendNewestLetter(act: Act, orderId: string): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const step = order.history.findLast(({ state }) => hasMessage("email", state));
  if (!step) throw new Refusal("letter_unknown");
  const contacts = await findProvedContacts(act.tx, order.userId);
  if (!contacts || contacts.email === null) throw new Refusal("letter_without_address");
  askFor(act, order, step.state, "email");
}

function hasMessage(channel: Channel, state: OrderState): boolean {
  return Object.values(STATE_OF_MESSAGE[channel]).includes(state);
}

function askFor(act: Act, { id }: PlacedOrder, state: OrderState, channel: Channel): void {
  act.record({ what: "order.letter_resent", subject: id, after: { state, channel } });
  act.tell({
    type: "order.letter_asked",
    orderId: id,
    state,
    channel,
    askedAt: act.at.getTime(),
  });
}
