import type { ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { decideRow } from "./return-queries.ts";

/**
 * Takes an order back, or does not: once. Taken back, what was paid online is owed from this moment;
 * what was paid at the door staff send by hand, and say so by moving the order to `refunded`.
 * @throws Refusal order_not_found, return_decided
 */
export async function decideReturn(
  act: Act,
  payments: Pick<Payments, "cancel">,
  orderId: string,
  { accept, note }: ReturnDecisionInput,
  staffId: string,
): Promise<void> {
  // The payment first: whoever settles it takes them in this order too.
  const owed = accept && (await payments.cancel(act, orderId, "order_returned"));
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const decision = { decidedAt: act.at, decidedBy: staffId, note: note || null };
  const state = accept ? "accepted" : "refused";
  const isDecided = await decideRow(act.tx, orderId, { ...decision, state });
  if (!isDecided) throw new Refusal("return_decided");
  act.record({ what: "return.decided", subject: orderId, after: { state } });
  if (!accept) {
    act.tell({ type: "return.refused", orderId, steps: order.history.length });
    return;
  }
  await changeStatus(act, order, {
    to: "returned",
    paymentState: owed ? "refund_due" : isAllBack(order) ? "refunded" : "refund_by_bank",
    ...(note ? { note } : {}),
  });
}

/** Whether refunds in part have sent back all that was paid. */
function isAllBack({ refunded, total }: PlacedOrder): boolean {
  return refunded > 0 && refunded === total;
}
