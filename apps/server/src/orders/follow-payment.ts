import type { EventOf, PaymentFailure } from "@suvarna/domain/events";
import type { StepReason } from "@suvarna/domain/order";
import { giveMoneyBack, keepMoney } from "../payments/index.ts";
import { type Act, inSavepoint } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { changeStatus, type Move } from "./change-status.ts";
import { addHistory, lockOrder, type PlacedOrder, payRestOf } from "./queries.ts";
import { owesRest, restOf } from "./rest-of-order.ts";

const REASONS: Record<PaymentFailure, StepReason> = {
  declined: "payment_declined",
  wrong_amount: "wrong_amount",
  not_in_time: "not_paid_in_time",
};

/** Money has come: the order takes it and is confirmed, or it goes back. */
export async function takePayment(act: Act, event: EventOf<"payment.captured">): Promise<void> {
  const { orderId, captureId, purpose } = event;
  const isTaken = await (purpose === "rest" ? takeRest(act, orderId) : confirm(act, orderId));
  if (isTaken) await keepMoney(act, event);
  else await giveMoneyBack(act, captureId);
}

/** An order has not got its money: its pieces are on sale again. It may still get it. */
export async function failOrder(
  act: Act,
  { orderId, purpose, reason }: EventOf<"payment.failed">,
): Promise<void> {
  // An order keeps its advance and its pieces, and its rest can be paid again.
  if (purpose === "rest") return;
  const order = await lockOrder(act.tx, orderId);
  if (order?.state !== "pending_payment") return;
  await changeStatus(act, order, {
    to: "payment_failed",
    paymentState: "failed",
    reason: REASONS[reason],
  });
}

/** All money of an order that was cancelled or returned is back with its shopper. */
export async function markRefunded(
  act: Act,
  { orderId }: EventOf<"payment.refunded">,
): Promise<void> {
  const order: PlacedOrder | null = await lockOrder(act.tx, orderId);
  if (order?.state !== "cancelled" && order?.state !== "returned") return;
  await changeStatus(act, order, { to: "refunded", paymentState: "refunded" });
}

/** @returns whether the order takes the money that is due with it */
async function confirm(act: Act, orderId: string): Promise<boolean> {
  const order = await lockOrder(act.tx, orderId);
  // Nobody is there any more whom its pieces could be brought to.
  if (!order || order.ownerLeft) return false;
  const move = confirmation(order, act.at);
  switch (order.state) {
    case "pending_payment":
      await changeStatus(act, order, move);
      return true;
    case "payment_failed":
      // Its pieces were on sale again: it takes the money only if it can have them, and its
      // coupon, once more.
      return allOrNothing(act, (step) => changeStatus(step, order, move));
    default:
      return false;
  }
}

/** The move of an order that has got what is due with it: the whole, or its advance. */
function confirmation(order: PlacedOrder, at: Date): Move {
  if (order.advance === null) return { to: "confirmed", paymentState: "paid" };
  return {
    to: "confirmed",
    paymentState: "rest_due",
    advancePaidAt: at,
    reason: "advance_paid",
  };
}

/**
 * The rest of an order has come: it stays where it is, and can be dispatched.
 * @returns whether the order takes it: one that owes no rest, or no more, does not
 */
async function takeRest(act: Act, orderId: string): Promise<boolean> {
  const { tx, at } = act;
  const order = await lockOrder(tx, orderId);
  if (!order || order.ownerLeft || !owesRest(order)) return false;
  if (!(await payRestOf(tx, orderId, { paymentState: "paid", restPaidAt: at }))) return false;
  const step = order.history.length;
  await addHistory(tx, {
    orderId,
    position: step,
    state: order.state,
    reason: "rest_paid",
    note: null,
    by: null,
    at,
  });
  act.record({ what: "order.rest_paid", subject: orderId, after: { rest: restOf(order) } });
  act.tell({ type: "order.rest_paid", orderId, step });
  return true;
}

/** @returns false when a piece or its coupon is gone; then nothing has been done or told */
async function allOrNothing(act: Act, work: (step: Act) => Promise<void>): Promise<boolean> {
  try {
    await inSavepoint(act, work);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
