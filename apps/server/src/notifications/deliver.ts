import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
import type { JobHandler } from "../platform/jobs.ts";
import { type Carrier, CarrierRefusal, OutcomeUnknown } from "./adapters/carrier.ts";
import { forgetCounts } from "./count-message.ts";
import type { Draft, Letter, PhoneText, PushText } from "./draft.ts";
import { classOf } from "./message.ts";
import {
  expireMessages,
  findMessage,
  type MessageRow,
  removeOldMessages,
  settleMessage,
  takeMessage,
} from "./queries.ts";

/** The data of a delivery job: the ids of some messages of one channel. */
export interface Delivery {
  readonly messageIds: readonly string[];
}

const KEPT_MS = 30 * 24 * 3_600_000;
const TIDY_EVERY_MS = 3_600_000;

/**
 * Creates the handler of delivery jobs, which renders messages, gives them to the carrier and
 * stores the result of each. A row has the state `sending` while the carrier has the message. If
 * the process dies meanwhile, the message is sent again only by a carrier whose receivers recognise
 * a repeated message.
 */
export function deliverWith<
  DraftOrText extends Draft | PhoneText | PushText,
  Content extends Letter | PhoneText | PushText,
>(
  carrier: Carrier<Content>,
  { app, log }: { app: App; log: FastifyBaseLogger },
  form: (content: DraftOrText) => Promise<Content>,
): JobHandler<Delivery> {
  const { clock } = app;
  const db = app.database.autocommit;

  async function carry(message: MessageRow): Promise<void> {
    const { id, recipient: to } = message;
    const content = await form(message.content as DraftOrText);
    const carrierId = await carrier.carry({ id, to, content });
    const isKept = carrier.isOutbox;
    await settleMessage(db, id, { state: "sent", carrierId, sentAt: clock(), isKept });
  }

  /** Marks a message as not sent, and deletes its content. */
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
    await expireMessages(db, new Date(now));
    await removeOldMessages(db, new Date(now - KEPT_MS));
    await forgetCounts(db, new Date(now));
  }

  /** Delivers a message. @throws the carrier's error, when the delivery can be retried */
  async function deliver(id: string, isLast: boolean): Promise<void> {
    const message = await findMessage(db, id);
    if (!message?.content || message.state === "sent" || message.state === "held") return;
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
      const isKept = !isLast || !holdsSecret(message);
      await settleMessage(db, id, { state: isLast ? "failed" : "waiting", isKept });
      throw error;
    }
  }

  // A retried job skips the messages that it has already sent.
  return async ({ messageIds }, { isLast }) => {
    for (const id of messageIds) await deliver(id, isLast);
    await tidy();
  };
}

/**
 * Whether a message contains a secret, such as a link or a code that logs in. The content of such a
 * message is deleted when the last attempt has failed. Any other content is kept, so that staff can
 * retry the job.
 */
function holdsSecret(message: MessageRow): boolean {
  const { kind, content } = message;
  const group = classOf(message);
  if (group === "open" || group === "code" || kind === "door-code") return true;
  if (content === null || !("blocks" in content)) return false;
  return "unsubscribe" in content || content.blocks.some((block) => block.kind === "code");
}
