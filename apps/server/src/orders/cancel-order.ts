import { canMove, type OrderStatus } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder } from "./queries.ts";

/** Why an order is cancelled. */
export interface Cancellation {
  readonly reason: string | undefined;
  /** Only from the state that was seen; from any that can be cancelled when it is not said. */
  readonly from?: OrderStatus;
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
  // The payment first: whoever settles it takes them in this order too.
  const owed = await payments.cancel(act, orderId, "the order was cancelled");
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (from && order.status !== from) throw new Refusal("order_moved");
  if (order.status === "Cancelled" || order.status === "Refunded") return;
  if (!canMove(order.status, "Cancelled")) throw new Refusal("order_dispatched");
  await changeStatus(act, order, {
    to: "Cancelled",
    paymentStatus: owed ? "Refund on its way" : "Not paid",
    ...(reason ? { note: reason } : {}),
  });
}
