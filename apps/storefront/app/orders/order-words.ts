import type { OrderAdvance } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { isTimeToPayOver, payByWords } from "./unpaid.ts";

/** Explains the state of an order that is unpaid, undone or owes its rest; null for any other. */
export function orderStateNote(order: Order): string | null {
  switch (order.state) {
    case "pending_payment":
      return order.payment
        ? `Its pieces are kept for you until ${payByWords(order, order.payment)}.`
        : null;
    case "payment_failed":
      if (order.payment?.attempt?.end === "wrong_amount") {
        return "Another amount came than was due. It goes back by itself, and the order is not confirmed.";
      }
      if (order.payment?.attempt?.end === "late") {
        return "The payment came too late. It goes back by itself, and nothing is charged for the order.";
      }
      return isTimeToPayOver(order)
        ? "The time to pay is over: its pieces are on sale again, and nothing is charged for it."
        : "The payment did not go through; you can pay again. Money that was taken all the same goes back by itself.";
    case "cancelled":
    case "returned":
    case "refunded":
      return refundNote(order);
    case "confirmed":
    case "processing":
    case "shipped":
    case "delivered":
      return order.advance?.restOwed ? restWords(order.advance) : null;
  }
}

/** States the rest of an order whose advance is paid, and when it is due. */
function restWords({ due, rest, restAskedAt }: OrderAdvance): string {
  const [advance, left] = [formatRupees(paise(due)), formatRupees(paise(rest))];
  return restAskedAt
    ? `Your order is ready. Please pay the rest of ${left}: we send it as soon as that has come.`
    : `The advance of ${advance} is paid. The rest of ${left} is due before dispatch; it stays the same, whatever the rates do.`;
}

/** Explains the refund of an order that was undone; null for any other order. */
export function refundNote({
  paymentState,
  paymentMethod,
  total,
  advance,
}: Pick<Order, "paymentState" | "paymentMethod" | "total"> & Partial<Pick<Order, "advance">>):
  | string
  | null {
  const sum = formatRupees(paise(advance?.paid ?? total));
  const later = "Your bank may take some days to show it.";
  switch (paymentState) {
    case "refunded": {
      const way = paymentMethod !== "ONLINE" ? "to your bank account" : "back the way it was paid";
      // For an order with an advance, more may have been paid than it needed; all of it was
      // refunded.
      return `${advance ? "What you paid" : sum} was sent ${way}. ${later}`;
    }
    case "refund_due":
      return `${sum} is on its way back, the way it was paid. ${later}`;
    case "refund_by_bank":
      return `It was paid at the door, so we send ${sum} to your bank account: please answer our letter with its number and IFSC.`;
    case "not_paid":
      return "Nothing was charged for it.";
    case "pending":
    case "on_delivery":
    case "rest_due":
    case "paid":
    case "failed":
      return null;
  }
}
