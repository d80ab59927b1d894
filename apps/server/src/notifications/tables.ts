import { index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";
import type { Draft, PhoneText } from "./draft.ts";

export const messageChannel = pgEnum("message_channel", ["email", "sms"]);

/**
 * `refused`: the carrier will never take it. `unknown`: it may have gone out, and sending again
 * could double it. `expired`: too late to be worth anything. `failed`: given up after many tries.
 */
export const messageState = pgEnum("message_state", [
  "waiting",
  "sending",
  "sent",
  "refused",
  "unknown",
  "expired",
  "failed",
] as [MessageState, ...MessageState[]]);

export type MessageState =
  | "waiting"
  | "sending"
  | "sent"
  | "refused"
  | "unknown"
  | "expired"
  | "failed";

/** The letters and text messages, from the transaction that causes them until they are sent. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    key: text().notNull().unique(),
    kind: text().notNull(),
    channel: messageChannel().notNull(),
    recipient: text().notNull(),
    /** The content; null once the message was sent, because it contains secrets and names. */
    content: jsonb().$type<Draft | PhoneText>(),
    state: messageState().notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** The carrier's id of the message. */
    carrierId: text(),
    createdAt: time().notNull(),
    expiresAt: time(),
    sentAt: time(),
  },
  (table) => [index().on(table.recipient)],
);
