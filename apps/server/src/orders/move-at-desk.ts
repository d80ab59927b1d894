import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { canMove, REST_DUE_BEFORE } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { cancelOrder } from "./cancel-order.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { owesRest, restOf } from "./rest-of-order.ts";

/**
 * A step of an order by the shop's people, from the state that they saw: of two at once one makes
 * it, and the other is told.
 * @throws Refusal order_not_found, order_moved, order_cannot_move, order_dispatched, rest_owed,
 * refund_reference_missing
 */
export async function moveAtDesk(
  act: Act,
  payments: Pick<Payments, "cancel" | "refundByHand">,
  orderId: string,
  { from, to, note, reference }: DeskMoveInput,
  staffId: string,
): Promise<void> {
  if (to === "cancelled") return cancelOrder(act, payments, orderId, { reason: note, from });
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (order.state !== from) throw new Refusal("order_moved");
  if (!canMove(from, to) || (to === "refunded" && !isPaidBackByHand(order))) {
    throw new Refusal("order_cannot_move", {
      message: `This order can't go from ${ORDER_STATE_WORDS[from]} to ${ORDER_STATE_WORDS[to]}.`,
    });
  }
  if (to === REST_DUE_BEFORE && owesRest(order)) {
    const rest = formatRupees(restOf(order));
    throw new Refusal("rest_owed", {
      message: `The rest of ${rest} is not paid yet: this order can't be dispatched before it is.`,
    });
  }
  if (to === "refunded") {
    const amount = order.total - order.refunded;
    if (amount > 0) {
      if (!reference) throw new Refusal("refund_reference_missing");
      const sent = { orderId, amount, reference, staffId, reason: "order_returned" } as const;
      await payments.refundByHand(act, { ...sent, orderRefundId: null });
    }
  }
  const paidAtTheDoor = to === "delivered" && order.paymentMethod === "COD";
  await changeStatus(act, order, {
    to,
    ...(paidAtTheDoor ? { paymentState: "paid" } : {}),
    ...(to === "refunded" ? { paymentState: "refunded" } : {}),
    ...(note ? { note } : {}),
  });
}

/** Money that went through a gateway goes back through it, and that says when it is there. */
function isPaidBackByHand({ state, paymentMethod }: PlacedOrder): boolean {
  return state === "returned" && paymentMethod === "COD";
}
