import type { VerifyInput } from "@suvarna/contract/orders/schemas";
import type { OrderState } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * What the return from the gateway's page sets off: the gateway is asked, and settled with. What
 * the browser brings along is never believed; a popup's signed result that is wrong is refused.
 * @throws Refusal payment_failed for a result that is not signed by the gateway
 */
export async function verifyPayment(
  { payments }: { payments: Pick<Payments, "check" | "isProof"> },
  orderId: string,
  {
    razorpay_order_id: orderReference,
    razorpay_payment_id: paymentReference,
    razorpay_signature: signature,
  }: VerifyInput,
): Promise<void> {
  if (orderReference !== undefined || paymentReference !== undefined || signature !== undefined) {
    const proof = {
      orderReference: orderReference ?? "",
      paymentReference: paymentReference ?? "",
      signature: signature ?? "",
    };
    if (!(await payments.isProof(orderId, proof))) throw new Refusal("payment_failed");
  }
  await payments.check(orderId);
}

/** A sale that was undone: what was paid for it is on its way back. */
const UNDONE: readonly OrderState[] = ["cancelled", "returned", "refunded"];

/** Whether what was opened last to be paid of an order is paid: its rest once that was opened. */
export async function isPaid(
  { payments, app }: PaidParts,
  { id, state, paymentState, advance, advancePaidAt, restPaidAt }: PlacedOrder,
): Promise<boolean> {
  if (advance === null) return paymentState === "paid";
  const last = (await payments.findMany(app.database.db, [id])).get(id);
  const paidAt = last?.purpose === "rest" ? restPaidAt : advancePaidAt;
  return paidAt !== null && !UNDONE.includes(state);
}

interface PaidParts {
  readonly payments: Pick<Payments, "findMany">;
  readonly app: Pick<App, "database">;
}
