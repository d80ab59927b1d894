import { TICKET_STATES } from "@suvarna/domain/ticket";
import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import {
  ById,
  Email,
  Id,
  maxCharacters,
  personName,
  requiredText,
  Time,
} from "../field-schemas.ts";
import { SUPPORT_LIMITS, SUPPORT_TYPES } from "./constants.ts";

/**
 * The fields that reveal a bot. `stamp` proves when the form was opened (`openSupportForm`), and
 * `website` is a honeypot field that people don't see. Neither field makes the server refuse a
 * message.
 */
const signs = {
  stamp: z.optional(z.string().check(maxCharacters(200))),
  website: z.optional(z.string().check(maxCharacters(500))),
};

/** The id of a picture that was uploaded before (`sendScreenshot`), and the name of its file. */
const screenshot = {
  screenshot: z.optional(z.union([z.literal(""), Id])),
  screenshotName: z.optional(z.string().check(z.trim(), maxCharacters(SUPPORT_LIMITS.fileName))),
};

export const SupportQuery = z.object({
  fullName: personName(say.nameMissing, SUPPORT_LIMITS.name),
  contactEmail: Email,
  phoneNumber: z.optional(z.string().check(z.trim(), maxCharacters(30))),
  supportQuery: requiredText(say.messageMissing, SUPPORT_LIMITS.text),
  ...signs,
});

/** The fields of a new ticket. The form validates them in this order, one after another. */
export const NewTicket = z.object({
  typeOfSupport: z.enum(SUPPORT_TYPES, say.supportTypeMissing),
  subject: requiredText(say.subjectMissing, SUPPORT_LIMITS.subject),
  description: requiredText(say.descriptionMissing, SUPPORT_LIMITS.text),
  contactDetails: z.pipe(
    requiredText(say.contactMissing, 254).check(
      z.email({ error: say.contactInvalid, abort: true }),
    ),
    z.transform((text) => text.toLowerCase()),
  ),
  ...screenshot,
  ...signs,
});

/** A further message in a ticket's thread. */
export const TicketReply = z.object({
  text: requiredText(say.answerMissing, SUPPORT_LIMITS.text),
  ...screenshot,
});

/** The answer to a new message. `id` is the ticket's number for people. */
const Received = z.object({ message: z.string(), id: z.string() });

/**
 * A shopper's message that staff have released for the contact page, without e-mail addresses and
 * phone numbers.
 */
export const RecentQuery = z.object({
  _id: Id,
  /** The first name and the initial of the last name of the shopper. */
  fullName: z.string(),
  supportQuery: z.string(),
  createdAt: Time,
});
export type RecentQuery = z.infer<typeof RecentQuery>;

export const listSupportQueries = {
  summary: "The six newest messages of the contact form, without e-mail addresses and phones",
  replies: { 200: z.object({ abouts: z.array(RecentQuery) }) },
};

export const openSupportForm = {
  summary: "Says when a form was opened, signed, to be sent with it",
  replies: { 200: z.object({ stamp: z.string() }) },
};

export const sendSupportQuery = {
  summary: "Sends a message of the contact form, which becomes a ticket",
  body: SupportQuery,
  replies: { 201: Received },
};

export const sendTicket = {
  summary: "Opens a ticket; of whoever is logged in, if somebody is",
  body: NewTicket,
  /**
   * Whether the shop mails a confirmation now. If false, it is mailed after staff have read the
   * ticket.
   */
  replies: { 201: z.extend(Received, { confirmed: z.boolean() }) },
};

export const sendScreenshot = {
  summary: "Takes a picture for a ticket that is sent next; the body is the file itself",
  replies: { 201: z.object({ screenshot: Id }) },
};

export const TicketMessage = z.object({
  _id: Id,
  from: z.enum(["shopper", "shop"]),
  text: z.string(),
  createdAt: Time,
  /** The link to the picture, which expires after one to two hours. */
  screenshot: z.nullable(
    z.object({ image: z.string(), name: z.string(), width: z.number(), height: z.number() }),
  ),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

const summary = {
  /** The ticket's number, which is also a part of the page's address. */
  id: z.string(),
  typeOfSupport: z.enum(SUPPORT_TYPES),
  subject: z.string(),
  state: z.enum(TICKET_STATES),
  createdAt: Time,
  updatedAt: Time,
};
export const TicketSummary = z.object(summary);
export type TicketSummary = z.infer<typeof TicketSummary>;

export const Ticket = z.object({
  ...summary,
  /** The time until which the shop must answer; null while the shopper must answer. */
  answerDueAt: z.nullable(Time),
  /** The messages of the ticket, the oldest first. */
  messages: z.array(TicketMessage),
});
export type Ticket = z.infer<typeof Ticket>;

export const listTickets = {
  summary: "The caller's tickets, those with the newest word first",
  replies: { 200: z.array(TicketSummary) },
};

export const getTicket = {
  summary: "One of the caller's tickets with its thread",
  params: ById,
  replies: { 200: Ticket },
};

export const replyToTicket = {
  summary: "Writes a word more; a ticket that waited or was resolved is open again",
  params: ById,
  body: TicketReply,
  replies: { 201: Ticket },
};

export const reopenTicket = {
  summary: "Opens a ticket again that is resolved; one that is open stays so",
  params: ById,
  replies: { 200: Ticket },
};
