import { SUPPORT_TYPES } from "@suvarna/contract/support/constants";
import { TICKET_STATES } from "@suvarna/domain/ticket";
import type { LanguageCode } from "@suvarna/words/languages";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, id, lowerText, time } from "../platform/columns.ts";
import { wordsOf } from "../platform/word-search.ts";

export const ticketState = pgEnum("ticket_state", TICKET_STATES);
export const ticketType = pgEnum("ticket_type", SUPPORT_TYPES);
/** The form by which a ticket was sent. */
export const ticketChannel = pgEnum("ticket_channel", ["contact", "support"]);
export const ticketAuthor = pgEnum("ticket_author", ["shopper", "shop"]);

/**
 * The kind of a change of a ticket. It is shown to a member of staff whose own change is refused
 * because of that change.
 */
export type TicketChange =
  | "answered"
  | "assigned"
  | "judged"
  | "moved"
  | "noted"
  | "published"
  | "wrote";

interface SearchedColumns {
  readonly number: AnyPgColumn;
  readonly subject: AnyPgColumn;
  readonly name: AnyPgColumn;
  readonly email: AnyPgColumn;
  readonly phone: AnyPgColumn;
}

/** SQL expression for the text in which staff search for a ticket. */
export function ticketWords({ number, subject, name, email, phone }: SearchedColumns): SQL {
  return wordsOf(
    sql`${number}`,
    sql`${subject}`,
    sql`${name}`,
    sql`${email}`,
    sql`coalesce(${phone}, '')`,
  );
}

/** A message to the shop that needs an answer. The texts of a ticket are in its messages. */
export const tickets = pgTable(
  "tickets",
  {
    id: id(),
    /** The short ticket number that shoppers and staff see. */
    number: text().notNull().unique("tickets_number"),
    channel: ticketChannel().notNull(),
    /** The user who sent the ticket; null when the sender was not logged in. */
    userId: uuid(),
    name: text().notNull(),
    email: lowerText().notNull(),
    phone: text(),
    type: ticketType().notNull(),
    subject: text().notNull(),
    /** The code of the language in which letters are written. */
    language: text().$type<LanguageCode>().notNull().default("en"),
    state: ticketState().notNull(),
    /** Whether the ticket looks like spam. */
    suspected: boolean().notNull(),
    /**
     * The time at which staff released the message of the contact form for everybody to read; null
     * until then.
     */
    publishedAt: time(),
    /**
     * The id of the form's opening, which serves as the idempotency key: a form that is sent again
     * leads to the same ticket.
     */
    stamp: uuid().unique("tickets_stamp_once"),
    answerDueAt: time(),
    resolutionDueAt: time(),
    firstAnsweredAt: time(),
    settledAt: time(),
    /** The member of staff who handles the ticket; null while nobody handles it. */
    assignedTo: uuid(),
    /**
     * The version of the ticket, which grows with every change, also with a change by the shopper.
     */
    version: integer().notNull().default(1),
    /** The member of staff who changed the ticket last; null when it was the shopper. */
    changedBy: uuid(),
    /**
     * The kind of the last change; null for a ticket that has not been changed since this column
     * exists.
     */
    lastChange: text().$type<TicketChange>(),
    changedAt: time(),
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
    index("tickets_clock")
      .on(sql`least(${table.answerDueAt}, ${table.resolutionDueAt})`, table.id)
      .where(sql`${table.settledAt} is null`),
    index("tickets_resolution")
      .on(table.resolutionDueAt, table.id)
      .where(sql`${table.settledAt} is null`),
    index("tickets_search").using("gin", ticketWords(table)),
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
    /**
     * The member of staff who wrote the message; null for the shopper, and for old answers whose
     * author was not stored.
     */
    staffId: uuid(),
    text: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index("ticket_messages_of_ticket").on(table.ticketId, table.id)],
);

/**
 * The notes of staff on a ticket. They have a table of their own, so that no query of a shopper's
 * messages can return them.
 */
export const ticketNotes = pgTable(
  "ticket_notes",
  {
    id: id(),
    ticketId: uuid()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    staffId: uuid().notNull(),
    text: text().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [index("ticket_notes_of_ticket").on(table.ticketId, table.id)],
);

/** Texts that staff send often (canned answers). Braces mark the fields that staff fill in. */
export const cannedAnswers = pgTable("canned_answers", {
  id: id(),
  title: text().notNull().unique("canned_answers_title"),
  text: text().notNull(),
  version: integer().notNull().default(1),
  createdAt: time().notNull(),
  updatedAt: time().notNull(),
});

/**
 * An uploaded picture. Before its message is sent, the picture belongs to no message, and is
 * deleted after a day.
 */
export const ticketPictures = pgTable(
  "ticket_pictures",
  {
    id: id(),
    messageId: uuid()
      .unique("ticket_pictures_of_message")
      .references(() => ticketMessages.id, { onDelete: "cascade" }),
    /** The picture's file name on the sender's device. */
    name: text().notNull(),
    /** The picture's bytes; null when they are stored as an object. */
    webp: bytes(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    index("ticket_pictures_left").on(table.createdAt).where(sql`${table.messageId} is null`),
  ],
);
