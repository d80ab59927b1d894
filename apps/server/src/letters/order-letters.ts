import type { EventOf } from "@suvarna/domain/events";
import { formatRupees, INDIAN_MOBILE } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import type { OrderPaymentState, OrderState } from "@suvarna/domain/order";
import { findContacts } from "../identity/index.ts";
import type { Notifications, OrderLetterKind, OrderTextKind } from "../notifications/index.ts";
import { findOrder, noteOfStep, type PlacedOrder, paidOf, restOf } from "../orders/index.ts";
import { refundedOf } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";

/** What the letters of orders are written with. */
export interface LetterParts {
  readonly notifications: Pick<Notifications, "send">;
  readonly publicUrl: string;
}

/** What an order's shopper is told. */
interface OrderNews {
  readonly orderId: string;
  readonly letter: OrderLetterKind | undefined;
  /** The text that goes to a phone besides. */
  readonly text?: OrderTextKind | undefined;
  /** How many steps the order's history had: each of them is told once. */
  readonly steps: number;
  /** How the payment stood then, where it matters to the letter. */
  readonly paymentState?: OrderPaymentState;
}

/** Which letter tells of a state that an order has reached; what is not here is seen on its page. */
const LETTER_OF: Readonly<Partial<Record<OrderState, OrderLetterKind>>> = {
  confirmed: "order-confirmed",
  payment_failed: "payment-failed",
  shipped: "order-shipped",
  delivered: "order-delivered",
  cancelled: "order-cancelled",
  returned: "order-returned",
  refunded: "order-refunded",
};

/** The same of texts to a phone. */
const TEXT_OF: Readonly<Partial<Record<OrderState, OrderTextKind>>> = {
  confirmed: "order-confirmed",
  payment_failed: "payment-failed",
  shipped: "order-shipped",
  delivered: "order-delivered",
  cancelled: "order-cancelled",
  refunded: "order-refunded",
};

/** Writes to the shopper of an order after each event that is worth a letter. */
export function orderLetters(parts: LetterParts) {
  const write = (act: Act, news: OrderNews) => writeOrderLetter(act, parts, news);
  return {
    placed: (act: Act, { orderId, state }: EventOf<"order.placed">) =>
      write(act, { orderId, letter: LETTER_OF[state], text: TEXT_OF[state], steps: 1 }),
    moved: (act: Act, { orderId, to, step, paymentState }: EventOf<"order.moved">) =>
      write(act, {
        orderId,
        letter: LETTER_OF[to],
        text: TEXT_OF[to],
        steps: step + 1,
        paymentState,
      }),
    restAsked: (act: Act, { orderId, step }: EventOf<"order.rest_asked">) =>
      write(act, { orderId, letter: "rest-due", text: "rest-due", steps: step + 1 }),
    restPaid: (act: Act, { orderId, step }: EventOf<"order.rest_paid">) =>
      write(act, { orderId, letter: "rest-paid", steps: step + 1 }),
    returnRequested: (act: Act, { orderId, steps }: EventOf<"return.requested">) =>
      write(act, { orderId, letter: "return-requested", steps }),
    returnRefused: (act: Act, { orderId, steps }: EventOf<"return.refused">) =>
      write(act, { orderId, letter: "return-refused", steps }),
  };
}

async function writeOrderLetter(
  { tx }: Act,
  { notifications, publicUrl }: LetterParts,
  { orderId, letter: kind, text, steps, paymentState }: OrderNews,
): Promise<void> {
  const order = kind ? await findOrder(tx, orderId) : null;
  // Somebody who has closed the account is not written to any more.
  const user = order && (await findContacts(tx, order.userId));
  if (!kind || !order || !user) return;
  const { contact, items, discount, gst, shipping, total, advance, number } = order;
  const paid = advance === null ? total : await paidByAdvance(tx, order, kind);
  // Confirmed is once for ever; the others once for each step of the order's history.
  const key = kind === "order-confirmed" ? `${kind}:${orderId}` : `${kind}:${orderId}:${steps}`;
  const wantsMail = contact.includes("@");
  await notifications.send(tx, {
    kind,
    key,
    email: wantsMail ? contact : user.email,
    about: {
      name: user.name,
      number,
      note: noteOf(order, kind, steps),
      lines: items.map(({ name, quantity, linePrice: price }) => ({ name, quantity, price })),
      discount,
      gst,
      shipping,
      total,
      country: order.shippingAddress.country,
      advance: advance === null ? null : { due: advance, rest: restOf(order) },
      paid,
      paidAtTheDoor: order.paymentMethod === "COD",
      owed: paymentState === "refund_due",
      address: `${publicUrl}/order-details/${orderId}`,
      payAddress: `${publicUrl}/final?order=${orderId}&pay=rest`,
    },
  });
  const phone = wantsMail ? user.phone : contact;
  if (!text || !phone || !INDIAN_MOBILE.test(phone)) return;
  const about = { number, total: formatRupees(kind === "order-refunded" ? paid : total) };
  await notifications.send(tx, { kind: text, key: `${key}:text`, phone, about });
}

/** What the shop or the shopper has said with it; what the order's page says of itself is left out. */
function noteOf(order: PlacedOrder, kind: OrderLetterKind, steps: number): string | null {
  const step = order.history[steps - 1];
  switch (kind) {
    case "return-refused":
      return order.return?.note ?? null;
    case "return-requested":
    case "rest-due":
    case "rest-paid":
      return null;
    default:
      return step ? noteOfStep(order, step) : null;
  }
}

/**
 * What of an order with an advance a letter speaks of: what the order has taken, and once that is
 * back with the shopper all that went back, also money that came after the order was cancelled.
 */
function paidByAdvance(tx: Tx, order: PlacedOrder, kind: OrderLetterKind): Promise<Paise> | Paise {
  return kind === "order-refunded" ? refundedOf(tx, order.id) : paidOf(order);
}
