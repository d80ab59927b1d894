import type { OrderPage } from "@suvarna/contract/orders/order-page";

/** The part of an order page that says whether messages reach the shopper. */
export type ToldOrder = {
  readonly order: Pick<OrderPage["order"], "shippingAddress">;
  readonly letters: readonly unknown[];
};

/**
 * Says whether the shopper gets a message about a step. Messages go only to an address or a number
 * that the account has proved, so an order without any message so far gets none.
 */
export function sayTold({ order, letters }: ToldOrder): string {
  const { fullName } = order.shippingAddress;
  return letters.length > 0
    ? `${fullName} gets a message.`
    : `${fullName} gets no message, because the account has no proved address or number: call them.`;
}
