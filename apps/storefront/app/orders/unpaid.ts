import type { Order } from "@suvarna/contract/orders/schemas";

/** Whether an order that is paid online still waits for its money. */
export function isUnpaid({ state }: Pick<Order, "state">): boolean {
  return state === "pending_payment" || state === "payment_failed";
}

/** Whether it can't be paid any more: its pieces are on sale again. */
export function isTimeToPayOver({
  state,
  payment,
}: Pick<Order, "state"> & Partial<Pick<Order, "payment">>): boolean {
  return state === "payment_failed" && Date.parse(payment?.payBy ?? "") <= Date.now();
}
