import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database.ts";
import type { JobHandler } from "../platform/jobs.ts";
import { type Carrier, CarrierRefusal, OutcomeUnknown } from "./adapters/carrier.ts";
import type { Draft, Letter, PhoneText } from "./draft.ts";
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
const TIDY_EVERY_MS = 3_600_000;

/**
 * Gives one message its form, hands it over and writes down what became of it. Its row is taken before and settled
 * after: a process that dies between the two leaves it as `sending`, and then only a carrier whose
 * receivers know a repeat is given it again.
 */
export function deliverWith<Said extends Draft | PhoneText, Content extends Letter | PhoneText>(
  carrier: Carrier<Content>,
  parts: { database: Database; clock: Clock; log: FastifyBaseLogger },
  form: (said: Said) => Promise<Content>,
): JobHandler<Delivery> {
  const { database, clock, log } = parts;
  const { db } = database;

  async function carry(message: MessageRow): Promise<void> {
    const { id, recipient: to } = message;
    const content = await form(message.content as Said);
    const carrierId = await carrier.carry({ id, to, content });
    const isKept = carrier.isOutbox;
    await settleMessage(db, { id, state: "sent", carrierId, sentAt: clock(), isKept });
  }

  /** It ends here, not sent: nothing of what it said is kept. */
  async function end(
    { id, kind }: MessageRow,
    state: "refused" | "unknown" | "expired",
    why: string,
  ) {
    await settleMessage(db, { id, state, isKept: false });
    log.warn({ message: id, kind, state, reason: why }, "a message was not sent");
  }

  let tidyAt = 0;

  async function tidy(): Promise<void> {
    const now = clock().getTime();
    if (now < tidyAt) return;
    tidyAt = now + TIDY_EVERY_MS;
    await removeOldMessages(db, new Date(now - KEPT_MS));
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
      const state = isLast ? "failed" : "waiting";
      await settleMessage(db, { id: message.id, state, isKept: true });
      throw error;
    }
    await tidy();
  };
}
