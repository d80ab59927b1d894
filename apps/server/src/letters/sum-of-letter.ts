import { cashAtDoor, lessAtDoor } from "@suvarna/domain/cash-at-door";
import type { Paise } from "@suvarna/domain/money";
import { sumBackAtEnd } from "@suvarna/domain/partial-refund";
import type { OrderLetterKind } from "../notifications/index.ts";
import { type PlacedOrder, paidAmount } from "../orders/index.ts";
import { refundedOf } from "../payments/index.ts";
import type { Tx } from "../platform/database.ts";

/** The letters about an order that has ended, whose money goes back. */
const ENDS: readonly OrderLetterKind[] = [
  "order-cancelled",
  "order-returned",
  "order-undelivered",
  "order-refunded",
];

/**
 * Returns the amount in paise that a letter names: the money that was paid or is collected at the
 * door, or the money that goes back when the order ends. What refunds in part have given back
 * before is not in that sum. Of an order with an advance it includes payments that arrived after
 * the order was cancelled.
 */
export async function sumOfLetter(
  tx: Tx,
  order: PlacedOrder,
  kind: OrderLetterKind,
): Promise<Paise> {
  const { advance, paymentMethod, refunded, refunds, total } = order;
  const isAtDoor = paymentMethod === "COD";
  const paid = advance !== null ? paidAmount(order) : isAtDoor ? cashAtDoor(order) : total;
  if (!ENDS.includes(kind)) return paid;
  const before = refunded - (isAtDoor ? lessAtDoor(refunds) : 0);
  const isSent = advance !== null && kind === "order-refunded";
  return sumBackAtEnd(isSent ? await refundedOf(tx, order.id) : paid, before);
}
