import type { EventOf, PaymentFailure } from "@suvarna/domain/events";
import { canPaymentMove } from "@suvarna/domain/payment";
import { type Act, type App, act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import type { Evidence } from "./gateway.ts";
import * as queries from "./queries.ts";

/**
 * The one way in which a payment changes by what a gateway says. Return page, webhook and
 * reconciler all end here, each with evidence that the gateway has signed or that was fetched from
 * it. Each thing said counts once; state, history, money and stock change in one transaction.
 * @returns false when the gateway speaks of an order that is not ours
 */
export function settle(
  app: App,
  evidence: Evidence,
  source: "webhook" | "check",
): Promise<boolean> {
  return act(app, { kind: "gateway", name: evidence.gateway }, async (act) => {
    const { tx, at } = act;
    const payment = await queries.lockByReference(tx, evidence.gateway, evidence.reference);
    if (!payment) return false;
    if (!(await queries.insertEvent(tx, payment, evidence, { source, at }))) return true;
    switch (evidence.outcome) {
      case "paid":
        await takeMoney(act, payment, evidence);
        break;
      case "failed":
        await fail(act, payment, "declined");
        break;
      case "pending":
        // Something is under way: the gateway is asked soon.
        await queries.planCheck(tx, payment.id, at);
        break;
      case "dropped":
        break;
    }
    return true;
  });
}

/**
 * Money is in the books before anything else. Money that fits is told of, and the order keeps it or
 * gives it back in the same transaction; all other money is owed back at once.
 */
async function takeMoney(act: Act, payment: queries.Payment, evidence: Evidence): Promise<void> {
  const { tx, at } = act;
  const { gateway, paymentReference, amount, currency } = evidence;
  const { id: paymentId, orderId, purpose, state } = payment;
  const fits = amount === payment.amount && currency === payment.currency;
  const isOpen = canPaymentMove(state, "paid");
  const isTaken = fits && isOpen;
  const captureId = newId(at.getTime());
  await queries.insertCapture(tx, {
    id: captureId,
    paymentId,
    gateway,
    paymentReference,
    amount,
    currency,
    capturedAt: at,
    refund: isTaken ? "none" : "due",
    refundReason: isTaken ? null : fits ? "paid_twice" : "wrong_amount",
    refundAt: isTaken ? null : at,
    refundTries: 0,
  });
  act.record({
    what: "payment.captured",
    subject: orderId,
    after: { paymentId, captureId, purpose, amount, currency, fits, isOpen },
  });
  if (isTaken) act.tell({ type: "payment.captured", orderId, paymentId, captureId, purpose });
  else if (!fits) await fail(act, payment, "wrong_amount");
}

/**
 * The order keeps the money that has come: its payment is paid, and others of the same purpose that
 * could still be made are ended. In the transaction of `payment.captured`.
 */
export async function keepMoney(
  { tx }: Act,
  { paymentId: id, orderId, purpose }: EventOf<"payment.captured">,
): Promise<void> {
  // Before it is paid: only one payment of a purpose can be open or paid.
  await queries.endOthers(tx, { id, orderId, purpose });
  await queries.markPaid(tx, id);
}

/** The order does not keep the money that has come. In the transaction of `payment.captured`. */
export async function giveMoneyBack({ tx, at }: Act, captureId: string): Promise<void> {
  await queries.oweCapture(tx, captureId, { reason: "order_unavailable", at });
}

/** Only a payment that is open can fail: what failed before, or is paid, stays as it is. */
async function fail(act: Act, payment: queries.Payment, reason: PaymentFailure): Promise<void> {
  if (payment.state !== "pending") return;
  await queries.movePayment(act.tx, payment, "failed");
  tellOfFailure(act, payment, reason);
}

/** The time to pay is over: the order gives up what it held. Money that comes later is dealt with. */
export function giveUp(app: App, paymentId: string): Promise<void> {
  return act(app, { kind: "job", name: "payments" }, async (act) => {
    const payment = await queries.lockById(act.tx, paymentId);
    if (!canPaymentMove(payment.state, "expired")) return;
    await queries.movePayment(act.tx, payment, "expired");
    tellOfFailure(act, payment, "not_in_time");
  });
}

function tellOfFailure(
  act: Act,
  { id: paymentId, orderId, purpose }: queries.Payment,
  reason: PaymentFailure,
): void {
  act.record({ what: "payment.failed", subject: orderId, after: { paymentId, reason } });
  act.tell({ type: "payment.failed", orderId, purpose, reason });
}
