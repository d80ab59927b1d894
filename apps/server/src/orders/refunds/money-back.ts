import type { Paise } from "@suvarna/domain/money";
import type { OrderPaymentState } from "@suvarna/domain/order";
import { type ApprovalLimits, refundNeedsApproval } from "@suvarna/domain/staff/approval";
import { hasMoneyLeft } from "../../payments/index.ts";
import type { Tx } from "../../platform/database.ts";
import type { PlacedOrder } from "../queries.ts";
import { paidAmount } from "../rest-of-order.ts";

/** The amount in paise that is refunded to the shopper when staff end an order now. */
export function refundableAmount(order: PlacedOrder): Paise {
  const { advance, total, paymentState, refunded } = order;
  if (advance !== null) return paidAmount(order) - refunded;
  return paymentState === "paid" ? total - refunded : 0;
}

/**
 * The payment state of an order that ends after refunds have decided about all of its money. The
 * caller has locked its payments and the order, and ended the payments.
 * @returns `refund_due` while a refund is under way, whose end then moves the order to `refunded`
 */
export async function stateAfterRefunds(
  tx: Tx,
  orderId: string,
): Promise<"refund_due" | "refunded"> {
  return (await hasMoneyLeft(tx, orderId)) ? "refund_due" : "refunded";
}

/**
 * The payment state of an order that ends before its delivery and of which no gateway owes more
 * money. Nothing was paid for cash on delivery. Staff send back by hand what was paid at the
 * counter, refunds in part may have been decided about all of the money, and an advance was already
 * refunded in the gateway's dashboard. The caller has ended the payments.
 */
export async function stateWithoutGateway(tx: Tx, order: PlacedOrder): Promise<OrderPaymentState> {
  if (order.paymentMethod === "COD") return "not_paid";
  if (order.paymentMethod === "COUNTER" && refundableAmount(order) > 0) return "refund_by_bank";
  const wasPaid = order.refunded > 0 || paidAmount(order) > 0;
  return wasPaid ? stateAfterRefunds(tx, order.id) : "not_paid";
}

/**
 * Whether a step of staff that sends this amount, in paise, back must be approved by a second
 * person. All refunds of the order count together.
 */
export function stepNeedsApproval(
  { refunded }: Pick<PlacedOrder, "refunded">,
  amount: Paise,
  limits: ApprovalLimits,
): boolean {
  return amount > 0 && refundNeedsApproval(refunded + amount, limits);
}

/**
 * The amount in paise that the shop still owes for a cancelled or returned order whose money staff
 * send back by hand.
 */
export function repaidByHand({ total, refunded }: Pick<PlacedOrder, "total" | "refunded">): Paise {
  return total - refunded;
}
