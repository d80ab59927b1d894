import type { Order } from "@suvarna/contract/orders/schemas";
import * as say from "@suvarna/words/here/order-page";

/**
 * The payment at the door for an order whose pieces were lighter than ordered, as a table in rupees:
 * the sum that is due, or was paid. Null for any other order, and for an order that was never paid.
 */
export function doorPayment({
  refunds = [],
  total,
  paymentState,
}: Pick<Order, "total" | "paymentState"> & Partial<Pick<Order, "refunds">>) {
  const less = refunds.reduce(
    (sum, { amount, isLessAtDoor }) => sum + (isLessAtDoor ? amount : 0),
    0,
  );
  if (less === 0 || paymentState === "not_paid") return null;
  const label = paymentState === "on_delivery" ? say.toPayAtTheDoor : say.paid;
  return {
    caption: say.paymentAtTheDoor,
    rows: [{ label: say.lessAtTheDoor, rupees: -less }],
    total: { label, rupees: total - less },
  };
}
