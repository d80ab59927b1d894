import type { EventOf, PaymentFailure } from "@suvarna/domain/events";
import { isReturnedUnpaid, type StepReason } from "@suvarna/domain/order";
import type { RefundReason } from "@suvarna/domain/payment";
import {
  leaveMoney,
  recordKeptMoney,
  recordReturnedMoney,
  requestCapture,
} from "../payments/index.ts";
import { type Act, inSavepoint } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { reasonNotToTakeMoney, type TakeMoneyDependencies } from "./can-take-money.ts";
import { changeStatus, type Move } from "./change-status.ts";
import { addHistory, lockOrder, type PlacedOrder, payRestOf } from "./queries.ts";
import { isRestDue, restOf } from "./rest-of-order.ts";

const REASONS: Record<PaymentFailure, StepReason> = {
  declined: "payment_declined",
  wrong_amount: "wrong_amount",
  not_in_time: "not_paid_in_time",
};

/**
 * A bank has blocked money for a payment, and the order decides whether to take it. An order whose
 * payment failed reserves its pieces again first, so that no money is captured for pieces that are
 * sold.
 */
export async function judgeMoney(
  act: Act,
  dependencies: TakeMoneyDependencies,
  event: EventOf<"payment.authorized">,
): Promise<void> {
  const { orderId, purpose } = event;
  const order = await lockOrder(act.tx, orderId);
  const isWanted =
    order &&
    (purpose === "rest" ? isRestDue(order) : await waitsFor(act, dependencies, order, event));
  if (isWanted) await requestCapture(act, event);
  else await leaveMoney(act, event);
}

async function waitsFor(
  act: Act,
  dependencies: TakeMoneyDependencies,
  order: PlacedOrder,
  { isLate }: { isLate: boolean },
): Promise<boolean> {
  if (order.state !== "pending_payment" && order.state !== "payment_failed") return false;
  if (await reasonNotToTakeMoney(act.tx, dependencies, { order, isLate })) return false;
  if (order.state === "pending_payment") return true;
  const again: Move = { to: "pending_payment", paymentState: "pending" };
  return allOrNothing(act, (step) => changeStatus(step, order, again));
}

/**
 * Money was captured for a payment: the order keeps the money and is confirmed, or the money goes
 * back.
 */
export async function takePayment(
  act: Act,
  dependencies: TakeMoneyDependencies,
  event: EventOf<"payment.captured">,
): Promise<void> {
  const problem = await (event.purpose === "rest"
    ? takeRest(act, event.orderId)
    : confirm(act, dependencies, event));
  if (problem === null) await recordKeptMoney(act, event);
  else await recordReturnedMoney(act, event, problem);
}

/**
 * A payment has failed, so the pieces of its order are on sale again. The order can still be paid
 * later. A prepayment that staff asked for is different once its time is over: the order is then
 * cancelled, also when an attempt to pay it had failed before.
 */
export async function failOrder(
  act: Act,
  { orderId, purpose, reason }: EventOf<"payment.failed">,
): Promise<void> {
  // An order whose rest was not paid keeps its advance and its pieces, and the rest can be paid
  // again.
  if (purpose === "rest") return;
  const order = await lockOrder(act.tx, orderId);
  if (order?.state !== "pending_payment" && order?.state !== "payment_failed") return;
  if (order.prepayBy !== null && reason === "not_in_time") {
    await changeStatus(act, order, {
      to: "cancelled",
      paymentState: "not_paid",
      reason: "prepayment_lapsed",
    });
    return;
  }
  if (order.state === "payment_failed") return;
  await changeStatus(act, order, {
    to: "payment_failed",
    paymentState: "failed",
    reason: REASONS[reason],
  });
}

/**
 * Moves a cancelled or returned order to `refunded` when all money that came through a gateway is
 * back with the shopper. An order whose money staff send by hand stays as it is, because the
 * gateway returned only money that the order could not take; staff move that order after their
 * transfer. The same holds for an undelivered order that was to be paid at the door.
 */
export async function markRefunded(
  act: Act,
  { orderId }: EventOf<"payment.refunded">,
): Promise<void> {
  const order: PlacedOrder | null = await lockOrder(act.tx, orderId);
  if (order?.state !== "cancelled" && order?.state !== "returned") return;
  if (order.paymentState === "refund_by_bank" || isReturnedUnpaid(order)) return;
  await changeStatus(act, order, { to: "refunded", paymentState: "refunded" });
}

/**
 * Confirms an order whose payment was captured. @returns why the order does not take the money;
 * null when it does
 */
async function confirm(
  act: Act,
  dependencies: TakeMoneyDependencies,
  { orderId, isLate }: EventOf<"payment.captured">,
): Promise<RefundReason | null> {
  const order = await lockOrder(act.tx, orderId);
  if (!order) return "order_unavailable";
  if (order.paymentMethod === "COD") return "cash_chosen";
  const problem = await reasonNotToTakeMoney(act.tx, dependencies, { order, isLate });
  if (problem !== null) return problem;
  const move = confirmation(order, act.at);
  switch (order.state) {
    case "pending_payment":
      await changeStatus(act, order, move);
      return null;
    case "payment_failed":
      // The pieces of a failed order were on sale again, so the order takes the money only if it
      // can reserve its pieces and its coupon once more.
      return (await allOrNothing(act, (step) => changeStatus(step, order, move)))
        ? null
        : "order_unavailable";
    default:
      return "order_unavailable";
  }
}

/** The move of an order whose due amount is paid: the whole total, or the advance. */
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
 * Records that the rest of an order is paid. The order keeps its state, and can then be dispatched.
 * @returns why the order does not take the money, for example because it owes no rest; null when it
 * takes the money
 */
async function takeRest(act: Act, orderId: string): Promise<RefundReason | null> {
  const { tx, at } = act;
  const order = await lockOrder(tx, orderId);
  if (!order || !isRestDue(order)) return "order_unavailable";
  const paid = { paymentState: "paid", restPaidAt: at } as const;
  if (!(await payRestOf(tx, orderId, paid))) return "order_unavailable";
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
  return null;
}

/**
 * Runs the work in a savepoint. @returns false when the work was refused, for example because a
 * piece is sold; then nothing is changed or announced
 */
async function allOrNothing(act: Act, work: (step: Act) => Promise<void>): Promise<boolean> {
  try {
    await inSavepoint(act, work);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
