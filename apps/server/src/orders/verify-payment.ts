import type { OrderState } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * Settles a payment when the shopper returns from the gateway's page. The shop asks the gateway,
 * and never trusts the fields from the browser. It refuses a result that the gateway has not
 * signed.
 * @param fields the fields that the browser sends along with the order's id
 * @throws Refusal payment_failed for a result that is not signed by the gateway
 */
export async function verifyPayment(
  { payments }: { payments: Pick<Payments, "check" | "acceptsProof"> },
  orderId: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!(await payments.acceptsProof(orderId, fields))) throw new Refusal("payment_failed");
  await payments.check(orderId);
}

/** The states of an order that was undone and whose money is on its way back. */
export const UNDONE: readonly OrderState[] = ["cancelled", "returned", "refunded"];

/**
 * Whether the newest payment of an order is paid. That is the payment of the rest, once the rest
 * can be paid.
 */
export async function isPaid(
  { payments, app }: VerifyPaymentDependencies,
  { id, state, paymentState, advance, advancePaidAt, restPaidAt }: PlacedOrder,
): Promise<boolean> {
  if (advance === null) return paymentState === "paid";
  const last = (await payments.findMany(app.database.db, [id])).get(id);
  const paidAt = last?.purpose === "rest" ? restPaidAt : advancePaidAt;
  return paidAt !== null && !UNDONE.includes(state);
}

interface VerifyPaymentDependencies {
  readonly payments: Pick<Payments, "findMany">;
  readonly app: Pick<App, "database">;
}
