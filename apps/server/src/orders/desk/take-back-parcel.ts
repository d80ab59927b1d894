import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import type { Payments } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { changeStatus } from "../change-status.ts";
import { lockOrder } from "../queries.ts";
import { stateWithoutGateway } from "../refunds/money-back.ts";
import { refuseMoved } from "../refuse-moved.ts";

/**
 * Ends a dispatched order whose parcel was refused at the door or lost on the way. The shop owes the
 * paid money back from this moment. Of cash on delivery nothing was paid, so nothing is left to do.
 * The pieces are on sale again with their HUIDs, unless `restock` is false; then they stay with the
 * order until staff put them on sale.
 * @throws Refusal order_not_found, order_moved, order_cannot_move
 */
export async function takeBackParcel(
  act: Act,
  payments: Pick<Payments, "cancel" | "hold">,
  orderId: string,
  { from, restock = true, note }: Pick<DeskMoveInput, "from" | "restock" | "note">,
): Promise<void> {
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (order.state !== from) refuseMoved(order);
  if (order.state !== "shipped") {
    throw new Refusal("order_cannot_move", {
      message:
        "Only a parcel that is on its way can come back undelivered. A delivered order is returned when its shopper asks for it.",
    });
  }
  const owed = await payments.cancel(act, orderId, "order_returned");
  await changeStatus(act, order, {
    to: "returned",
    restock,
    paymentState: owed ? "refund_due" : await stateWithoutGateway(act.tx, order),
    ...(note ? { note } : {}),
  });
}
