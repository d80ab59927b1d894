import { TICKET_STATES } from "@suvarna/domain/ticket";
import * as z from "zod/mini";
import { Id, queryFlag, queryInteger, Time } from "../wire.ts";
import { Ticket, TicketReply, TicketSummary } from "./schemas.ts";

const staffFields = {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** The form that it came from: contact form or ticket form. */
  channel: z.enum(["contact", "support"]),
  /**
   * Whether it looks like spam: it is stored, but neither shown nor confirmed by a letter until
   * staff clear it.
   */
  suspected: z.boolean(),
  /** Whether everybody may read it on the contact page. */
  published: z.boolean(),
  /** When it must be resolved; null once it is. */
  resolutionDueAt: z.nullable(Time),
  firstAnsweredAt: z.nullable(Time),
  /** Which deadline the shop has missed. */
  late: z.nullable(z.enum(["answer", "resolution"])),
};
export const StaffTicketSummary = z.extend(TicketSummary, {
  ...staffFields,
  answerDueAt: z.nullable(Time),
});
export type StaffTicketSummary = z.infer<typeof StaffTicketSummary>;
export const StaffTicket = z.extend(Ticket, staffFields);
export type StaffTicket = z.infer<typeof StaffTicket>;

const one = z.object({ id: Id });
const pageMessage = "Use a number from 1 to 10000";

export const listTicketsForStaff = {
  summary: "All tickets: what is late comes first, then what is due next",
  query: z.object({
    state: z.optional(z.enum(TICKET_STATES, "Choose a state")),
    /** Whether to list tickets that look like spam; by default they are left out. */
    suspected: z.optional(queryFlag),
    page: z._default(queryInteger(1, 10_000, pageMessage), 1),
  }),
  replies: { 200: z.object({ tickets: z.array(StaffTicketSummary), total: z.number() }) },
};

export const getTicketForStaff = {
  summary: "A ticket with its thread and who has written it",
  params: one,
  replies: { 200: StaffTicket },
};

export const answerTicket = {
  summary:
    "Answers a ticket, with a letter to who has written it; it waits for them, or is resolved",
  params: one,
  body: z.extend(TicketReply, { resolved: z._default(z.boolean(), false) }),
  replies: { 201: StaffTicket },
};

export const moveTicket = {
  summary: "Brings a ticket into another state, if it is still in the one that was seen",
  params: one,
  body: z.object({
    from: z.enum(TICKET_STATES, "Say the state that you saw"),
    to: z.enum(TICKET_STATES, "Choose a state"),
  }),
  replies: { 200: StaffTicket },
};

export const publishTicket = {
  summary:
    "Shows a message of the contact form to everybody, without its sender's contacts, or hides it",
  params: one,
  body: z.object({ published: z.boolean("Say yes or no") }),
  replies: { 200: StaffTicket },
};

export const judgeTicket = {
  summary: "Says whether a ticket is spam; one that is none gets its letter now",
  params: one,
  body: z.object({ suspected: z.boolean("Say yes or no") }),
  replies: { 200: StaffTicket },
};
