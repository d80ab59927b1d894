import type { PhoneText } from "../draft.ts";

/** The variables of a text message about an order. */
export interface OrderText {
  /** The order number that shoppers read. */
  readonly number: string;
  /** The order's total in words, such as `₹1,24,580.00`. */
  readonly total: string;
}

/**
 * The words are those of the registered templates, because operators drop a text that differs from
 * them.
 */
const WORDS = {
  "order-confirmed": ({ number, total }) =>
    `Your Suvarna order ${number} of ${total} is confirmed. Thank you for ordering.`,
  "rest-due": ({ number }) =>
    `Your Suvarna order ${number} is ready. Please pay its rest in your order history, so that we can send it.`,
  "payment-failed": ({ number }) =>
    `The payment of your Suvarna order ${number} did not go through. You can pay it again in your order history.`,
  "order-shipped": ({ number }) =>
    `Your Suvarna order ${number} is on its way. Take the parcel only with its seal whole.`,
  "order-delivered": ({ number }) => `Your Suvarna order ${number} was delivered.`,
  "order-cancelled": ({ number }) =>
    `Your Suvarna order ${number} was cancelled. What was paid goes back by itself.`,
  "order-refunded": ({ number, total }) =>
    `${total} of your Suvarna order ${number} was sent back to you.`,
} as const satisfies Readonly<Record<string, (about: OrderText) => string>>;

export type OrderTextKind = keyof typeof WORDS;

/** Returns the writer of the texts of one kind, which name the kind's registered template. */
export function orderText(template: OrderTextKind) {
  return ({ number, total }: OrderText): PhoneText => ({
    template,
    text: WORDS[template]({ number, total }),
    variables: { number, total },
  });
}
