import type { PaymentPurpose } from "@suvarna/domain/payment";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { holdSheet } from "../rates/index.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { owesRest, restOf } from "./rest-of-order.ts";

/**
 * An order waits for its money again: one that still does stays as it is, one whose payment failed
 * takes its pieces once more, one that owes its rest has a payment of that.
 * @returns which payment can be made now
 * @throws Refusal payment_over, sold_out, coupon_used_up, coupon_used
 */
export async function payAgain(
  act: Act,
  payments: Pick<Payments, "beginRest" | "reopen">,
  { id, ...seen }: PlacedOrder,
): Promise<PaymentPurpose> {
  // The payments first: whoever settles them takes them in this order too.
  if (seen.advancePaidAt === null) {
    await payments.reopen(act, id);
    await waitAgain(act, id);
    return "order";
  }
  await payments.beginRest(act, { orderId: id, amount: restOf(seen) });
  const order = await lockOrder(act.tx, id);
  if (!order || !owesRest(order)) throw new Refusal("payment_over");
  return "rest";
}

async function waitAgain(act: Act, orderId: string): Promise<void> {
  const order = await lockOrder(act.tx, orderId);
  if (order?.state === "pending_payment") return;
  if (order?.state !== "payment_failed") throw new Refusal("payment_over");
  if (!(await holdSheet(act.tx, order.rateSheetId))) throw new Refusal("payment_over");
  await changeStatus(act, order, { to: "pending_payment", paymentState: "pending" });
}
