import { TICKET_STATES } from "@suvarna/domain/ticket";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Ticket, TicketSummary } from "./support.ts";
import { TicketReply } from "./support-input.ts";
import { Id, queryFlag, queryInteger, Time } from "./wire.ts";

// What staff do with tickets.

const behind = {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** From the contact form, or from the ticket form. */
  channel: z.enum(["contact", "support"]),
  /** It looks like spam: kept, and neither shown nor answered by a letter until staff say otherwise. */
  suspected: z.boolean(),
  /** When it must be settled; null once it is. */
  resolutionDueAt: z.nullable(Time),
  firstAnsweredAt: z.nullable(Time),
  /** What the shop is late with. */
  late: z.nullable(z.enum(["answer", "resolution"])),
};
export const DeskTicketSummary = z.extend(TicketSummary, {
  ...behind,
  answerDueAt: z.nullable(Time),
});
export type DeskTicketSummary = z.infer<typeof DeskTicketSummary>;
export const DeskTicket = z.extend(Ticket, behind);
export type DeskTicket = z.infer<typeof DeskTicket>;

const one = z.object({ id: Id });
const pageSays = "Use a number from 1 to 10000";

export const listDeskTickets = endpoint({
  method: "GET",
  path: "/ticket/desk",
  summary: "All tickets: what is late comes first, then what is due next",
  auth: "staff",
  personal: true,
  query: z.object({
    state: z.optional(z.enum(TICKET_STATES, "Choose a state")),
    /** Without it, those that look like spam are left out. */
    suspected: z.optional(queryFlag),
    page: z._default(queryInteger(1, 10_000, pageSays), 1),
  }),
  replies: { 200: z.object({ tickets: z.array(DeskTicketSummary), total: z.number() }) },
  errors: [],
});

export const getDeskTicket = endpoint({
  method: "GET",
  path: "/ticket/desk/:id",
  summary: "A ticket with its thread and who has written it",
  auth: "staff",
  personal: true,
  params: one,
  replies: { 200: DeskTicket },
  errors: ["ticket_not_found"],
});

export const answerTicket = endpoint({
  method: "POST",
  path: "/ticket/desk/:id/messages",
  summary:
    "Answers a ticket, with a letter to who has written it; it waits for them, or is resolved",
  auth: "staff",
  personal: true,
  params: one,
  body: z.extend(TicketReply, { resolved: z._default(z.boolean(), false) }),
  replies: { 201: DeskTicket },
  errors: ["ticket_not_found", "ticket_closed", "picture_unusable"],
});

export const moveTicket = endpoint({
  method: "POST",
  path: "/ticket/desk/:id/state",
  summary: "Brings a ticket into another state, if it is still in the one that was seen",
  auth: "staff",
  personal: true,
  params: one,
  body: z.object({
    from: z.enum(TICKET_STATES, "Say the state that you saw"),
    to: z.enum(TICKET_STATES, "Choose a state"),
  }),
  replies: { 200: DeskTicket },
  errors: ["ticket_not_found", "ticket_closed", "ticket_move", "ticket_unanswered", "conflict"],
});

export const judgeTicket = endpoint({
  method: "POST",
  path: "/ticket/desk/:id/suspicion",
  summary: "Says whether a ticket is spam; one that is none gets its letter now",
  auth: "staff",
  personal: true,
  params: one,
  body: z.object({ suspected: z.boolean("Say yes or no") }),
  replies: { 200: DeskTicket },
  errors: ["ticket_not_found"],
});
