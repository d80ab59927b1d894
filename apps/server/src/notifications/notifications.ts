import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Database, Db } from "../platform/database.ts";
import { gathered } from "../platform/gathered.ts";
import type { Holder, Holding } from "../platform/holding.ts";
import { newId } from "../platform/ids.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { together } from "../platform/together.ts";
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
  send(tx: Db, message: Message): Promise<void>;
  /** What was said to people by e-mail and SMS. */
  readonly holding: Holding;
}

/** A mail server may be down for a day: the waits add up to more than that. */
const LETTER = jobKind<Delivery>("send-letter", {
  ...{ retries: 110, attemptSeconds: 90, atOnce: 2, breathMs: 250 },
});
/** Texts to phones are mostly codes, and worth little after minutes. */
const PHONE_TEXT = jobKind<Delivery>("send-phone-text", {
  ...{ retries: 40, firstWaitSeconds: 2, longestWaitSeconds: 300, attemptSeconds: 30 },
  ...{ atOnce: 2, breathMs: 250 },
});

/** Few enough to be handed over within an attempt, however slow the carrier is. */
const IN_A_JOB = 8;

export interface NotificationParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly carriers: Carriers;
  /** Who signs the letters. */
  readonly signature: (db: Db) => Promise<Signature>;
}

/** What the shop says to people by e-mail and SMS. It knows no other capability. */
export function createNotifications(parts: NotificationParts): Notifications {
  const { database, jobs, clock, carriers, signature } = parts;
  const letter = async (draft: Draft) => composeLetter(draft, await signature(database.db));
  jobs.work(LETTER, deliverWith(carriers.email, parts, letter));
  jobs.work(
    PHONE_TEXT,
    deliverWith(carriers.sms, parts, async (text: PhoneText) => text),
  );

  // What one turn causes goes out together.
  const send = gathered(async (tx: Db, all: readonly Message[]) => {
    const createdAt = clock();
    const rows = all.map((message) => {
      const { key, kind, expiresAt = null } = message;
      const to =
        "email" in message
          ? { channel: "email" as const, recipient: message.email }
          : { channel: "sms" as const, recipient: message.phone };
      return { id: newId(), key, kind, expiresAt, createdAt, ...to, content: written(message) };
    });
    const alike = Map.groupBy(rows, ({ channel, expiresAt }) => `${channel} ${expiresAt !== null}`);
    await together([
      ...rows.map((row) => addMessage(tx, row)),
      ...[...alike.values()].flatMap((some) => {
        const [{ channel, expiresAt }] = some as [(typeof rows)[number]];
        const kind = channel === "email" ? LETTER : PHONE_TEXT;
        // Of one whose key was there already, its job finds nothing to do.
        const ids = some.map(({ id }) => id);
        return inParts(ids, IN_A_JOB).map((messageIds) =>
          jobs.enqueue(tx, kind, { messageIds }, { isUrgent: expiresAt !== null }),
        );
      }),
    ]);
  });

  return {
    send,
    holding: {
      name: "messages",
      tell: (db, holder) => tellMessagesTo(db, provedContacts(holder)),
      async forget(tx, holder) {
        for (const contact of provedContacts(holder)) await removeMessagesTo(tx, contact);
        // It may be somebody else's, who is still to get what was written to them.
        if (!holder.emailVerified) await removeEndedMessagesTo(tx, holder.email);
      },
    },
  };
}

function inParts<One>(all: readonly One[], size: number): One[][] {
  const parts = Math.ceil(all.length / size);
  return Array.from({ length: parts }, (_, part) => all.slice(part * size, (part + 1) * size));
}

function provedContacts({ email, emailVerified, phone, phoneVerified }: Holder): string[] {
  return [...(emailVerified ? [email] : []), ...(phone && phoneVerified ? [phone] : [])];
}
