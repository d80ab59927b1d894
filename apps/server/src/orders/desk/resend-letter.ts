import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { cameBackUndelivered, type OrderState } from "@suvarna/domain/order";
import { findProvedContacts } from "../../identity/index.ts";
import { type Act, type App, act, type UserActor } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { keepNewKey } from "../key-queries.ts";
import { findOrder, type PlacedOrder } from "../queries.ts";
import { isTakenAway } from "../taken-away.ts";

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
    "order-undelivered": "returned",
    "order-refunded": "refunded",
  },
  sms: {
    "order-confirmed": "confirmed",
    "payment-failed": "payment_failed",
    "order-shipped": "shipped",
    "door-code": "shipped",
    "order-delivered": "delivered",
    "order-cancelled": "cancelled",
    "order-undelivered": "returned",
    "order-refunded": "refunded",
  },
};

/** The order state that a message is about; null for a message about something else. */
export function stateOfMessage(channel: Channel, kind: string): OrderState | null {
  return STATE_OF_MESSAGE[channel][kind] ?? null;
}

/** Whether the shop can send a text about the end of an order. */
export type CanText = (text: "order-cancelled" | "order-undelivered" | "order-refunded") => boolean;

/** Whether a shopper with these proved contacts gets the messages about the end of an order. */
export function hearsOf(
  contacts: { readonly email: string | null; readonly phone: string | null } | null,
  canText: CanText,
): OrderPage["shopper"]["hears"] {
  const hears = (text: Parameters<CanText>[0]) =>
    contacts !== null && (contacts.email !== null || (contacts.phone !== null && canText(text)));
  return {
    cancelled: hears("order-cancelled"),
    undelivered: hears("order-undelivered"),
    refunded: hears("order-refunded"),
  };
}

/**
 * Asks for another copy of the letter or the text about a state that the order has had. Pieces that
 * were taken along have no texts about a parcel, and a delivered order that was returned has none about
 * the return.
 * @throws Refusal order_not_found, letter_unknown
 */
export async function resendLetter(
  act: Act,
  ask: { readonly orderId: string; readonly state: OrderState; readonly channel: Channel },
): Promise<void> {
  const { state, channel } = ask;
  const order = await findOrder(act.tx, ask.orderId);
  if (!order) throw new Refusal("order_not_found");
  const isOfParcel = state === "shipped" || state === "delivered";
  const isOfReturn = state === "returned" && !cameBackUndelivered(order);
  const hasNoText = channel === "sms" && (isOfReturn || (isTakenAway(order) && isOfParcel));
  const hadState = order.history.some((step) => step.state === state);
  if (!hasMessage(channel, state) || hasNoText || !hadState) throw new Refusal("letter_unknown");
  askFor(act, order, { state, channel });
}

/** Ends the act of a repeated call, so that the audit log gets no second line. */
class RepeatedCall extends Error {}

/**
 * Asks for another copy of the letter about the newest state of an order that has a letter. A
 * shopper without a proved address has got no letter, so nothing could be sent again.
 * @param key the idempotency key of the call; another call with the same key changes nothing
 * @throws Refusal order_not_found, letter_unknown, letter_without_address
 */
export async function resendNewestLetter(
  app: App,
  actor: UserActor,
  { orderId, key }: { readonly orderId: string; readonly key: string | undefined },
): Promise<void> {
  try {
    await act(app, actor, async (act) => {
      await askForNewest(act, orderId, key);
      if (key === undefined) return;
      const used = { userId: actor.userId, key: `letter ${orderId} ${key}`, bodyHash: "", orderId };
      if (!(await keepNewKey(act.tx, used))) throw new RepeatedCall();
    });
  } catch (error) {
    if (!(error instanceof RepeatedCall)) throw error;
  }
}

async function askForNewest(act: Act, orderId: string, key: string | undefined): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const step = order.history.findLast(({ state }) => hasMessage("email", state));
  if (!step) throw new Refusal("letter_unknown");
  const contacts = await findProvedContacts(act.tx, order.userId);
  if (!contacts || contacts.email === null) throw new Refusal("letter_without_address");
  askFor(act, order, { state: step.state, channel: "email", ...(key ? { key } : {}) });
}

function hasMessage(channel: Channel, state: OrderState): boolean {
  return Object.values(STATE_OF_MESSAGE[channel]).includes(state);
}

function askFor(
  act: Act,
  { id }: PlacedOrder,
  letter: { readonly state: OrderState; readonly channel: Channel; readonly key?: string },
): void {
  const { state, channel } = letter;
  act.record({ what: "order.letter_resent", subject: id, after: { state, channel } });
  act.tell({ type: "order.letter_asked", orderId: id, ...letter, askedAt: act.at.getTime() });
}
