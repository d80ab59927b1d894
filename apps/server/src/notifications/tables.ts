import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";
import type { HeldReason } from "./caps.ts";
import type { Draft, PhoneText } from "./draft.ts";

export const messageChannel = pgEnum("message_channel", ["email", "sms"]);

/**
 * `refused`: the carrier will never take it. `unknown`: it may have gone out, and sending again
 * could double it. `expired`: too late to be worth anything. `failed`: given up after many tries.
 * `held`: more than the caps allow; what the shop owes is counted again later.
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

/** The letters and text messages, from the transaction that causes them until they are sent. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text().notNull(),
    channel: messageChannel().notNull(),
    recipient: text().notNull(),
    /** The content; null once it is of no more use, because it contains secrets and names. */
    content: jsonb().$type<Draft | PhoneText>(),
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
 * How many messages were written in an hour or a day. The keys hold keyed hashes of receivers and
 * senders, and no addresses.
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
