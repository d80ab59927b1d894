import type { ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import { Refusal } from "../platform/errors.ts";
import { changeStatus } from "./change-status.ts";
import type { PayingParts } from "./pay-order.ts";
import { lockOrder } from "./queries.ts";
import { decideRow } from "./return-queries.ts";

/**
 * Takes an order back, or does not: once. Taken back, what was paid online is owed from this moment;
 * what was paid at the door staff send by hand, and say so by moving the order to Refunded.
 * @throws Refusal order_not_found, return_decided
 */
export function decideReturn(
  parts: PayingParts,
  orderId: string,
  { accept, note }: ReturnDecisionInput,
  staffId: string,
): Promise<void> {
  const { bus, clock, payments, tellOfMove } = parts;
  return bus.transact(async (tx, emit) => {
    // The payment first: whoever settles it takes them in this order too.
    const owed = accept && (await payments.cancel(tx, orderId, "the order was returned"));
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Refusal("order_not_found");
    const at = clock();
    const decision = { decidedAt: at, decidedBy: staffId, note: note || null };
    const state = accept ? "Accepted" : "Refused";
    if (!(await decideRow(tx, orderId, { ...decision, state })))
      throw new Refusal("return_decided");
    if (!accept) return tellOfMove(tx, order, "Return refused", note || null);
    await changeStatus(parts, tx, emit, order, {
      to: "Returned",
      paymentStatus: owed ? "Refund on its way" : "Refund by bank transfer",
      ...(note ? { note } : {}),
      ...{ by: staffId, at },
    });
  });
}
