import type { OrderPage } from "@suvarna/contract/orders/order-page";

/** The part of an order page that says whether messages reach the shopper. */
export type ToldOrder = {
  readonly order: Pick<OrderPage["order"], "shippingAddress">;
  readonly shopper: Pick<OrderPage["shopper"], "email" | "phone" | "hears">;
};

/**
 * Says whether the shopper gets a message about a step. Messages go only to an address or a number
 * that the account has proved, and a text needs a template of the shop.
 */
export function sayTold(
  { order, shopper }: ToldOrder,
  step: keyof OrderPage["shopper"]["hears"],
): string {
  const { fullName } = order.shippingAddress;
  if (shopper.hears[step]) return `${fullName} gets a message.`;
  return shopper.phone === null
    ? `${fullName} gets no message, because the account has no proved address or number: call them.`
    : `${fullName} gets no message, because the account has no e-mail address and the shop has no text for this: call them.`;
}
