import { SUPPORT_TYPES } from "@suvarna/contract/support/constants";
import { TICKET_STATES } from "@suvarna/domain/ticket";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, id, lowerText, time } from "../platform/columns.ts";

export const ticketState = pgEnum("ticket_state", TICKET_STATES);
export const ticketType = pgEnum("ticket_type", SUPPORT_TYPES);
/** The form by which the ticket was sent. */
export const ticketChannel = pgEnum("ticket_channel", ["contact", "support"]);
export const ticketAuthor = pgEnum("ticket_author", ["shopper", "shop"]);

/** A message to the shop that needs an answer; its texts are in its messages. */
export const tickets = pgTable(
  "tickets",
  {
    id: id(),
    /** The ticket number that people use. */
    number: text().notNull().unique("tickets_number"),
    channel: ticketChannel().notNull(),
    /** Null when the sender was not logged in. */
    userId: uuid(),
    name: text().notNull(),
    email: lowerText().notNull(),
    phone: text(),
    type: ticketType().notNull(),
    subject: text().notNull(),
    state: ticketState().notNull(),
    /** Whether the ticket looks like spam. */
    suspected: boolean().notNull(),
    /** When staff released the message of the contact form for everybody to read; null until then. */
    publishedAt: time(),
    /**
     * The id of the form's opening, which serves as the idempotency key: the same form sent again
     * yields this ticket.
     */
    stamp: uuid().unique("tickets_stamp_once"),
    answerDueAt: time(),
    resolutionDueAt: time(),
    firstAnsweredAt: time(),
    settledAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    check(
      "tickets_settled_at",
      sql`(${table.state} in ('resolved', 'closed')) = (${table.settledAt} is not null)`,
    ),
    index("tickets_of_user").on(table.userId, table.updatedAt.desc()),
    index("tickets_of_email").on(table.email, table.createdAt),
    index("tickets_due").on(table.suspected, table.state),
    index("tickets_recent").on(table.createdAt.desc()).where(sql`${table.publishedAt} is not null`),
    index("tickets_settled").on(table.settledAt).where(sql`${table.settledAt} is not null`),
  ],
);

export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: id(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    author: ticketAuthor().notNull(),
    text: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index("ticket_messages_of_ticket").on(table.ticketId, table.id)],
);

/**
 * An uploaded picture. Until its message is sent it belongs to nobody, and is deleted after a day.
 */
export const ticketPictures = pgTable(
  "ticket_pictures",
  {
    id: id(),
    messageId: uuid()
      .unique("ticket_pictures_of_message")
      .references(() => ticketMessages.id, { onDelete: "cascade" }),
    /** The file name on the sender's device. */
    name: text().notNull(),
    webp: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index("ticket_pictures_left").on(table.createdAt).where(sql`${table.messageId} is null`),
  ],
);
