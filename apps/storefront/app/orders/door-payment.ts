import type { Order } from "@suvarna/contract/orders/schemas";
import { cashAtDoor, lessAtDoor } from "@suvarna/domain/cash-at-door";
import { type Paise, paise, rupees } from "@suvarna/domain/money";
import * as say from "@suvarna/words/here/order-page";

type PaidAtDoor = Pick<Order, "total"> & Partial<Pick<Order, "refunds">>;

/** The cash in paise that the courier collects for an order that is paid at the door. */
export function doorCash(order: PaidAtDoor): Paise {
  return cashAtDoor({ total: paise(order.total), refunds: partsOf(order) });
}

function partsOf({ refunds = [] }: PaidAtDoor) {
  return refunds.map(({ amount, isLessAtDoor }) => {
    return { amount: paise(amount), isWeight: isLessAtDoor ?? false };
  });
}

/**
 * The payment at the door for an order whose pieces were lighter than ordered, as a table in rupees:
 * the sum that is due, or was paid. Null for any other order, and for an order that was never paid.
 */
export function doorPayment(order: PaidAtDoor & Pick<Order, "paymentState">) {
  const less = lessAtDoor(partsOf(order));
  if (less === 0 || order.paymentState === "not_paid") return null;
  const label = order.paymentState === "on_delivery" ? say.toPayAtTheDoor : say.paid;
  return {
    caption: say.paymentAtTheDoor,
    rows: [{ label: say.lessAtTheDoor, rupees: -rupees(less) }],
    total: { label, rupees: rupees(doorCash(order)) },
  };
}
