import type { EventOf, PaymentFailure } from "@suvarna/domain/events";
import { canPaymentMove, isLate, type RefundReason } from "@suvarna/domain/payment";
import { type Act, type App, act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { oweCapture, oweLeft } from "./capture-queries.ts";
import type { Evidence } from "./gateway.ts";
import * as queries from "./queries.ts";
import type { PaymentsConfig } from "./settings.ts";

/** The parts that settling a payment needs. */
export interface SettlingParts {
  readonly app: App;
  readonly config: { readonly payments: Pick<PaymentsConfig, "graceMs"> };
}

/**
 * The one way in which a payment changes by what a gateway says. Return page, webhook and
 * reconciler all end here, each with evidence that the gateway has signed or that was fetched from
 * it. Each thing said counts once; state, history, money and stock change in one transaction.
 * @returns false when the gateway speaks of an order that is not ours
 */
export function settle(
  { app, config }: SettlingParts,
  evidence: Evidence,
  source: "webhook" | "check",
): Promise<boolean> {
  return act(app, { kind: "gateway", name: evidence.gateway }, async (act) => {
    const { tx, at } = act;
    const { graceMs } = config.payments;
    const payment = await queries.lockByReference(tx, evidence.gateway, evidence.reference);
    if (!payment) return false;
    if (!(await queries.insertEvent(tx, payment, evidence, { source, at }))) return true;
    switch (evidence.outcome) {
      case "paid":
        await takeMoney(act, payment, { evidence, graceMs });
        break;
      case "authorized":
        await offerMoney(act, payment, { evidence, graceMs });
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

/** Evidence, and how long after the time to pay its money still counts as paid in time. */
interface Judged {
  readonly evidence: Evidence;
  readonly graceMs: number;
}

/**
 * A bank has blocked money. The order says whether it takes it, if the payment can still be made; the
 * rest of an order can be paid as long as it is owed. Other money is not captured: the bank releases
 * it, which costs the shop nothing.
 */
async function offerMoney(
  act: Act,
  payment: queries.Payment,
  { evidence, graceMs }: Judged,
): Promise<void> {
  const { id: paymentId, orderId, purpose } = payment;
  const { paymentReference } = evidence;
  if (!fitsPayment(payment, evidence)) return refuseAmount(act, payment, evidence, "released");
  if (payment.captureReference !== null || !(await canCapture(act.tx, payment))) {
    return tellNotKept(act, payment, evidence, "released");
  }
  await queries.planCheck(act.tx, paymentId, act.at);
  act.tell({
    type: "payment.authorized",
    ...{ orderId, paymentId, paymentReference, purpose },
    isLate: isLate(act.at, payment, graceMs),
  });
}

/**
 * Whether money that is only blocked may be taken for a payment: not for a payment that is over or
 * paid. The first payment of an order that changed its gateway may take it as long as the second
 * payment waits for its money.
 */
export async function canCapture(db: Db, payment: queries.Payment): Promise<boolean> {
  const { purpose, state } = payment;
  if (!canPaymentMove(state, "paid")) return false;
  return state !== "expired" || purpose === "rest" || queries.hasWaiting(db, payment);
}

/**
 * The order takes the money that is blocked: the gateway is told to capture it, after this transaction.
 * In the transaction of `payment.authorized`.
 */
export async function wantMoney(
  { tx, record }: Act,
  { paymentId, orderId, paymentReference }: EventOf<"payment.authorized">,
): Promise<void> {
  const payment = await queries.lockById(tx, paymentId);
  if (payment.state === "failed") await queries.movePayment(tx, payment, "pending");
  await queries.setCaptureReference(tx, paymentId, paymentReference);
  record({ what: "payment.authorized", subject: orderId, after: { paymentId, paymentReference } });
}

/** The order does not take the money that is blocked. In the transaction of `payment.authorized`. */
export async function leaveMoney(
  act: Act,
  { paymentId, paymentReference }: EventOf<"payment.authorized">,
): Promise<void> {
  const payment = await queries.lockById(act.tx, paymentId);
  tellNotKept(act, payment, { paymentReference, amount: payment.amount }, "released");
}

function fitsPayment({ amount, currency }: queries.Payment, evidence: Evidence): boolean {
  return evidence.amount === amount && evidence.currency === currency;
}

function tellNotKept(
  act: Act,
  { orderId }: Pick<queries.Payment, "orderId">,
  { paymentReference, amount: amountPaise }: Pick<Evidence, "paymentReference" | "amount">,
  how: "refunded" | "released",
): void {
  act.tell({ type: "payment.not_kept", orderId, paymentReference, amountPaise, how });
}

/** Another amount than is due: the letter of a payment that failed tells of it, else one of its own. */
async function refuseAmount(
  act: Act,
  payment: queries.Payment,
  evidence: Evidence,
  how: "refunded" | "released",
): Promise<void> {
  if (payment.state === "pending") await fail(act, payment, "wrong_amount");
  else tellNotKept(act, payment, evidence, how);
}

/**
 * Money is in the books before anything else. Money that fits is told of, and the order keeps it or
 * gives it back in the same transaction; all other money is owed back at once.
 */
async function takeMoney(
  act: Act,
  payment: queries.Payment,
  { evidence, graceMs }: Judged,
): Promise<void> {
  const { tx, at } = act;
  const { gateway, paymentReference, amount, currency } = evidence;
  const { id: paymentId, orderId, purpose } = payment;
  const fits = fitsPayment(payment, evidence);
  const over = await whyOver(tx, payment);
  const isTaken = fits && over === null;
  const captureId = newId(at.getTime());
  const capture: queries.Capture = {
    id: captureId,
    paymentId,
    gateway,
    paymentReference,
    amount,
    currency,
    capturedAt: at,
    kept: isTaken,
    refunded: 0,
  };
  await queries.insertCapture(tx, capture);
  if (!isTaken) {
    const reason = (fits && over) || "wrong_amount";
    await oweLeft(tx, orderId, capture, { reason, at });
  }
  act.record({
    what: "payment.captured",
    subject: orderId,
    after: { paymentId, captureId, purpose, amount, currency, fits, isOpen: over === null },
  });
  if (!fits) return refuseAmount(act, payment, evidence, "refunded");
  if (!isTaken) return tellNotKept(act, payment, evidence, "refunded");
  act.tell({
    type: "payment.captured",
    ...{ orderId, paymentId, captureId, purpose },
    isLate: isLate(at, payment, graceMs),
  });
}

/**
 * Why a payment takes no money any more: it or another of its purpose has it, or it was cancelled.
 * @returns null for a payment that can take its money
 */
async function whyOver(tx: Tx, payment: queries.Payment): Promise<RefundReason | null> {
  if (payment.state === "paid" || (await queries.hasPaid(tx, payment))) return "paid_twice";
  return canPaymentMove(payment.state, "paid") ? null : "order_cancelled";
}

/**
 * The order keeps the money that has come: its payment is paid, and others of the same purpose that
 * could still be made are ended. In the transaction of `payment.captured`.
 */
export async function keepMoney(
  { tx, at }: Act,
  { paymentId: id, orderId, purpose }: EventOf<"payment.captured">,
): Promise<void> {
  // Before it is paid: only one payment of a purpose can be open or paid.
  await queries.endOthers(tx, { id, orderId, purpose }, at);
  await queries.markPaid(tx, id);
}

/** The order does not keep the money that has come. In the transaction of `payment.captured`. */
export async function giveMoneyBack(
  act: Act,
  { captureId, orderId }: EventOf<"payment.captured">,
  reason: RefundReason,
): Promise<void> {
  const capture = await oweCapture(act.tx, { orderId, captureId }, { reason, at: act.at });
  tellNotKept(act, { orderId }, capture, "refunded");
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
