import type { OrderState } from "@suvarna/domain/order";
import type { Payments } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { changeStatus } from "../change-status.ts";
import { lockOrder } from "../queries.ts";
import type { OrdersConfig } from "../settings.ts";

const BEFORE_DISPATCH: readonly OrderState[] = ["confirmed", "processing"];

/**
 * Staff ask for an online payment of an order that was to be paid at the door. The order then waits
 * for its money like any other, but has a longer time to pay. Its pieces stay reserved, nobody can
 * dispatch it, and it is cancelled when the time to pay is over (follow-payment.ts).
 * @throws Refusal order_not_found, prepayment_unavailable, online_payment_unavailable
 */
export async function askForPrepayment(
  act: Act,
  { payments, config }: PrepaymentDependencies,
  orderId: string,
): Promise<void> {
  // Every act locks the payments before the order, so that two transactions can't deadlock. An
  // order has payments if it was to be paid online before its change to cash on delivery.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const isDue = order.paymentMethod === "COD" && order.total > 0 && !order.ownerLeft;
  if (!isDue || !BEFORE_DISPATCH.includes(order.state)) throw new Refusal("prepayment_unavailable");
  const openMs = config.orders.prepaymentMs;
  await payments.begin(act, { orderId, amount: order.total, gateway: undefined, openMs });
  await changeStatus(act, order, {
    to: "pending_payment",
    paymentState: "pending",
    paymentMethod: "ONLINE",
    prepayBy: new Date(act.at.getTime() + openMs),
    reason: "prepayment_asked",
  });
}

interface PrepaymentDependencies {
  readonly payments: Pick<Payments, "begin" | "hold">;
  readonly config: { readonly orders: Pick<OrdersConfig, "prepaymentMs"> };
}
