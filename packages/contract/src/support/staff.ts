import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listTicketsForStaff = endpoint({
  method: "GET",
  path: "/staff/tickets",
  auth: { can: "tickets.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listTicketsForStaff,
});

export const getTicketForStaff = endpoint({
  method: "GET",
  path: "/staff/tickets/:id",
  auth: { can: "tickets.read" },
  personal: true,
  errors: ["ticket_not_found"],
  types: {} as typeof schemas.getTicketForStaff,
});

export const answerTicket = endpoint({
  method: "POST",
  path: "/staff/tickets/:id/messages",
  auth: { can: "tickets.answer" },
  personal: true,
  errors: ["ticket_not_found", "ticket_closed", "picture_unusable"],
  types: {} as typeof schemas.answerTicket,
});

export const moveTicket = endpoint({
  method: "POST",
  path: "/staff/tickets/:id/state",
  auth: { can: "tickets.answer" },
  personal: true,
  errors: ["ticket_not_found", "ticket_closed", "ticket_move", "ticket_unanswered", "conflict"],
  types: {} as typeof schemas.moveTicket,
});

export const publishTicket = endpoint({
  method: "POST",
  path: "/staff/tickets/:id/publication",
  auth: { can: "tickets.answer" },
  personal: true,
  errors: ["ticket_not_found"],
  types: {} as typeof schemas.publishTicket,
});

export const judgeTicket = endpoint({
  method: "POST",
  path: "/staff/tickets/:id/suspicion",
  auth: { can: "tickets.answer" },
  personal: true,
  errors: ["ticket_not_found"],
  types: {} as typeof schemas.judgeTicket,
});
