import { canMove, type OrderStatus } from "@suvarna/domain/order";
import { Refusal } from "../platform/errors.ts";
import { changeStatus } from "./change-status.ts";
import type { PayingParts } from "./pay-order.ts";
import { lockOrder } from "./queries.ts";

/** Who cancels, and why. */
export interface Cancellation {
  readonly reason: string | undefined;
  /** The user who does it: the shopper, or staff. */
  readonly by: string;
  /** Only from the state that was seen; from any that can be cancelled when it is not said. */
  readonly from?: OrderStatus;
}

/**
 * Cancels an order that is not dispatched: its pieces are on sale again, and what was paid is owed
 * back from this moment. Cancelling twice is once.
 * @throws Refusal order_dispatched, order_moved
 */
export function cancelOrder(
  parts: PayingParts,
  orderId: string,
  { reason, by, from }: Cancellation,
): Promise<void> {
  const { bus, clock, payments } = parts;
  return bus.transact(async (tx, emit) => {
    // The payment first: whoever settles it takes them in this order too.
    const owed = await payments.cancel(tx, orderId, "the order was cancelled");
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Refusal("order_not_found");
    if (from && order.status !== from) throw new Refusal("order_moved");
    if (order.status === "Cancelled" || order.status === "Refunded") return;
    if (!canMove(order.status, "Cancelled")) throw new Refusal("order_dispatched");
    await changeStatus(parts, tx, emit, order, {
      to: "Cancelled",
      paymentStatus: owed ? "Refund on its way" : "Not paid",
      ...(reason ? { note: reason } : {}),
      ...{ by, at: clock() },
    });
  });
}
