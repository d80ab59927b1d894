import type { Paise } from "@suvarna/domain/money";
import type { Act } from "../platform/act.ts";
import { isId } from "../platform/ids.ts";
import * as captures from "./capture-queries.ts";
import { hasOpenRefundCase } from "./case-queries.ts";
import type { RefundReport } from "./gateway.ts";
import { bookPaidBackTwice, wentBackOtherwise } from "./paid-back-twice.ts";
import { type Capture, lockById, type Payment } from "./queries.ts";
import * as refunds from "./refund-queries.ts";

/**
 * The id by which a gateway knows a refund of the shop. A new attempt after a failure has another
 * id.
 */
export function idAtGateway({ id, attempt }: Pick<refunds.Refund, "id" | "attempt">): string {
  return attempt === 1 ? id : `${id}-${attempt}`;
}

/** The length of a UUID, with which an id at a gateway begins. */
const ID_LENGTH = 36;

/**
 * Finds the shop's own refund that a gateway reports; null for a refund that did not begin in the
 * shop.
 */
export async function findOwnRefund(
  act: Pick<Act, "tx">,
  { refundId }: RefundReport,
): Promise<refunds.Refund | null> {
  const id = refundId?.slice(0, ID_LENGTH) ?? "";
  return isId(id) ? refunds.findRefund(act.tx, id) : null;
}

/**
 * Books the newest report of a gateway about a refund that the shop has asked for. A refund that
 * fails, even after it was done, is given to staff. A refund whose money already went back in
 * another way opens a case when the gateway sends it too.
 * @returns whether the report changed anything
 */
export async function bookOwnRefund(
  act: Act,
  refund: refunds.Refund,
  report: RefundReport,
): Promise<boolean> {
  if (refund.captureId === null) return false;
  const capture = await captures.readCapture(act.tx, refund.captureId);
  const payment = await lockById(act.tx, capture.paymentId);
  // Staff may have settled the refund by hand, or the shop may have asked for it once more, until
  // the payment was locked.
  const current = await refunds.findRefund(act.tx, refund.id);
  if (!current) return false;
  if (wentBackOtherwise(current, report)) return bookPaidBackTwice(act, capture, current, report);
  // The report is about an earlier attempt of the refund, whose failure the shop already knows.
  if (report.refundId !== idAtGateway(current)) return false;
  await refunds.nameRefund(act.tx, current.id, report.reference);
  if (report.progress === "failed") return markRefundStuck(act, current, "the refund failed");
  return report.progress === "done" && markRefundDone(act, payment, current);
}

/** Marks a refund as done. The order learns of it once all of its money is back. */
export async function markRefundDone(
  act: Act,
  payment: Pick<Payment, "orderId" | "state">,
  { id: refundId, captureId, amount }: Pick<refunds.Refund, "id" | "captureId" | "amount">,
): Promise<boolean> {
  const done = { state: "done", askAt: null, problem: null, doneAt: act.at } as const;
  if (!(await refunds.moveRefund(act.tx, refundId, ["due", "sent", "stuck"], done))) return false;
  act.record({
    what: "payment.refunded",
    subject: payment.orderId,
    after: { refundId, captureId, amount },
  });
  await emitMoneyReturned(act, payment);
  return true;
}

/** Announces that all money of an order that was cancelled or returned is back. */
export async function emitMoneyReturned(
  act: Act,
  { orderId, state }: Pick<Payment, "orderId" | "state">,
): Promise<void> {
  if (state !== "cancelled" || (await captures.hasMoneyLeft(act.tx, orderId))) return;
  act.tell({ type: "payment.refunded", orderId });
}

/**
 * Marks a refund as stuck: the shop stops asking the gateway for it, and staff see it on their
 * list.
 */
export async function markRefundStuck(
  act: Act,
  { id: refundId, orderId, amount }: Pick<refunds.Refund, "id" | "orderId" | "amount">,
  problem: string,
): Promise<boolean> {
  // Nothing is owed again when the money already went back by hand or from the dashboard.
  if ((await refunds.findRefund(act.tx, refundId))?.way !== "gateway") return false;
  const stuck = { state: "stuck", askAt: null, doneAt: null, problem } as const;
  if (!(await refunds.moveRefund(act.tx, refundId, ["due", "sent", "done"], stuck))) return false;
  act.record({
    what: "payment.refund_stuck",
    subject: orderId,
    after: { refundId, amount, problem },
  });
  return true;
}

/**
 * Records a refund that began in the gateway's dashboard, once. Its money is gone, so the shop
 * lowers the refunds that it has yet to ask for, and an order that keeps its money has less of it.
 * @returns false when the refund does not fit the shop's records, so that staff have to look at it
 */
export async function recordDashboardRefund(
  act: Act,
  { id: captureId }: Pick<Capture, "id">,
  report: RefundReport,
): Promise<boolean> {
  const { tx, at } = act;
  const before = await captures.readCapture(tx, captureId);
  const payment = await lockById(tx, before.paymentId);
  const captureRefunds = await refunds.listOfCapture(tx, captureId);
  const same = captureRefunds.find((one) => one.gatewayReference === report.reference);
  if (same) return followForeign(act, payment, { refund: same, report });
  if (report.progress === "failed") return true;
  const { amount, currency, reference: gatewayReference } = report;
  const state = report.progress;
  const booked = { way: "dashboard", gatewayReference, state, askAt: null } as const;
  const doneAt = state === "done" ? at : null;
  // Staff have sent the money of a stuck refund in the gateway's dashboard.
  const replaced = captureRefunds.find((one) => one.state === "stuck" && one.amount === amount);
  if (replaced && currency === before.currency) {
    const replacement = { ...booked, problem: null, doneAt };
    if (await refunds.moveRefund(tx, replaced.id, ["stuck"], replacement)) {
      await emitMoneyReturned(act, payment);
      return true;
    }
  }
  if (currency !== before.currency) return false;
  const lowered = await reserveForDashboardRefund(act, captureId, amount, captureRefunds);
  if (lowered === null) return false;
  const { orderId } = payment;
  const reason = before.kept ? "order_part" : (captureRefunds.at(-1)?.reason ?? "order_cancelled");
  const refund = { orderId, captureId, way: "dashboard", amount, currency, reason } as const;
  const refundId = await refunds.insertRefund(tx, { ...refund, gatewayReference, state }, at);
  // The order has already booked the refunds that were lowered.
  const amountPaise = amount - lowered;
  if (!before.kept) await emitMoneyReturned(act, payment);
  else if (amountPaise > 0)
    act.tell({ type: "payment.partly_refunded", orderId, refundId, amountPaise });
  return true;
}

/**
 * Updates a known refund from the dashboard by a new report of the gateway.
 * @returns false when staff have to look at the refund
 */
async function followForeign(
  act: Act,
  payment: Payment,
  { refund, report }: { refund: refunds.Refund; report: RefundReport },
): Promise<boolean> {
  const { id, captureId, amount } = refund;
  if (refund.way !== "dashboard" || captureId === null) return true;
  const before = await captures.readCapture(act.tx, captureId);
  if (report.progress === "done") await markRefundDone(act, payment, refund);
  // A new state of a refund that the order could not book must not close its case.
  if (report.progress !== "failed")
    return !(await hasOpenRefundCase(act.tx, before.gateway, report));
  const failed = { state: "failed", doneAt: null } as const;
  const isNew = await refunds.moveRefund(act.tx, id, ["sent", "done"], failed);
  if (isNew) await captures.releaseReservedRefund(act.tx, captureId, amount);
  const capture = await captures.readCapture(act.tx, captureId);
  // A failure that is reported again must not close the case that staff have to look at.
  if (capture.kept) return false;
  if (!isNew) return true;
  const why = { reason: refund.reason, at: act.at };
  await captures.addRefundOfRemainder(act.tx, payment.orderId, capture, why);
  return true;
}

/**
 * Reserves an amount of the captured money, and lowers refunds that the shop has yet to ask for.
 * @returns the sum in paise by which refunds were lowered; null when less money is left
 */
async function reserveForDashboardRefund(
  { tx }: Act,
  captureId: string,
  amount: number,
  captureRefunds: readonly refunds.Refund[],
): Promise<Paise | null> {
  const capture = await captures.readCapture(tx, captureId);
  let lowered = 0;
  let missing = amount - (capture.amount - capture.refunded);
  const unsent = captureRefunds.filter(
    ({ way, state, gatewayReference }) =>
      way === "gateway" && gatewayReference === null && (state === "due" || state === "stuck"),
  );
  if (missing > unsent.reduce((sum, refund) => sum + refund.amount, 0)) return null;
  for (const refund of unsent.toReversed()) {
    if (missing <= 0) break;
    const by = Math.min(missing, refund.amount);
    await refunds.shrinkRefund(tx, refund, by);
    await captures.releaseReservedRefund(tx, captureId, by);
    missing -= by;
    lowered += by;
  }
  return (await captures.reserveOfCapture(tx, captureId, amount)) ? lowered : null;
}
