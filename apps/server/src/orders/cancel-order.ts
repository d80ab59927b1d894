import { canMove, type OrderPaymentState, type OrderState } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { changeStatus } from "./change-status.ts";
import { moneyBackOf } from "./money-back.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";

/** Why an order is cancelled. */
export interface Cancellation {
  readonly reason: string | undefined;
  /** Only from the state that was seen; from any that can be cancelled when it is not said. */
  readonly from?: OrderState;
}

/**
 * Cancels an order that is not dispatched: its pieces are on sale again, and what was paid is owed
 * back from this moment. Cancelling twice is once.
 * @throws Refusal order_dispatched, order_moved
 */
export async function cancelOrder(
  act: Act,
  payments: Pick<Payments, "cancel">,
  orderId: string,
  { reason, from }: Cancellation,
): Promise<void> {
  // Lock the payments before the order, as everywhere, so that two transactions can't deadlock.
  const owed = await payments.cancel(act, orderId, "order_cancelled");
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (from && order.state !== from) throw new Refusal("order_moved");
  if (order.state === "cancelled" || order.state === "refunded") return;
  if (!canMove(order.state, "cancelled")) throw new Refusal("order_dispatched");
  await changeStatus(act, order, {
    to: "cancelled",
    paymentState: owed ? "refund_due" : stateWithoutGateway(order),
    ...(reason ? { note: reason } : {}),
  });
}

/** The money of an order of which no gateway owes anything: what was paid at the counter is sent by hand. */
function stateWithoutGateway(order: PlacedOrder): OrderPaymentState {
  if (order.paymentMethod === "COUNTER" && moneyBackOf(order) > 0) return "refund_by_bank";
  return order.refunded > 0 ? "refunded" : "not_paid";
}
