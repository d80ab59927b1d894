import { canMove, type OrderState } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder } from "./queries.ts";
import { stateWithoutGateway } from "./refunds/money-back.ts";

/** The reason of a cancellation, and the state that the order is expected to have. */
export interface Cancellation {
  readonly reason: string | undefined;
  /**
   * The state that the caller saw, which the order must still have; undefined allows any state that
   * can be cancelled.
   */
  readonly from?: OrderState;
}

/**
 * Cancels an order that is not dispatched: its pieces are on sale again, and the shop owes the paid
 * money back from this moment. Cancelling an order again changes nothing.
 * @throws Refusal order_dispatched, order_moved
 */
export async function cancelOrder(
  act: Act,
  payments: Pick<Payments, "cancel">,
  orderId: string,
  { reason, from }: Cancellation,
): Promise<void> {
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  const owed = await payments.cancel(act, orderId, "order_cancelled");
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (from && order.state !== from) throw new Refusal("order_moved");
  if (order.state === "cancelled" || order.state === "refunded") return;
  if (!canMove(order.state, "cancelled")) throw new Refusal("order_dispatched");
  await changeStatus(act, order, {
    to: "cancelled",
    paymentState: owed ? "refund_due" : await stateWithoutGateway(act.tx, order),
    ...(reason ? { note: reason } : {}),
  });
}
