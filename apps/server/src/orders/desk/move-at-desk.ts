import type { DeskMoveInput } from "@suvarna/contract/orders/staff-schemas";
import { needsDoorCode } from "@suvarna/domain/door-code";
import { formatRupees } from "@suvarna/domain/formats";
import { canMove, REST_DUE_BEFORE } from "@suvarna/domain/order";
import { isAllRefunded } from "@suvarna/domain/partial-refund";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { findOfOrderRefunds, type Payments } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { cancelOrder } from "../cancel-order.ts";
import { changeStatus } from "../change-status.ts";
import { giveDoorCode, type Handover, requireDoorCode } from "../door-code.ts";
import { lockOrder, type PlacedOrder } from "../queries.ts";
import { repaidByHand } from "../refunds/money-back.ts";
import { sumSentBack } from "../refunds/sent-back.ts";
import { refuseMoved } from "../refuse-moved.ts";
import { isRestDue, restOf } from "../rest-of-order.ts";
import { type DispatchConfig, settleDispatch } from "./dispatch-order.ts";
import { piecesToGo } from "./order-to-go.ts";
import { takeBackParcel } from "./take-back-parcel.ts";

/** The dependencies of moving an order by staff. */
export interface MoveOrderDependencies {
  readonly payments: Pick<
    Payments,
    "cancel" | "addManualRefund" | "hold" | "refundByHand" | "refundPart"
  >;
  readonly config: { readonly secret: string; readonly orders: DispatchConfig };
}

/**
 * Moves an order by a decision of staff, from the state that they saw. Of two simultaneous moves
 * only one succeeds, and the other is refused.
 * @throws Refusal order_not_found, order_moved, order_cannot_move, order_dispatched, rest_owed,
 * refund_reference_missing, door_code_needed, door_code_wrong, door_code_used_up
 */
export async function moveAtDesk(
  act: Act,
  dependencies: MoveOrderDependencies,
  orderId: string,
  { from, to, reference, ...details }: DeskMoveInput & Handover,
  staffId: string,
): Promise<void> {
  const { payments, config } = dependencies;
  const { note } = details;
  if (to === "cancelled") return cancelOrder(act, payments, orderId, { reason: note, from });
  if (to === "returned") return takeBackParcel(act, payments, orderId, { from, ...details });
  // The payments are locked before the order, because an act that settles a payment locks them in
  // this sequence too.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  if (order.state !== from) refuseMoved(order);
  await requireMovable(act, order, to);
  if (to === "shipped") {
    const { courier = order.courier, trackingNumber = order.trackingNumber } = details;
    const carrying = { courier: courier ?? undefined, trackingNumber: trackingNumber ?? undefined };
    const dispatching = { payments, config: config.orders };
    await settleDispatch(act, dispatching, order, { staffId, carrying });
  }
  if (to === "delivered") {
    await requireDoorCode(act, config.secret, order, { ...details, staffId });
  }
  if (to === "refunded") await noteMoneySentBack(act, payments, order, { reference, staffId });
  const needsCode =
    to === "shipped" && needsDoorCode(order.total, config.orders.doorCodeAbovePaise);
  await changeStatus(act, order, {
    to,
    ...paymentAfter(order, to),
    ...(needsCode ? await giveDoorCode(act, order, staffId) : {}),
    ...(note ? { note } : {}),
  });
}

/**
 * Refuses a step for which an order is not ready: one that its state does not allow, or the packing
 * or dispatch of an order whose pieces or money are gone, or whose rest is owed.
 * @throws Refusal order_cannot_move, rest_owed
 */
async function requireMovable(
  { tx }: Act,
  order: PlacedOrder,
  to: DeskMoveInput["to"],
): Promise<void> {
  const { state: from } = order;
  if (!canMove(from, to) || (to === "refunded" && !isPaidBackByHand(order))) {
    throw new Refusal("order_cannot_move", {
      message: `This order can't go from ${ORDER_STATE_WORDS[from]} to ${ORDER_STATE_WORDS[to]}.`,
    });
  }
  if (to === "processing" && (isAllRefunded(order) || piecesToGo(order, []).length === 0)) {
    throw new Refusal("order_cannot_move", {
      message:
        "All pieces or all the money of this order is refunded, so it can only be cancelled.",
    });
  }
  const gone = to === "processing" || to === "shipped" ? await sumSentBack(tx, order) : 0;
  if (gone > 0) {
    throw new Refusal("order_cannot_move", {
      message: `${formatRupees(gone)} of the money of this order was sent back at the payment gateway, so its payment is not complete any more: it can only be cancelled.`,
    });
  }
  if (to === REST_DUE_BEFORE && isRestDue(order)) {
    const rest = formatRupees(restOf(order));
    throw new Refusal("rest_owed", {
      message: `The rest of ${rest} is not paid yet: this order can't be dispatched before it is.`,
    });
  }
}

/** The state of the payment after a step, where the step changes it. */
function paymentAfter(
  { paymentMethod }: PlacedOrder,
  to: DeskMoveInput["to"],
): { paymentState?: "paid" | "refunded" } {
  if (to === "delivered" && paymentMethod === "COD") return { paymentState: "paid" };
  return to === "refunded" ? { paymentState: "refunded" } : {};
}

/**
 * Notes that staff have sent the money of an order back by hand. Nothing is noted when none of it
 * is left with the shop.
 * @throws Refusal order_cannot_move, refund_reference_missing
 */
async function noteMoneySentBack(
  act: Act,
  payments: MoveOrderDependencies["payments"],
  order: PlacedOrder,
  { reference, staffId }: Pick<DeskMoveInput, "reference"> & { readonly staffId: string },
): Promise<void> {
  await refuseUnsentRefund(act, order);
  const amount = repaidByHand(order);
  if (amount === 0) return;
  if (!reference) throw new Refusal("refund_reference_missing");
  const reason = order.state === "cancelled" ? "order_cancelled" : "order_returned";
  const sent = { orderId: order.id, amount, reference, staffId, reason } as const;
  await payments.refundByHand(act, { ...sent, orderRefundId: null });
}

/**
 * Refuses to call an order refunded while a refund of it waits in staff's list until they have sent
 * its money by hand.
 * @throws Refusal order_cannot_move
 */
async function refuseUnsentRefund({ tx }: Act, { id }: PlacedOrder): Promise<void> {
  const refunds = await findOfOrderRefunds(tx, [id]);
  if (!refunds.some(({ way, state }) => way === "hand" && state === "stuck")) return;
  throw new Refusal("order_cannot_move", {
    message:
      "A refund of a part of this order is not sent yet. Send it and write its reference down in Books, Refunds first.",
  });
}

/**
 * Whether staff send the money of an order back by hand. Money that went through a gateway goes
 * back through the gateway, which reports when the shopper has it. Of a parcel that came back
 * undelivered nothing was paid at the door.
 */
function isPaidBackByHand({ state, paymentState, paymentMethod }: PlacedOrder): boolean {
  if (paymentMethod === "ONLINE") return false;
  if (state === "returned") return paymentState !== "not_paid";
  return state === "cancelled" && paymentState === "refund_by_bank";
}
