import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../platform/database.ts";
import type { Gateway } from "./gateway.ts";
import * as queries from "./queries.ts";
import type { SettlingParts } from "./settle.ts";

export interface RefundingParts extends SettlingParts {
  readonly database: Pick<Database, "db">;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  readonly gateway: (name: queries.Payment["gateway"]) => Gateway | null;
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 3_600_000;

/** Asks the gateway for money to go back, until it is there. Asking twice is one refund. */
export async function refundMoney(parts: RefundingParts, capture: queries.Capture): Promise<void> {
  const { database, clock, log } = parts;
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
    await queries.planRefund(database.db, capture.id, { refund, refundAt });
  }
}

async function askBack({ database, gateway }: RefundingParts, capture: queries.Capture) {
  const { id, paymentId, paymentReference, amount, currency } = capture;
  const [reference, used] = [
    await queries.findReference(database.db, paymentId),
    gateway(capture.gateway),
  ];
  if (!used || reference === null) throw new Error("no gateway to ask");
  return used.refund({ refundId: id, reference, paymentReference, amount, currency });
}

async function finish({ bus, follower }: RefundingParts, capture: queries.Capture): Promise<void> {
  await bus.transact(async (tx, emit) => {
    const payment = await queries.lockById(tx, capture.paymentId);
    if (!(await queries.finishRefund(tx, capture.id))) return;
    if (payment.state === "cancelled" && !(await queries.hasMoneyLeft(tx, payment.orderId))) {
      await follower().refunded(tx, emit, payment.orderId);
    }
  });
}
