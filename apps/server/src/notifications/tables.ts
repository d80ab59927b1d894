import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";
import type { HeldReason } from "./caps.ts";
import type { Draft, PhoneText, PushText } from "./draft.ts";

export const messageChannel = pgEnum("message_channel", ["email", "sms", "push"]);

/**
 * The state of a message. `refused`: the carrier will never accept it. `unknown`: it may have been
 * sent, and sending it again could double it. `expired`: its time was over before it was sent.
 * `failed`: all attempts have failed. `held`: it exceeds a cap; a message that the shop owes is
 * counted again later.
 */
export const messageState = pgEnum("message_state", [
  "waiting",
  "sending",
  "sent",
  "refused",
  "unknown",
  "expired",
  "failed",
  "held",
] as [MessageState, ...MessageState[]]);

export type MessageState =
  | "waiting"
  | "sending"
  | "sent"
  | "refused"
  | "unknown"
  | "expired"
  | "failed"
  | "held";

/** The letters, text messages and push messages. A row is stored in the transaction that causes the message. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text().notNull(),
    channel: messageChannel().notNull(),
    /** An e-mail address, a phone number, or the id of a push subscription. */
    recipient: text().notNull(),
    /** The content; null when it is not needed any more, because it contains secrets and names. */
    content: jsonb().$type<Draft | PhoneText | PushText>(),
    state: messageState().notNull().default("waiting"),
    /** The cap that the message exceeds while its state is `held`. */
    heldBecause: text().$type<HeldReason>(),
    attempts: integer().notNull().default(0),
    /** The carrier's id of the message. */
    carrierId: text(),
    createdAt: time().notNull(),
    expiresAt: time(),
    sentAt: time(),
  },
  (table) => [index().on(table.recipient)],
);

/**
 * How many messages were written in an hour or a day. The keys are keyed hashes of receivers and
 * senders, and contain no addresses.
 */
export const messageCounts = pgTable(
  "message_counts",
  {
    key: text().notNull(),
    startsAt: time().notNull(),
    sent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.startsAt] })],
);
