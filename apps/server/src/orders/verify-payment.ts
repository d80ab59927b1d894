import type { VerifyInput } from "@suvarna/contract/orders-input";
import type { Payments } from "../payments/index.ts";
import { Refusal } from "../platform/errors.ts";

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
