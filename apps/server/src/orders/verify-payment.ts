import type { OrderState } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { App } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * What the return from the gateway's page sets off: the gateway is asked, and settled with. What
 * the browser brings along is never believed; a window's signed result that is wrong is refused.
 * @param fields what the browser sends along with the order's id
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

/** A sale that was undone: what was paid for it is on its way back. */
const UNDONE: readonly OrderState[] = ["cancelled", "returned", "refunded"];

/**
 * Whether the payment that was opened last for an order is paid: the rest, once its payment was
 * opened.
 */
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
