import type { Order } from "@suvarna/contract/orders";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { istTime } from "../platform/indian-time.ts";
import { isTimeToPayOver } from "./unpaid.ts";

/** How it stands with an order that is not on its way, and with its money; null of any other. */
export function whereItStands(order: Order): string | null {
  switch (order.status) {
    case "Pending payment":
      return order.payment
        ? `Its pieces are kept for you until ${istTime(order.payment.payBy)}.`
        : null;
    case "Payment failed":
      return isTimeToPayOver(order)
        ? "The time to pay is over: its pieces are on sale again, and nothing is charged for it."
        : "The payment did not go through; you can pay again. Money that was taken all the same goes back by itself.";
    case "Cancelled":
    case "Returned":
    case "Refunded":
      return moneyBack(order);
    default:
      return null;
  }
}

/** Where the money is of an order that was undone. */
export function moneyBack({
  status,
  paymentStatus,
  paymentMethod,
  total,
}: Pick<Order, "status" | "paymentStatus" | "paymentMethod" | "total">): string {
  const sum = formatRupees(paise(total));
  const later = "Your bank may take some days to show it.";
  if (status === "Refunded") {
    const way = paymentMethod === "COD" ? "to your bank account" : "back the way it was paid";
    return `${sum} was sent ${way}. ${later}`;
  }
  switch (paymentStatus) {
    case "Refund on its way":
      return `${sum} is on its way back, the way it was paid. ${later}`;
    case "Refund by bank transfer":
      return `It was paid at the door, so we send ${sum} to your bank account: please answer our letter with its number and IFSC.`;
    default:
      return "Nothing was charged for it.";
  }
}
