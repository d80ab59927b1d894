import { TICKET_STATES } from "@suvarna/domain/ticket";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  NewTicket,
  SCREENSHOT_MAX_BYTES,
  SCREENSHOT_TYPES,
  SUPPORT_TYPES,
  SupportQuery,
  TicketReply,
} from "./support-input.ts";
import { Id, Time } from "./wire.ts";

/** The answer to who has written: `id` is the ticket's number, for people. */
const Received = z.object({ message: z.string(), id: z.string() });

/** A recent query, as everybody may read it: no address or number of anybody is in it. */
export const RecentQuery = z.object({
  _id: Id,
  /** First name and initial. */
  fullName: z.string(),
  supportQuery: z.string(),
  createdAt: Time,
});
export type RecentQuery = z.infer<typeof RecentQuery>;

export const listSupportQueries = endpoint({
  method: "GET",
  path: "/support",
  summary: "The six newest messages of the contact form, without e-mail addresses and phones",
  auth: "public",
  perMinute: 120,
  replies: { 200: z.object({ abouts: z.array(RecentQuery) }) },
  errors: [],
});

export const openSupportForm = endpoint({
  method: "GET",
  path: "/support/stamp",
  summary: "Says when a form was opened, signed, to be sent with it",
  auth: "public",
  perMinute: 60,
  replies: { 200: z.object({ stamp: z.string() }) },
  errors: [],
});

export const sendSupportQuery = endpoint({
  method: "POST",
  path: "/support",
  summary: "Sends a message of the contact form, which becomes a ticket",
  auth: "public",
  perMinute: 20,
  body: SupportQuery,
  replies: { 201: Received },
  errors: [],
});

export const sendTicket = endpoint({
  method: "POST",
  path: "/ticket/tickets",
  summary: "Opens a ticket; of whoever is logged in, if somebody is",
  auth: "public",
  perMinute: 20,
  body: NewTicket,
  /** `confirmed`: a letter is on its way; else it goes out once staff have read the ticket. */
  replies: { 201: z.extend(Received, { confirmed: z.boolean() }) },
  errors: ["picture_unusable"],
});

export const sendScreenshot = endpoint({
  method: "POST",
  path: "/ticket/screenshots",
  summary: "Takes a picture for a ticket that is sent next; the body is the file itself",
  auth: "public",
  perMinute: 20,
  file: { types: SCREENSHOT_TYPES, maxBytes: SCREENSHOT_MAX_BYTES },
  replies: { 201: z.object({ screenshot: Id }) },
  errors: ["picture_unusable", "too_large"],
});

export const TicketMessage = z.object({
  _id: Id,
  from: z.enum(["shopper", "shop"]),
  text: z.string(),
  createdAt: Time,
  /** Its address can be opened for an hour or two. */
  screenshot: z.nullable(
    z.object({ image: z.string(), name: z.string(), width: z.number(), height: z.number() }),
  ),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

const summary = {
  /** The ticket's number, also in its address. */
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
  /** Until when the shop answers; null while it is not its turn. */
  answerDueAt: z.nullable(Time),
  /** In their order. */
  messages: z.array(TicketMessage),
});
export type Ticket = z.infer<typeof Ticket>;

const one = z.object({ id: Id });

export const listTickets = endpoint({
  method: "GET",
  path: "/ticket/tickets",
  summary: "The caller's tickets, those with the newest word first",
  auth: "user",
  replies: { 200: z.array(TicketSummary) },
  errors: [],
});

export const getTicket = endpoint({
  method: "GET",
  path: "/ticket/tickets/:id",
  summary: "One of the caller's tickets with its thread",
  auth: "user",
  params: one,
  replies: { 200: Ticket },
  errors: ["ticket_not_found", "forbidden"],
});

export const replyToTicket = endpoint({
  method: "POST",
  path: "/ticket/tickets/:id/messages",
  summary: "Writes a word more; a ticket that waited or was resolved is open again",
  auth: "user",
  perMinute: 10,
  params: one,
  body: TicketReply,
  replies: { 201: Ticket },
  errors: ["ticket_not_found", "forbidden", "ticket_closed", "picture_unusable"],
});

export const reopenTicket = endpoint({
  method: "POST",
  path: "/ticket/tickets/:id/reopen",
  summary: "Opens a ticket again that is resolved; one that is open stays so",
  auth: "user",
  perMinute: 10,
  params: one,
  replies: { 200: Ticket },
  errors: ["ticket_not_found", "forbidden", "ticket_closed"],
});
