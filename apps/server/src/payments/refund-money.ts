import { act } from "../platform/act.ts";
import {
  bookOwnRefund,
  findOwnRefund,
  idAtGateway,
  markRefundDone,
  markRefundStuck,
  recordDashboardRefund,
} from "./book-refund.ts";
import type { CheckPaymentDependencies } from "./check-payment.ts";
import { GatewayError, GatewayRefusal, type RefundReport } from "./gateway.ts";
import { bookPaidBackTwice, wentBackOtherwise } from "./paid-back-twice.ts";
import * as queries from "./queries.ts";
import * as refunds from "./refund-queries.ts";

type RefundMoneyDependencies = Pick<CheckPaymentDependencies, "app" | "log" | "gateway" | "config">;

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Asks the gateway for a refund until the money is back. Asking twice gives one refund. A refund
 * that can't succeed goes to the list of staff.
 */
export async function refundMoney(
  dependencies: RefundMoneyDependencies,
  claimed: refunds.RefundOfCapture,
): Promise<void> {
  const { app, log, config } = dependencies;
  const { database, clock } = app;
  const { refund, capture } = claimed;
  const { refusals, patienceMs } = config.payments.refunds;
  try {
    const report = await askBack(dependencies, claimed);
    if (report === null) return;
    await refunds.nameRefund(database.autocommit, refund.id, report.reference);
    if (report.progress === "failed") await giveUp("the refund failed");
    else if (report.progress === "done") await done(report);
    else if (isTooOld()) await giveUp("it does not get done");
    else await again("sent");
  } catch (error) {
    const isOver = error instanceof GatewayRefusal ? refund.tries >= refusals : isTooOld();
    const why = error instanceof GatewayError ? error.message : "an error of the shop";
    if (isOver) return giveUp(why);
    log.warn({ gateway: capture.gateway, err: error }, "a refund has to be asked for again");
    await again("due");
  }

  function isTooOld(): boolean {
    return clock().getTime() >= refund.askedSince.getTime() + patienceMs;
  }

  async function again(state: "due" | "sent"): Promise<void> {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(refund.tries, 20), LONGEST_WAIT_MS);
    const askAt = new Date(clock().getTime() + wait);
    await refunds.planRefund(database.autocommit, refund.id, { state, askAt });
  }

  function done(report: RefundReport): Promise<unknown> {
    return act(app, actorOf(capture), async (act) => {
      const payment = await queries.lockById(act.tx, capture.paymentId);
      const current = await refunds.findRefund(act.tx, refund.id);
      return current && wentBackOtherwise(current, report)
        ? bookPaidBackTwice(act, capture, current, report)
        : markRefundDone(act, payment, refund);
    });
  }

  async function giveUp(problem: string): Promise<void> {
    const isStuck = await act(app, actorOf(capture), async (act) => {
      await queries.lockById(act.tx, capture.paymentId);
      return markRefundStuck(act, refund, problem);
    });
    if (!isStuck) return;
    const about = { gateway: capture.gateway, refundId: refund.id, why: problem };
    log.error(about, "a refund can't succeed, and needs people");
  }
}

const actorOf = ({ gateway: name }: queries.Capture) => ({ kind: "gateway", name }) as const;

/**
 * Asks the gateway for a refund. Refunds from the gateway's dashboard are recorded first, because
 * the shop then asks for less.
 * @returns the gateway's report of the refund; null when there is nothing left to ask for
 */
async function askBack(
  dependencies: RefundMoneyDependencies,
  { refund: { id }, capture }: refunds.RefundOfCapture,
): Promise<RefundReport | null> {
  const { app, gateway } = dependencies;
  const { db } = app.database;
  const { paymentId, paymentReference, currency } = capture;
  const [reference, used] = [await queries.findReference(db, paymentId), gateway(capture.gateway)];
  if (!used || reference === null) throw new GatewayError("not configured any more");
  const reports = await used.listRefunds({ reference, paymentReference });
  await bookDashboard(dependencies, capture, reports);
  const refund = await refunds.findRefund(db, id);
  if (!refund || (refund.state !== "due" && refund.state !== "sent")) return null;
  const earlier = reports.find((report) => report.refundId === idAtGateway(refund));
  // A refund that has failed at the gateway is tried again only after staff have decided so.
  const isAskedAnew = earlier?.progress === "failed" && refund.state === "due";
  if (earlier && !isAskedAnew) return earlier;
  if (isAskedAnew && !(await refunds.nextAttempt(app.database.autocommit, refund))) return null;
  const attempt = refund.attempt + (isAskedAnew ? 1 : 0);
  const refundId = idAtGateway({ id, attempt });
  const { amount } = refund;
  return used.refund({ refundId, reference, paymentReference, amount, currency });
}

/**
 * Records the refunds of an attempt that the shop has not asked for, and those whose money already
 * went back in another way.
 */
async function bookDashboard(
  { app, log }: RefundMoneyDependencies,
  capture: queries.Capture,
  reports: readonly RefundReport[],
): Promise<void> {
  for (const report of reports) {
    if (report.paymentReference !== capture.paymentReference) continue;
    const fits = await act(app, actorOf(capture), async (act) => {
      const own = await findOwnRefund(act, report);
      if (!own) return recordDashboardRefund(act, capture, report);
      if (wentBackOtherwise(own, report)) await bookOwnRefund(act, own, report);
      return true;
    });
    if (!fits) log.warn({ gateway: capture.gateway }, "a refund does not fit the book");
  }
}
