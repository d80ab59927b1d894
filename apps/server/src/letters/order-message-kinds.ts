import type { OrderState } from "@suvarna/domain/order";
import type { OrderLetterKind, OrderTextKind } from "../notifications/index.ts";

/** The kind of letter for each order state. For the other states no letter is sent. */
const LETTER_OF: Readonly<Partial<Record<OrderState, OrderLetterKind>>> = {
  confirmed: "order-confirmed",
  payment_failed: "payment-failed",
  shipped: "order-shipped",
  delivered: "order-delivered",
  cancelled: "order-cancelled",
  returned: "order-returned",
  refunded: "order-refunded",
};

/** The kind of text message for each order state. For the other states no text is sent. */
const TEXT_OF: Readonly<Partial<Record<OrderState, OrderTextKind>>> = {
  confirmed: "order-confirmed",
  payment_failed: "payment-failed",
  shipped: "order-shipped",
  delivered: "order-delivered",
  cancelled: "order-cancelled",
  refunded: "order-refunded",
};

/** The kinds of the messages about an order whose parcel came back undelivered. */
export const UNDELIVERED = { letter: "order-undelivered", text: "order-undelivered" } as const;

/** The kinds of the messages that an order sends when it comes into a state. */
export function kindsOf(state: OrderState): {
  readonly letter: OrderLetterKind | undefined;
  readonly text: OrderTextKind | undefined;
} {
  return { letter: LETTER_OF[state], text: TEXT_OF[state] };
}
