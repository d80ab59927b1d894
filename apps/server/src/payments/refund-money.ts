import { act } from "../platform/act.ts";
import type { CheckingParts } from "./check-payment.ts";
import * as queries from "./queries.ts";

type RefundingParts = Pick<CheckingParts, "app" | "log" | "gateway">;

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 3_600_000;

/** Asks the gateway for money to go back, until it is there. Asking twice is one refund. */
export async function refundMoney(parts: RefundingParts, capture: queries.Capture): Promise<void> {
  const { app, log } = parts;
  const { database, clock } = app;
  try {
    if ((await askBack(parts, capture)) === "done") await finish(parts, capture);
    else await again("sent");
  } catch (error) {
    log.warn({ gateway: capture.gateway, err: error }, "a refund has to be asked for again");
    await again("due");
  }

  async function again(refund: "due" | "sent"): Promise<void> {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(capture.refundTries, 20), LONGEST_WAIT_MS);
    const refundAt = new Date(clock().getTime() + wait);
    await queries.planRefund(database.autocommit, capture.id, { refund, refundAt });
  }
}

async function askBack({ app, gateway }: RefundingParts, capture: queries.Capture) {
  const { id, paymentId, paymentReference, amount, currency } = capture;
  const [reference, used] = [
    await queries.findReference(app.database.db, paymentId),
    gateway(capture.gateway),
  ];
  if (!used || reference === null) throw new Error("no gateway to ask");
  return used.refund({ refundId: id, reference, paymentReference, amount, currency });
}

async function finish({ app }: RefundingParts, capture: queries.Capture): Promise<void> {
  const { id: captureId, paymentId, amount } = capture;
  await act(app, { kind: "gateway", name: capture.gateway }, async ({ tx, record, tell }) => {
    const { orderId, state } = await queries.lockById(tx, paymentId);
    if (!(await queries.finishRefund(tx, captureId))) return;
    record({ what: "payment.refunded", subject: orderId, after: { captureId, amount } });
    if (state === "cancelled" && !(await queries.hasMoneyLeft(tx, orderId))) {
      tell({ type: "payment.refunded", orderId });
    }
  });
}
