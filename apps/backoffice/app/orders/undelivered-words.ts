import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { sayWayBack } from "./repayment-words.ts";
import { sayTold } from "./told-words.ts";

type SentOrder = Pick<OrderPage, "cancellation" | "shopper"> & {
  readonly order: Pick<OrderPage["order"], "paymentMethod" | "shippingAddress">;
};

/**
 * Describes what becomes of the money when a parcel comes back undelivered: at once, or when a
 * second person has approved it.
 */
export function sayUndelivered(page: SentOrder): string {
  const { order, cancellation } = page;
  // The sum and the need for approval of a cancellation are also those of an undelivered parcel.
  const { backPaise, needsApproval } = cancellation;
  const told = `${sayTold(page, "undelivered")} The order can't be sent again.`;
  if (order.paymentMethod === "COD") {
    return `The order ends without money: the courier has taken none and owes none, and nothing goes back. ${told}`;
  }
  const money = sayWayBack(backPaise, order.paymentMethod);
  return needsApproval
    ? `Nothing changes until a colleague agrees. Then ${money}. ${told}`
    : `${money}. ${told}`;
}
