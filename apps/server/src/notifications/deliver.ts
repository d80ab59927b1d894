import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
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

/** What a job of delivery carries: some messages of one channel. */
export interface Delivery {
  readonly messageIds: readonly string[];
}

const KEPT_MS = 30 * 24 * 3_600_000;
const TIDY_EVERY_MS = 3_600_000;

/**
 * Gives messages their form, hands them over and writes down what became of each. Its row is taken
 * before and settled after: a process that dies between the two leaves it as `sending`, and then
 * only a carrier whose receivers know a repeat is given it again.
 */
export function deliverWith<Said extends Draft | PhoneText, Content extends Letter | PhoneText>(
  carrier: Carrier<Content>,
  { app, log }: { app: App; log: FastifyBaseLogger },
  form: (said: Said) => Promise<Content>,
): JobHandler<Delivery> {
  const { clock } = app;
  const db = app.database.autocommit;

  async function carry(message: MessageRow): Promise<void> {
    const { id, recipient: to } = message;
    const content = await form(message.content as Said);
    const carrierId = await carrier.carry({ id, to, content });
    const isKept = carrier.isOutbox;
    await settleMessage(db, id, { state: "sent", carrierId, sentAt: clock(), isKept });
  }

  /** It ends here, not sent: nothing of what it said is kept. */
  async function end(
    { id, kind }: MessageRow,
    state: "refused" | "unknown" | "expired",
    why: string,
  ) {
    await settleMessage(db, id, { state, isKept: false });
    log.warn({ message: id, kind, state, reason: why }, "a message was not sent");
  }

  let tidyAt = 0;

  async function tidy(): Promise<void> {
    const now = clock().getTime();
    if (now < tidyAt) return;
    tidyAt = now + TIDY_EVERY_MS;
    await removeOldMessages(db, new Date(now - KEPT_MS));
  }

  /** @throws what the carrier said, when it can be tried again */
  async function deliver(id: string, isLast: boolean): Promise<void> {
    const message = await findMessage(db, id);
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
      await settleMessage(db, id, { state: isLast ? "failed" : "waiting", isKept: true });
      throw error;
    }
  }

  // Tried again, it finds those that went out sent, and leaves them.
  return async ({ messageIds }, { isLast }) => {
    for (const id of messageIds) await deliver(id, isLast);
    await tidy();
  };
}
