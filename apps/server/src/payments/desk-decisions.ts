import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { emitMoneyReturned } from "./book-refund.ts";
import * as captures from "./capture-queries.ts";
import { closeCase, findCase } from "./case-queries.ts";
import { lockById } from "./queries.ts";
import * as refunds from "./refund-queries.ts";
import * as settlements from "./settlement-queries.ts";

/** Asks the gateway for a stuck refund again. @throws Refusal refund_not_found, refund_not_stuck */
export async function retryRefund({ tx, at, record }: Act, id: string): Promise<void> {
  const refund = await refunds.findRefund(tx, id);
  if (!refund) throw new Refusal("refund_not_found");
  // Staff have to send this money by hand, so no gateway can be asked for it.
  if (refund.way === "hand") throw new Refusal("refund_not_stuck");
  const again = { state: "due", askAt: at, askedSince: at, tries: 0 } as const;
  if (!(await refunds.moveRefund(tx, id, ["stuck"], again))) throw new Refusal("refund_not_stuck");
  record({ what: "payment.refund_retried", subject: refund.orderId, after: { refundId: id } });
}

/**
 * Records that staff have sent a refund by bank transfer or UPI, because a gateway could not send
 * it or no gateway has its money. The refund then leaves the list of staff.
 * @throws Refusal refund_not_found, refund_not_stuck
 */
export async function settleByHand(
  act: Act,
  id: string,
  { reference, staffId }: { reference: string; staffId: string },
): Promise<void> {
  const { tx, at, record } = act;
  const refund = await refunds.findRefund(tx, id);
  if (!refund) throw new Refusal("refund_not_found");
  const { orderId, captureId, amount } = refund;
  const capture = captureId === null ? null : await captures.readCapture(tx, captureId);
  const payment = capture && (await lockById(tx, capture.paymentId));
  const sent = { way: "hand", state: "done", handReference: reference, sentBy: staffId } as const;
  const isSettled = await refunds.moveRefund(tx, id, ["stuck"], { ...sent, doneAt: at });
  if (!isSettled) throw new Refusal("refund_not_stuck");
  record({
    what: "payment.refund_settled_by_hand",
    subject: orderId,
    after: { refundId: id, amount, reference },
  });
  if (payment) await emitMoneyReturned(act, payment);
}

/**
 * Records that staff have closed a case, which is a gateway's report. @throws Refusal
 * case_not_found, case_closed
 */
export async function decideCase(
  { tx, at, record }: Act,
  id: string,
  note: string,
  staffId: string,
): Promise<void> {
  const paymentCase = isId(id) ? await findCase(tx, id) : null;
  if (!paymentCase) throw new Refusal("case_not_found");
  const closed = await closeCase(tx, id, { closedAt: at, closedBy: staffId, note });
  if (!closed) throw new Refusal("case_closed");
  const { kind, gateway, reference } = paymentCase;
  record({ what: "payment.case_closed", subject: id, after: { kind, gateway, reference } });
}

/**
 * Stores the explanation of staff for a difference between a settlement and the shop's records.
 * @throws Refusal difference_not_found, difference_not_open
 */
export async function explainDifference(
  { tx, record }: Act,
  id: string,
  note: string,
  staffId: string,
): Promise<void> {
  const difference = isId(id) ? await settlements.findDifference(tx, id) : null;
  if (!difference) throw new Refusal("difference_not_found");
  const isExplained = await settlements.explain(tx, id, { note, explainedBy: staffId });
  if (!isExplained) throw new Refusal("difference_not_open");
  const { gateway, reference, kind } = difference;
  record({ what: "settlement.explained", subject: id, after: { gateway, reference, kind } });
}
