import type { EventOf, PaymentFailure } from "@suvarna/domain/events";
import { canPaymentMove, isLate, type RefundReason } from "@suvarna/domain/payment";
import { type Act, type App, act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { addRefundOfCapture, addRefundOfRemainder } from "./capture-queries.ts";
import { insertEvent } from "./event-queries.ts";
import type { Evidence } from "./gateway.ts";
import * as queries from "./queries.ts";
import type { PaymentsConfig } from "./settings.ts";

/** The dependencies of settling a payment. */
export interface SettleDependencies {
  readonly app: App;
  readonly config: { readonly payments: Pick<PaymentsConfig, "graceMs"> };
}

/**
 * Settles a payment by evidence. The return page, the webhook and the reconciler all call this
 * function, with evidence that the gateway has signed or that was fetched from it. The same
 * evidence counts once, and the state, history, money and stock change in one transaction.
 * @returns false when the evidence is about an order that the shop does not know
 */
export function settle(
  { app, config }: SettleDependencies,
  evidence: Evidence,
  source: "webhook" | "check",
): Promise<boolean> {
  return act(app, { kind: "gateway", name: evidence.gateway }, async (act) => {
    const { tx, at } = act;
    const { graceMs } = config.payments;
    const payment = await queries.lockByReference(tx, evidence.gateway, evidence.reference);
    if (!payment) return false;
    if (!(await insertEvent(tx, payment, evidence, { source, at }))) return true;
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
        // An attempt is under way at the bank, so the gateway is asked again soon.
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
 * Offers money that a bank has blocked to the order, if the payment can still be made; the rest of
 * an order can be paid as long as it is owed. Other blocked money is not captured, and the bank
 * releases it, which costs the shop nothing.
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
    return emitMoneyReturn(act, payment, evidence, "released");
  }
  await queries.planCheck(act.tx, paymentId, act.at);
  act.tell({
    type: "payment.authorized",
    orderId,
    paymentId,
    paymentReference,
    purpose,
    isLate: isLate(act.at, payment, graceMs),
  });
}

/**
 * Whether blocked money may be captured for a payment. A paid or expired payment takes no money.
 * The first payment of an order that changed its gateway may still take money while the second
 * payment waits for its money.
 */
export async function canCapture(db: Db, payment: queries.Payment): Promise<boolean> {
  const { purpose, state } = payment;
  if (!canPaymentMove(state, "paid")) return false;
  return state !== "expired" || purpose === "rest" || queries.hasWaiting(db, payment);
}

/**
 * Records that the order takes the blocked money: the gateway is told to capture it after this
 * transaction. Called in the transaction of `payment.authorized`.
 */
export async function requestCapture(
  { tx, record }: Act,
  { paymentId, orderId, paymentReference }: EventOf<"payment.authorized">,
): Promise<void> {
  const payment = await queries.lockById(tx, paymentId);
  if (payment.state === "failed") await queries.movePayment(tx, payment, "pending");
  await queries.setCaptureReference(tx, paymentId, paymentReference);
  record({ what: "payment.authorized", subject: orderId, after: { paymentId, paymentReference } });
}

/**
 * Records that the order does not take the blocked money. Called in the transaction of
 * `payment.authorized`.
 */
export async function leaveMoney(
  act: Act,
  { paymentId, paymentReference }: EventOf<"payment.authorized">,
): Promise<void> {
  const payment = await queries.lockById(act.tx, paymentId);
  emitMoneyReturn(act, payment, { paymentReference, amount: payment.amount }, "released");
}

function fitsPayment({ amount, currency }: queries.Payment, evidence: Evidence): boolean {
  return evidence.amount === amount && evidence.currency === currency;
}

function emitMoneyReturn(
  act: Act,
  { orderId }: Pick<queries.Payment, "orderId">,
  { paymentReference, amount: amountPaise }: Pick<Evidence, "paymentReference" | "amount">,
  how: "refunded" | "released",
  about: { readonly isWrongAmount?: boolean } = {},
): void {
  act.tell({ type: "payment.not_kept", orderId, paymentReference, amountPaise, how, ...about });
}

/**
 * Refuses money of a wrong amount. The letter about the failed payment tells the shopper of it, or
 * else a letter of its own. A failed payment of the rest of an order has no letter.
 */
async function refuseAmount(
  act: Act,
  payment: queries.Payment,
  evidence: Evidence,
  how: "refunded" | "released",
): Promise<void> {
  const isToldByFailure = payment.state === "pending" && payment.purpose !== "rest";
  await fail(act, payment, "wrong_amount");
  if (!isToldByFailure) emitMoneyReturn(act, payment, evidence, how, { isWrongAmount: true });
}

/**
 * Stores captured money before anything else is decided. Money of the right amount is announced,
 * and the order keeps it or gives it back in the same transaction; all other money is owed back at
 * once.
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
    settled: false,
  };
  await queries.insertCapture(tx, capture);
  if (!isTaken) {
    const reason = (fits && over) || "wrong_amount";
    await addRefundOfRemainder(tx, orderId, capture, { reason, at });
  }
  act.record({
    what: "payment.captured",
    subject: orderId,
    after: { paymentId, captureId, purpose, amount, currency, fits, isOpen: over === null },
  });
  if (!fits) return refuseAmount(act, payment, evidence, "refunded");
  if (!isTaken) return emitMoneyReturn(act, payment, evidence, "refunded");
  act.tell({
    type: "payment.captured",
    orderId,
    paymentId,
    captureId,
    purpose,
    isLate: isLate(at, payment, graceMs),
  });
}

/**
 * Says why a payment can take no more money: it is paid, another payment of the same purpose is
 * paid, or it was cancelled.
 * @returns null for a payment that can take its money
 */
async function whyOver(tx: Tx, payment: queries.Payment): Promise<RefundReason | null> {
  if (payment.state === "paid" || (await queries.hasPaid(tx, payment))) return "paid_twice";
  return canPaymentMove(payment.state, "paid") ? null : "order_cancelled";
}

/**
 * Records that the order keeps the captured money: the payment is paid, and other open payments of
 * the same purpose end. Called in the transaction of `payment.captured`.
 */
export async function recordKeptMoney(
  { tx, at }: Act,
  { paymentId: id, orderId, purpose }: EventOf<"payment.captured">,
): Promise<void> {
  // The other payments must end first, because only one payment of a purpose may be open or paid.
  await queries.endOthers(tx, { id, orderId, purpose }, at);
  await queries.markPaid(tx, id);
}

/**
 * Records that the order does not keep the captured money, which goes back. Called in the
 * transaction of `payment.captured`.
 */
export async function recordReturnedMoney(
  act: Act,
  { captureId, orderId }: EventOf<"payment.captured">,
  reason: RefundReason,
): Promise<void> {
  const capture = await addRefundOfCapture(act.tx, { orderId, captureId }, { reason, at: act.at });
  emitMoneyReturn(act, { orderId }, capture, "refunded");
}

/**
 * Marks an open payment as failed. A payment that has already failed, or is paid, stays as it is.
 */
async function fail(act: Act, payment: queries.Payment, reason: PaymentFailure): Promise<void> {
  if (payment.state !== "pending") return;
  await queries.movePayment(act.tx, payment, "failed");
  emitPaymentFailure(act, payment, reason);
}

/**
 * Ends a payment whose time to pay is over, and its order releases its pieces. Money that comes
 * later still counts as late money.
 */
export function endUnpaidPayment(app: App, paymentId: string): Promise<void> {
  return act(app, { kind: "job", name: "payments" }, async (act) => {
    const payment = await queries.lockById(act.tx, paymentId);
    if (!canPaymentMove(payment.state, "expired")) return;
    await queries.movePayment(act.tx, payment, "expired");
    emitPaymentFailure(act, payment, "not_in_time");
  });
}

function emitPaymentFailure(
  act: Act,
  { id: paymentId, orderId, purpose }: queries.Payment,
  reason: PaymentFailure,
): void {
  act.record({ what: "payment.failed", subject: orderId, after: { paymentId, reason } });
  act.tell({ type: "payment.failed", orderId, purpose, reason });
}
