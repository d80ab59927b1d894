import type { Paise } from "@suvarna/domain/money";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { emitMoneyReturned } from "./book-refund.ts";
import * as captures from "./capture-queries.ts";
import { closeCase, findCase } from "./case-queries.ts";
import { lockById, lockPayments } from "./queries.ts";
import * as refunds from "./refund-queries.ts";
import * as settlements from "./settlement-queries.ts";

/** Asks the gateway for a stuck refund again. @throws Refusal refund_not_found, refund_not_stuck */
export async function retryRefund({ tx, at, record }: Act, id: string): Promise<void> {
  const { refund } = await lockRefund(tx, id);
  // Staff have to send this money by hand, so no gateway can be asked for it.
  if (refund.way === "hand") throw new Refusal("refund_not_stuck");
  const again = { state: "due", askAt: at, askedSince: at, tries: 0 } as const;
  if (!(await refunds.moveRefund(tx, id, ["stuck"], again))) throw new Refusal("refund_not_stuck");
  record({ what: "payment.refund_retried", subject: refund.orderId, after: { refundId: id } });
}

/**
 * Records that staff have sent a refund by bank transfer or UPI, because a gateway could not send
 * it or no gateway has its money. The refund then leaves the list of staff.
 * @param sent.amount the amount in paise that staff have sent. A part of a refund may meanwhile have
 *   gone back from the gateway's dashboard
 * @throws Refusal refund_not_found, refund_not_stuck, changed_meanwhile
 */
export async function settleByHand(
  act: Act,
  id: string,
  {
    reference,
    staffId,
    amount: sentAmount,
  }: { reference: string; staffId: string; amount?: Paise | undefined },
): Promise<void> {
  const { tx, at, record } = act;
  const { refund, payment } = await lockRefund(tx, id);
  const { orderId, amount } = refund;
  if (!payment) await lockMoneyOf(tx, orderId);
  if (sentAmount !== undefined && sentAmount !== amount) throw new Refusal("changed_meanwhile");
  const sent = { way: "hand", state: "done", handReference: reference, sentBy: staffId } as const;
  const isSettled = await refunds.moveRefund(tx, id, ["stuck"], { ...sent, doneAt: at });
  if (!isSettled) throw new Refusal("refund_not_stuck");
  record({
    what: "payment.refund_settled_by_hand",
    subject: orderId,
    after: { refundId: id, amount, reference },
  });
  if (payment) await emitMoneyReturned(act, payment);
  // No payment says whether the order has ended, so the order itself sees whether it is refunded.
  else if (!(await captures.hasMoneyLeft(tx, orderId)))
    act.tell({ type: "payment.refunded", orderId });
}

/**
 * Locks the payments and refunds of an order, so that of two refunds that end at the same moment
 * the second one sees the end of the first.
 */
async function lockMoneyOf(tx: Tx, orderId: string): Promise<void> {
  await lockPayments(tx, orderId);
  await refunds.lockRefunds(tx, orderId);
}

/**
 * Reads a refund, and locks the payment of its money until the transaction ends, so that no report
 * of a gateway changes the refund meanwhile. @throws Refusal refund_not_found
 */
async function lockRefund(tx: Tx, id: string) {
  const before = await refunds.findRefund(tx, id);
  if (!before) throw new Refusal("refund_not_found");
  const { captureId } = before;
  const capture = captureId === null ? null : await captures.readCapture(tx, captureId);
  const payment = capture && (await lockById(tx, capture.paymentId));
  const refund = payment ? await refunds.findRefund(tx, id) : before;
  if (!refund) throw new Refusal("refund_not_found");
  return { refund, payment };
}

/** The explanation that staff write about an entry, when they close it. */
interface Explanation {
  readonly note: string;
  readonly staffId: string;
  /** The time of the state that staff have seen; without it, the entry is closed in any state. */
  readonly seenAt?: string | undefined;
}

/**
 * Records that staff have closed a case, which is a gateway's report. @throws Refusal
 * case_not_found, case_closed, changed_meanwhile
 */
export async function decideCase(
  { tx, at, record }: Act,
  id: string,
  { note, staffId, seenAt }: Explanation,
): Promise<void> {
  const paymentCase = isId(id) ? await findCase(tx, id) : null;
  if (!paymentCase) throw new Refusal("case_not_found");
  if (paymentCase.closedAt !== null) throw new Refusal("case_closed");
  refuseUnseen(seenAt, paymentCase.changedAt);
  const closed = await closeCase(tx, paymentCase, { closedAt: at, closedBy: staffId, note });
  if (!closed) throw new Refusal("changed_meanwhile");
  const { kind, gateway, reference } = paymentCase;
  record({ what: "payment.case_closed", subject: id, after: { kind, gateway, reference } });
}

/**
 * Stores the explanation of staff for a difference between a settlement and the shop's records.
 * @throws Refusal difference_not_found, difference_not_open, changed_meanwhile
 */
export async function explainDifference(
  { tx, record }: Act,
  id: string,
  { note, staffId, seenAt }: Explanation,
): Promise<void> {
  const difference = isId(id) ? await settlements.findDifference(tx, id) : null;
  if (!difference) throw new Refusal("difference_not_found");
  if (difference.state !== "open") throw new Refusal("difference_not_open");
  refuseUnseen(seenAt, difference.foundAt);
  const isExplained = await settlements.explain(tx, difference, { note, explainedBy: staffId });
  if (!isExplained) throw new Refusal("changed_meanwhile");
  const { gateway, reference, kind } = difference;
  record({ what: "settlement.explained", subject: id, after: { gateway, reference, kind } });
}

/** @throws Refusal changed_meanwhile when an entry is not as staff have seen it */
function refuseUnseen(seenAt: string | undefined, changedAt: Date): void {
  if (seenAt === undefined || Date.parse(seenAt) === changedAt.getTime()) return;
  throw new Refusal("changed_meanwhile");
}
