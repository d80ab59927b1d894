import type { Order } from "@suvarna/contract/orders/schemas";

/** Whether an order still waits for its online payment. */
export function isUnpaid({ state }: Pick<Order, "state">): boolean {
  return state === "pending_payment" || state === "payment_failed";
}

/** Whether an order can't be paid any more, because its pieces are on sale again. */
export function isTimeToPayOver({
  state,
  payment,
}: Pick<Order, "state"> & Partial<Pick<Order, "payment">>): boolean {
  return state === "payment_failed" && Date.parse(payment?.payBy ?? "") <= Date.now();
}
