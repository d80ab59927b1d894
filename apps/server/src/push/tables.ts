import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { sessions } from "../identity/tables.ts";
import { id, time } from "../platform/columns.ts";

/**
 * The devices to which users want news by push messages. A subscription belongs to a session, so it
 * ends with every logout, with a new password, and with the account.
 */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: uuid().notNull(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The address at the browser's push service. Whoever knows the address could send to it. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and secret, with which messages to it are encrypted (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The shop's public key with which the browser has subscribed. Other keys are refused. */
    serverKey: text().notNull(),
    createdAt: time().notNull(),
    /** The time at which the push service last accepted a message. */
    lastSentAt: time(),
  },
  (table) => [
    index("push_subscriptions_of_user").on(table.userId),
    index("push_subscriptions_of_session").on(table.sessionId),
  ],
);
