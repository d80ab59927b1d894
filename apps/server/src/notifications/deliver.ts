import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import type { JobHandler } from "../platform/jobs.ts";
import { type Carrier, CarrierRefusal, OutcomeUnknown } from "./adapters/carrier.ts";
import type { Letter, PhoneText } from "./draft.ts";
import {
  findMessage,
  type MessageRow,
  removeOldMessages,
  settleMessage,
  takeMessage,
} from "./queries.ts";

/** What a job of delivery carries. */
export interface Delivery {
  readonly messageId: string;
}

const KEPT_MS = 30 * 24 * 3_600_000;
const REMOVED_AT_ONCE = 100;

/**
 * Hands one message over and writes down what became of it. Its row is taken before and settled
 * after: a process that dies between the two leaves it as `sending`, and then only a carrier whose
 * receivers know a repeat is given it again.
 */
export function deliverWith<Content extends Letter | PhoneText>(
  carrier: Carrier<Content>,
  parts: { database: Database; clock: Clock; log: FastifyBaseLogger },
): JobHandler<Delivery> {
  const { database, clock, log } = parts;
  const { db } = database;

  async function carry(message: MessageRow): Promise<void> {
    const { id, recipient: to } = message;
    const content = message.content as Content;
    const carrierId = await carrier.carry({ id, to, content });
    const forgotten = carrier.isOutbox ? {} : { content: null };
    await settleMessage(db, id, { state: "sent", carrierId, sentAt: clock(), ...forgotten });
  }

  /** It ends here, not sent: nothing of what it said is kept. */
  async function end(
    { id, kind }: MessageRow,
    state: "refused" | "unknown" | "expired",
    why: string,
  ) {
    await settleMessage(db, id, { state, content: null });
    log.warn({ message: id, kind, state, reason: why }, "a message was not sent");
  }

  return async ({ messageId }, { isLast }) => {
    const message = await findMessage(db, messageId);
    if (!message?.content || message.state === "sent") return;
    const { state, expiresAt } = message;
    if (state === "sending" && !carrier.knowsRepeats) {
      return end(message, "unknown", "the process ended while it was handed over");
    }
    if (expiresAt && expiresAt <= clock()) return end(message, "expired", "too late");
    if (!(await takeMessage(db, message))) return;
    try {
      await carry(message);
    } catch (error) {
      if (error instanceof CarrierRefusal) return end(message, "refused", error.message);
      if (error instanceof OutcomeUnknown) return end(message, "unknown", error.message);
      await settleMessage(db, message.id, { state: isLast ? "failed" : "waiting" });
      throw error;
    }
    const before = new Date(clock().getTime() - KEPT_MS);
    await removeOldMessages(db, before, REMOVED_AT_ONCE);
  };
}
