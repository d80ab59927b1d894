import { act } from "../platform/act.ts";
import type { CheckingParts } from "./check-payment.ts";
import { GatewayError, GatewayRefusal } from "./gateway.ts";
import * as queries from "./queries.ts";
import * as refunds from "./refund-queries.ts";

type RefundingParts = Pick<CheckingParts, "app" | "log" | "gateway">;

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 3_600_000;
/** A gateway that refuses is asked for a quarter of an hour: its balance may be short just now. */
const REFUSALS_TAKEN = 8;
/** One that does not answer, or does not finish, for almost two weeks. */
const TRIES = 300;

/**
 * Asks the gateway for money to go back, until it is there. Asking twice is one refund. One that can't
 * succeed is given to people.
 */
export async function refundMoney(parts: RefundingParts, capture: queries.Capture): Promise<void> {
  const { app, log } = parts;
  const { database, clock } = app;
  try {
    if ((await askBack(parts, capture)) === "done") await finish(parts, capture);
    else if (capture.refundTries >= TRIES) await stick(parts, capture, "it does not get done");
    else await again("sent");
  } catch (error) {
    const triesLeft =
      (error instanceof GatewayRefusal ? REFUSALS_TAKEN : TRIES) - capture.refundTries;
    const why = error instanceof GatewayError ? error.message : "an error of the shop";
    if (triesLeft <= 0) return stick(parts, capture, why);
    log.warn({ gateway: capture.gateway, err: error }, "a refund has to be asked for again");
    await again("due");
  }

  async function again(refund: "due" | "sent"): Promise<void> {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(capture.refundTries, 20), LONGEST_WAIT_MS);
    const refundAt = new Date(clock().getTime() + wait);
    await refunds.planRefund(database.autocommit, capture.id, { refund, refundAt });
  }
}

async function askBack({ app, gateway }: RefundingParts, capture: queries.Capture) {
  const { id, paymentId, paymentReference, amount, currency } = capture;
  const [reference, used] = [
    await queries.findReference(app.database.db, paymentId),
    gateway(capture.gateway),
  ];
  if (!used || reference === null) throw new GatewayError("not configured any more");
  return used.refund({ refundId: id, reference, paymentReference, amount, currency });
}

async function finish({ app }: RefundingParts, capture: queries.Capture): Promise<void> {
  const { id: captureId, paymentId, amount } = capture;
  await act(app, { kind: "gateway", name: capture.gateway }, async ({ tx, record, tell }) => {
    const { orderId, state } = await queries.lockById(tx, paymentId);
    if (!(await refunds.finishRefund(tx, captureId))) return;
    record({ what: "payment.refunded", subject: orderId, after: { captureId, amount } });
    if (state === "cancelled" && !(await queries.hasMoneyLeft(tx, orderId))) {
      tell({ type: "payment.refunded", orderId });
    }
  });
}

/** It is not asked for any more, and stands on the list of staff. */
async function stick(
  { app, log }: RefundingParts,
  { id: captureId, paymentId, gateway, amount }: queries.Capture,
  problem: string,
): Promise<void> {
  await act(app, { kind: "gateway", name: gateway }, async ({ tx, record }) => {
    const { orderId } = await queries.lockById(tx, paymentId);
    if (!(await refunds.stickRefund(tx, captureId, problem))) return;
    record({
      what: "payment.refund_stuck",
      subject: orderId,
      after: { captureId, amount, problem },
    });
    log.error({ gateway, captureId, why: problem }, "a refund can't succeed, and needs people");
  });
}
