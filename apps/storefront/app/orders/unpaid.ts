import type { Order } from "@suvarna/contract/orders/schemas";
import { istDayWords, istTime } from "@suvarna/words/here/indian-time";

/**
 * If the shopper has more than this time to pay, the message names the date besides the time of
 * day.
 */
const SAME_DAY_MS = 12 * 3_600_000;

/** Whether an order still waits for its online payment. */
export function isUnpaid({ state }: Pick<Order, "state">): boolean {
  return state === "pending_payment" || state === "payment_failed";
}

/**
 * Whether an order can't be paid any more, because its time to pay is over and its pieces are on
 * sale again.
 */
export function isTimeToPayOver({
  state,
  payment,
}: Pick<Order, "state"> & Partial<Pick<Order, "payment">>): boolean {
  return state === "payment_failed" && Date.parse(payment?.payBy ?? "") <= Date.now();
}

/**
 * Whether an order can still be paid. Its gateway accepts no further payment once a wrong amount
 * has arrived, or the whole amount has arrived too late.
 */
export function isPayable(order: Pick<Order, "state"> & Partial<Pick<Order, "payment">>): boolean {
  const end = order.payment?.attempt?.end;
  return isUnpaid(order) && !isTimeToPayOver(order) && end !== "wrong_amount" && end !== "late";
}

/**
 * The time until which an order can be paid, as text: `2:30 pm IST`. The time for a prepayment is
 * longer, so the text includes the date.
 */
export function payByWords(
  { createdAt }: Pick<Order, "createdAt">,
  { payBy }: Pick<NonNullable<Order["payment"]>, "payBy">,
): string {
  const until = Date.parse(payBy);
  const time = istTime(payBy);
  return until - Date.parse(createdAt) > SAME_DAY_MS ? `${istDayWords(until)}, ${time}` : time;
}
