import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import type { Db } from "../../platform/database.ts";
import { findApprovedPayloads } from "../../staff/index.ts";
import { Moving } from "../approval-payloads.ts";
import type { PlacedOrder } from "../queries.ts";
import { repaidByHand, stepNeedsApproval } from "./money-back.ts";

/**
 * Whether a second person must still agree before staff send the money of an order back by hand. A
 * return, and a cancellation by staff, have needed that approval already. A cancellation by the
 * shopper needs none, so the repayment that follows it does. Once approved, staff send the money
 * and write its reference down, which asks nobody again as long as the sum is the same.
 */
export async function repaymentNeedsApproval(
  db: Db,
  order: PlacedOrder,
  limits: ApprovalLimits,
): Promise<boolean> {
  const { id, state, paymentState, history, userId } = order;
  if (state !== "cancelled" || paymentState !== "refund_by_bank") return false;
  const canceller = history.findLast((step) => step.state === "cancelled")?.by ?? null;
  const isByStaff = canceller !== null && canceller !== userId;
  if (isByStaff || !stepNeedsApproval(order, repaidByHand(order), limits)) return false;
  const approved = await findApprovedPayloads(db, { kind: "order.refund", subject: id });
  return !approved.some((payload) => isRepaymentOfOrder(payload, order));
}

/** Whether the input of an approved act is the repayment by hand of what the shop owes for an order. */
export function isRepaymentOfOrder(payload: unknown, order: PlacedOrder): boolean {
  const { data } = Moving.safeParse(payload);
  return data?.input.to === "refunded" && data.amount === repaidByHand(order);
}
