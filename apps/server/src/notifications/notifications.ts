import { FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";
import type { FastifyBaseLogger } from "fastify";
import { type App, act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { JobFailure, jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { PersonalData, PersonalDataSubject } from "../platform/personal-data.ts";
import type { Carrier } from "./adapters/carrier.ts";
import type { Carriers } from "./adapters/configured-carriers.ts";
import { type MessageCaps, nextTryAfter } from "./caps.ts";
import { composeLetter } from "./compose-letter.ts";
import { countMessage } from "./count-message.ts";
import { type Delivery, deliverWith } from "./deliver.ts";
import type { Draft, PhoneText, PushText, Signature } from "./draft.ts";
import { classOf, type Message, type PhoneTexts, writeMessage } from "./message.ts";
import {
  addMessage,
  holdMessage,
  lockHeldMessage,
  type MessageRow,
  messagesAbout,
  readMessagesTo,
  releaseMessage,
  removeEndedMessagesTo,
  removeMessagesTo,
} from "./queries.ts";

export interface Notifications {
  /**
   * Sends a message in the transaction that causes it: the message is sent after the commit, and
   * only once for its key, however often this function is called. A message that exceeds a cap is
   * stored as `held`. If the shop owes it, it is sent later, unless it expires before. Any other
   * held message is never sent, because the person who needs it asks again.
   */
  send(tx: Tx, message: Message): Promise<void>;
  /**
   * Whether the SMS provider can send texts of this kind, because some kinds need a registered
   * template.
   */
  canText(kind: keyof PhoneTexts): boolean;
  /** Returns the messages to these recipients about a subject, such as an order, oldest first. */
  listAbout(db: Db, recipients: readonly string[], subject: string): Promise<MessageRow[]>;
  /** Exports and erases the messages to a user, as DPDP requires. */
  readonly personalData: PersonalData;
}

/**
 * The job that sends a letter. Its retries last for more than a day, because a mail server may be
 * unavailable for so long.
 */
const LETTER = jobKind<Delivery>("send-letter", {
  retries: 110,
  attemptSeconds: 90,
  atOnce: 2,
  batch: 4,
  breathMs: 100,
});
/**
 * The job that sends a text message. Most texts are codes, which are useless after minutes, so the
 * job retries sooner than the job of letters.
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

/**
 * The job that sends a push message. It is news of this hour, and the letter says the same, so the
 * job gives up after half an hour.
 */
const PUSH = jobKind<Delivery>("send-push", {
  retries: 7,
  firstWaitSeconds: 10,
  attemptSeconds: 60,
  atOnce: 2,
  batch: 4,
  breathMs: 100,
});
const JOBS = { email: LETTER, sms: PHONE_TEXT, push: PUSH } as const;

/**
 * The data of the job that counts a held message again, with the keys of the actor who caused the
 * message.
 */
interface Recount {
  readonly messageId: string;
  readonly senders: readonly string[];
  /** The time at which the window of the exceeded cap ends, in milliseconds of Unix time. */
  readonly notBefore: number;
}

/** The job that counts a held message again, once the hour or the day of its cap is over. */
const RECOUNT = jobKind<Recount>("recount-message", { retries: 110 });

/** The used part of a daily cap at which staff are warned, in percent. */
const NEAR_END_PERCENT = 80;

export interface NotificationsDependencies {
  readonly app: App;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  readonly carriers: Carriers;
  /** The carrier of push messages; null when the shop sends none. */
  readonly push: Carrier<PushText> | null;
  /** Lists the ids of the push subscriptions of a user, for data export and erasure. */
  readonly subscriptionsOf: (db: Db, userId: string) => Promise<string[]>;
  /** The caps of messages, and the secret of the keyed hashes under which messages are counted. */
  readonly counting: { readonly caps: MessageCaps; readonly secret: string };
  /**
   * Reads the sender's data in a language: letters end with them, and texts to phones contain the
   * name.
   */
  readonly signature: (db: Db, language: LanguageCode) => Promise<Signature>;
}

/**
 * Creates the service that sends letters and text messages. The service imports no other
 * capability.
 */
export function createNotifications(dependencies: NotificationsDependencies): Notifications {
  const { app, jobs, carriers, counting, log, push, signature } = dependencies;
  const letter = async (draft: Draft) =>
    composeLetter(draft, await signature(app.database.db, draft.language ?? FIRST_LANGUAGE));
  const hasTemplate = (template: string) => carriers.sms.hasTemplate?.(template) ?? true;
  jobs.work(LETTER, deliverWith(carriers.email, dependencies, letter));
  jobs.work(
    PHONE_TEXT,
    deliverWith(carriers.sms, dependencies, async (text: PhoneText) => text),
  );

  if (push)
    jobs.work(
      PUSH,
      deliverWith(push, dependencies, async (text: PushText) => text),
    );
  jobs.work(RECOUNT, recount);

  /** Counts a message and enqueues its delivery, or marks it as held. */
  async function countAndEnqueue(
    tx: Tx,
    message: Pick<MessageRow, "id" | "kind" | "channel" | "recipient" | "expiresAt">,
    senders: readonly string[],
  ): Promise<void> {
    const { id, kind, channel, expiresAt } = message;
    const group = classOf(message);
    if (group !== "code" && group !== "device" && channel !== "push") {
      const now = app.clock();
      const counted = { ...message, channel, class: group, senders };
      const { held, dayUsedPercent } = await countMessage(tx, counting, counted, now);
      if (dayUsedPercent >= NEAR_END_PERCENT) {
        const day = { class: group, channel, usedPercent: Math.floor(dayUsedPercent) };
        log.warn(day, "the shop's messages of the day are nearly used up");
      }
      if (held) {
        log.warn({ message: id, kind, reason: held }, "a message is held");
        const startAfter = nextTryAfter(held, now);
        const isTooLate = expiresAt !== null && expiresAt <= startAfter;
        const isSentLater = group !== "open" && !isTooLate;
        await holdMessage(tx, id, { because: held, isKept: isSentLater });
        if (!isSentLater) return;
        const recounted = { messageId: id, senders, notBefore: startAfter.getTime() };
        return jobs.enqueue(tx, RECOUNT, recounted, { startAfter });
      }
    }
    // A message that expires is urgent, because somebody waits for it. An alert also expires, but
    // nobody waits for it.
    const isUrgent = expiresAt !== null && group !== "alert" && group !== "device";
    await jobs.enqueue(tx, JOBS[channel], { messageIds: [id] }, { isUrgent });
  }

  async function recount({ messageId, senders, notBefore }: Recount): Promise<void> {
    // The job starts by the database's clock, but caps are counted by the clock of this process.
    if (app.clock().getTime() < notBefore) throw new JobFailure("the cap's window is not over");
    await act(app, { kind: "job", name: RECOUNT.name }, async ({ tx }) => {
      const message = await lockHeldMessage(tx, messageId);
      if (!message?.content) return;
      await releaseMessage(tx, messageId);
      await countAndEnqueue(tx, message, senders);
    });
  }

  /** Returns the proved contacts of a user and the ids of the user's push subscriptions. */
  async function recipientsOf(db: Db, subject: PersonalDataSubject): Promise<string[]> {
    return [
      ...provedContacts(subject),
      ...(await dependencies.subscriptionsOf(db, subject.userId)),
    ];
  }

  return {
    async send(tx, message) {
      const { key, kind, expiresAt = null, senders = [] } = message;
      const readShop = async (language: LanguageCode) => (await signature(tx, language)).name;
      if ("subscriptionId" in message && push === null) return;
      const row = {
        id: newId(),
        key,
        kind,
        ...addressOf(message),
        content: await writeMessage(message, hasTemplate, readShop),
        createdAt: app.clock(),
        expiresAt,
      };
      if (await addMessage(tx, row)) await countAndEnqueue(tx, row, senders);
    },
    canText: hasTemplate,
    listAbout: messagesAbout,
    personalData: {
      name: "messages",
      exportData: async (db, subject) => readMessagesTo(db, await recipientsOf(db, subject)),
      async erase(tx, subject) {
        for (const recipient of await recipientsOf(tx, subject)) {
          await removeMessagesTo(tx, recipient);
        }
        // An unproved address may belong to somebody else, who must still get the messages that are
        // not sent yet.
        if (!subject.emailVerified) await removeEndedMessagesTo(tx, subject.email);
      },
    },
  };
}

function addressOf(message: Message): Pick<MessageRow, "channel" | "recipient"> {
  if ("email" in message) return { channel: "email", recipient: message.email };
  if ("phone" in message) return { channel: "sms", recipient: message.phone };
  return { channel: "push", recipient: message.subscriptionId };
}

function provedContacts({
  email,
  emailVerified,
  phone,
  phoneVerified,
}: PersonalDataSubject): string[] {
  return [...(emailVerified ? [email] : []), ...(phone && phoneVerified ? [phone] : [])];
}
