import type { EventOf } from "@suvarna/domain/events";
import { leaveRefundToStaff } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import { dueTaxDocuments } from "../due-tax-documents.ts";
import { lockOrder } from "../queries.ts";
import { bookPart } from "./request-refund.ts";

/**
 * Records a refund that was made in the gateway's dashboard, of money that the order keeps. The
 * refund becomes a refund in part of the order, with a credit note over its amount. The case
 * of a refund that the order can't book, for example before its invoice, stays open on the list of
 * staff.
 */
export async function bookDashboardRefund(
  act: Act,
  { orderId, refundId, amountPaise: amount }: EventOf<"payment.partly_refunded">,
): Promise<void> {
  const order = await lockOrder(act.tx, orderId);
  if (!order || !dueTaxDocuments(order).invoice || order.total - order.refunded < amount)
    return leaveRefundToStaff(act.tx, refundId);
  const part = { wanted: { amount }, key: refundId, contentHash: "", note: null, by: null };
  await bookPart(act, order, part);
}
