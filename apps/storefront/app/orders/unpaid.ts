import type { Order } from "@suvarna/contract/orders/schemas";

/** Whether an order that is paid online still waits for its money. */
export function isUnpaid({ status }: Pick<Order, "status">): boolean {
  return status === "Pending payment" || status === "Payment failed";
}

/** Whether it can't be paid any more: its pieces are on sale again. */
export function isTimeToPayOver({
  status,
  payment,
}: Pick<Order, "status"> & Partial<Pick<Order, "payment">>): boolean {
  return status === "Payment failed" && Date.parse(payment?.payBy ?? "") <= Date.now();
}
