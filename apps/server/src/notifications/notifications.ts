import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { Holder, Holding } from "../platform/holding.ts";
import { newId } from "../platform/ids.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Carriers } from "./adapters/configured-carriers.ts";
import { composeLetter } from "./compose-letter.ts";
import { type Delivery, deliverWith } from "./deliver.ts";
import type { Draft, PhoneText, Signature } from "./draft.ts";
import { type Message, written } from "./message.ts";
import { addMessage, removeEndedMessagesTo, removeMessagesTo, tellMessagesTo } from "./queries.ts";

export interface Notifications {
  /**
   * Sends a message with the transaction that causes it: it goes out after the commit, and once
   * for its key, however often this is called.
   */
  send(tx: Tx, message: Message): Promise<void>;
  /** Data export and erasure of the messages to a user. */
  readonly holding: Holding;
}

/**
 * The job that sends a letter. Its retries last for more than a day, because a mail server may be
 * down that long.
 */
const LETTER = jobKind<Delivery>("send-letter", {
  retries: 110,
  attemptSeconds: 90,
  atOnce: 2,
  batch: 4,
  breathMs: 100,
});
/**
 * The job that sends a text message. Most are codes, which are useless after minutes, so it retries
 * sooner.
 */
const PHONE_TEXT = jobKind<Delivery>("send-phone-text", {
  retries: 40,
  firstWaitSeconds: 2,
  longestWaitSeconds: 300,
  attemptSeconds: 30,
  atOnce: 2,
  batch: 4,
  breathMs: 100,
});

export interface NotificationsDependencies {
  readonly app: App;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  readonly carriers: Carriers;
  /** The sender's data below every letter. */
  readonly signature: (db: Db) => Promise<Signature>;
}

/** Creates the service that sends letters and text messages. It knows no other capability. */
export function createNotifications(dependencies: NotificationsDependencies): Notifications {
  const { app, jobs, carriers, signature } = dependencies;
  const letter = async (draft: Draft) => composeLetter(draft, await signature(app.database.db));
  jobs.work(LETTER, deliverWith(carriers.email, dependencies, letter));
  jobs.work(
    PHONE_TEXT,
    deliverWith(carriers.sms, dependencies, async (text: PhoneText) => text),
  );

  return {
    async send(tx, message) {
      const { key, kind, expiresAt = null } = message;
      const isLetter = "email" in message;
      const row = {
        id: newId(),
        key,
        kind,
        channel: isLetter ? ("email" as const) : ("sms" as const),
        recipient: isLetter ? message.email : message.phone,
        content: written(message),
        createdAt: app.clock(),
        expiresAt,
      };
      if (!(await addMessage(tx, row))) return;
      const job = { messageIds: [row.id] };
      await jobs.enqueue(tx, isLetter ? LETTER : PHONE_TEXT, job, { isUrgent: expiresAt !== null });
    },
    holding: {
      name: "messages",
      tell: (db, holder) => tellMessagesTo(db, provedContacts(holder)),
      async forget(tx, holder) {
        for (const contact of provedContacts(holder)) await removeMessagesTo(tx, contact);
        // The address may belong to somebody else, who must still get the messages that are
        // waiting.
        if (!holder.emailVerified) await removeEndedMessagesTo(tx, holder.email);
      },
    },
  };
}

function provedContacts({ email, emailVerified, phone, phoneVerified }: Holder): string[] {
  return [...(emailVerified ? [email] : []), ...(phone && phoneVerified ? [phone] : [])];
}
