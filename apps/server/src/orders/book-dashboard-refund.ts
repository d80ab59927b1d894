import type { EventOf } from "@suvarna/domain/events";
import type { Act } from "../platform/act.ts";
import { duePapers } from "./due-papers.ts";
import { lockOrder } from "./queries.ts";
import { bookPart } from "./request-refund.ts";

/**
 * Money that an order keeps went back from the gateway's dashboard: the order has less of it, with a
 * credit note over the amount. An order without an invoice yet is left to staff, who see it on their list.
 */
export async function bookDashboardRefund(
  act: Act,
  { orderId, refundId, amountPaise: amount }: EventOf<"payment.partly_refunded">,
): Promise<void> {
  const order = await lockOrder(act.tx, orderId);
  if (!order || !duePapers(order).invoice || order.total - order.refunded < amount) return;
  const part = { wanted: { amount }, key: refundId, contentHash: "", note: null, by: null };
  await bookPart(act, order, part);
}
