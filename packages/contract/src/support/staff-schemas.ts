import { unknownFieldsIn } from "@suvarna/domain/canned-answer";
import { TICKET_STATES } from "@suvarna/domain/ticket";
import * as z from "zod/mini";
import { ById, Id, requiredText, Time } from "../field-schemas.ts";
import { StaffName } from "../staff/approval.ts";
import { pageOf, SearchWords, SortedPageQuery } from "../staff/list.ts";
import { IfMatchOrAny } from "../staff/version.ts";
import { CANNED_TITLE_MAX, SUPPORT_LIMITS, TICKET_VIEWS } from "./constants.ts";
import { Ticket, TicketMessage, TicketReply, TicketSummary } from "./schemas.ts";

const staffFields = {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The form by which the ticket was opened: the contact form or the ticket form. */
  channel: z.enum(["contact", "support"]),
  /**
   * Whether the ticket looks like spam. Such a ticket is stored, but it is not published, and no
   * letter confirms it until staff clear it.
   */
  suspected: z.boolean(),
  /** Whether the message is published on the contact page. */
  published: z.boolean(),
  /** The member of staff that handles the ticket; null for an unassigned ticket. */
  assignedTo: z.nullable(StaffName),
  /** The time until which the shop must settle the ticket; null once it is settled. */
  resolutionDueAt: z.nullable(Time),
  firstAnsweredAt: z.nullable(Time),
  settledAt: z.nullable(Time),
  /** The deadline of the ticket that the shop has missed. */
  late: z.nullable(z.enum(["answer", "resolution"])),
  /** The version of the ticket, to send as `If-Match` with a change. */
  version: z.string(),
};
export const StaffTicketSummary = z.extend(TicketSummary, {
  ...staffFields,
  /** The beginning of the ticket's first message, because the contact form asks for no subject. */
  opening: z.string(),
  answerDueAt: z.nullable(Time),
});
export type StaffTicketSummary = z.infer<typeof StaffTicketSummary>;

/**
 * A message with the member of staff that wrote it; null when the shopper or an unknown author
 * wrote it.
 */
const StaffMessage = z.extend(TicketMessage, { by: z.nullable(StaffName) });

/** A note of staff for colleagues. No call for shoppers returns it. */
const TicketNote = z.object({ _id: Id, by: StaffName, text: z.string(), createdAt: Time });

export const StaffTicket = z.extend(Ticket, {
  ...staffFields,
  /**
   * The account of the sender, found by the login or by the confirmed e-mail address; null without
   * an account.
   */
  customerId: z.nullable(Id),
  messages: z.array(StaffMessage),
  /** The notes of staff, the oldest first. */
  notes: z.array(TicketNote),
});
export type StaffTicket = z.infer<typeof StaffTicket>;

export const listTicketsForStaff = {
  summary:
    "The tickets of a view: what is late to settle comes first, then what is late to answer, then what is due next; settled ones newest first",
  query: z.extend(SortedPageQuery, {
    view: z._default(z.enum(TICKET_VIEWS, "Choose a view"), "open"),
    /**
     * Search text: beginnings of words of the number, the subject, the sender's name, the e-mail
     * address or the phone number.
     */
    q: SearchWords,
  }),
  /** A page of tickets. The total is counted only up to 10,001. */
  replies: { 200: pageOf(StaffTicketSummary) },
};

const count = z.int();

export const countTickets = {
  summary: "How many tickets each view has, without anything personal",
  replies: {
    200: z.object({
      open: count,
      waiting: count,
      contact: count,
      mine: count,
      spam: count,
      /** The number of unsettled tickets that have missed a deadline. */
      late: count,
    }),
  },
};

export const getTicketForStaff = {
  summary: "A ticket with its thread and who has written it",
  params: ById,
  replies: { 200: StaffTicket },
};

export const getTicketVersion = {
  summary:
    "The version of a ticket and who changed it last, without anything personal, for a screen that shows it",
  params: ById,
  replies: {
    200: z.object({ version: z.string(), changedBy: z.nullable(StaffName) }),
  },
};

export const listEarlierTickets = {
  summary: "The other tickets of a ticket's sender, newest first, at most twenty",
  params: ById,
  replies: { 200: z.object({ tickets: z.array(StaffTicketSummary) }) },
};

export const listCustomerTickets = {
  summary: "The tickets of a shopper, those with the newest message first",
  params: ById,
  replies: { 200: z.object({ tickets: z.array(StaffTicketSummary) }) },
};

export const answerTicket = {
  summary:
    "Answers a ticket, with a letter to who has written it; it waits for them, or is resolved. An answer with text in braces is refused",
  params: ById,
  headers: IfMatchOrAny,
  body: z.extend(TicketReply, { resolved: z._default(z.boolean(), false) }),
  replies: { 201: StaffTicket },
};

export const noteTicket = {
  summary: "Adds a note for colleagues to a ticket. The shopper never sees it",
  params: ById,
  body: z.object({ text: requiredText("Write the note", SUPPORT_LIMITS.text) }),
  replies: { 201: StaffTicket },
};

export const assignTicket = {
  summary: "Assigns a ticket to a member of staff who answers tickets, or to nobody",
  params: ById,
  headers: IfMatchOrAny,
  body: z.object({ to: z.nullable(Id) }),
  replies: { 200: StaffTicket },
};

export const listTicketPeople = {
  summary: "The people who answer tickets",
  replies: { 200: z.object({ people: z.array(StaffName) }) },
};

export const moveTicket = {
  summary: "Brings a ticket into another state, if it is still in the one that was seen",
  params: ById,
  body: z.object({
    from: z.enum(TICKET_STATES, "Say the state that you saw"),
    to: z.enum(TICKET_STATES, "Choose a state"),
  }),
  replies: { 200: StaffTicket },
};

export const publishTicket = {
  summary:
    "Shows a message of the contact form to everybody, without its sender's contacts, or hides it",
  params: ById,
  body: z.object({ published: z.boolean("Say yes or no") }),
  replies: { 200: StaffTicket },
};

export const judgeTicket = {
  summary: "Says whether a ticket is spam; one that is none gets its letter now",
  params: ById,
  body: z.object({ suspected: z.boolean("Say yes or no") }),
  replies: { 200: StaffTicket },
};

/**
 * A canned answer: a text that staff send often, with fields in braces that the back office fills
 * in.
 */
export const CannedAnswer = z.object({
  _id: Id,
  title: z.string(),
  text: z.string(),
  updatedAt: Time,
  /** The version of the canned answer, to send as `If-Match` with a change. */
  version: z.string(),
});
export type CannedAnswer = z.infer<typeof CannedAnswer>;

export const CannedAnswerInput = z.object({
  title: requiredText("Enter a title", CANNED_TITLE_MAX),
  text: requiredText("Enter the answer", SUPPORT_LIMITS.text).check(
    z.refine((text) => unknownFieldsIn(text).length === 0, {
      error: ({ input }) =>
        `There is no field {${unknownFieldsIn(String(input)).join("}, {")}}: see the list of fields`,
    }),
  ),
});
export type CannedAnswerInput = z.output<typeof CannedAnswerInput>;

export const listCannedAnswers = {
  summary: "All canned answers by their title",
  replies: { 200: z.object({ answers: z.array(CannedAnswer) }) },
};

export const addCannedAnswer = {
  summary: "Adds a canned answer",
  body: CannedAnswerInput,
  replies: { 201: CannedAnswer },
};

export const changeCannedAnswer = {
  summary: "Changes a canned answer",
  params: ById,
  headers: IfMatchOrAny,
  body: CannedAnswerInput,
  replies: { 200: CannedAnswer },
};

export const removeCannedAnswer = {
  summary: "Deletes a canned answer",
  params: ById,
  replies: { 204: null },
};
