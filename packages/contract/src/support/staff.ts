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
  errors: [
    "ticket_not_found",
    "ticket_closed",
    "picture_unusable",
    "answer_unfilled",
    "changed_meanwhile",
  ],
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

export const countTickets = endpoint({
  method: "GET",
  path: "/staff/ticket-counts",
  auth: { can: "tickets.read" },
  errors: [],
  types: {} as typeof schemas.countTickets,
});

export const getTicketVersion = endpoint({
  method: "GET",
  path: "/staff/tickets/:id/version",
  auth: { can: "tickets.read" },
  errors: ["ticket_not_found"],
  types: {} as typeof schemas.getTicketVersion,
});

export const listEarlierTickets = endpoint({
  method: "GET",
  path: "/staff/tickets/:id/earlier",
  auth: { can: "tickets.read" },
  personal: true,
  errors: ["ticket_not_found"],
  types: {} as typeof schemas.listEarlierTickets,
});

export const listCustomerTickets = endpoint({
  method: "GET",
  path: "/staff/customers/:id/tickets",
  auth: { can: "tickets.read" },
  personal: true,
  errors: ["customer_not_found"],
  types: {} as typeof schemas.listCustomerTickets,
});

export const noteTicket = endpoint({
  method: "POST",
  path: "/staff/tickets/:id/notes",
  auth: { can: "tickets.answer" },
  personal: true,
  errors: ["ticket_not_found"],
  types: {} as typeof schemas.noteTicket,
});

export const assignTicket = endpoint({
  method: "PUT",
  path: "/staff/tickets/:id/assignment",
  auth: { can: "tickets.answer" },
  personal: true,
  errors: ["ticket_not_found", "assignee_unable", "changed_meanwhile"],
  types: {} as typeof schemas.assignTicket,
});

export const listTicketPeople = endpoint({
  method: "GET",
  path: "/staff/ticket-people",
  auth: { can: "tickets.read" },
  errors: [],
  types: {} as typeof schemas.listTicketPeople,
});

export const listCannedAnswers = endpoint({
  method: "GET",
  path: "/staff/canned-answers",
  auth: { can: "tickets.read" },
  errors: [],
  types: {} as typeof schemas.listCannedAnswers,
});

export const addCannedAnswer = endpoint({
  method: "POST",
  path: "/staff/canned-answers",
  auth: { can: "tickets.answer" },
  errors: ["answer_title_taken"],
  types: {} as typeof schemas.addCannedAnswer,
});

export const changeCannedAnswer = endpoint({
  method: "PATCH",
  path: "/staff/canned-answers/:id",
  auth: { can: "tickets.answer" },
  errors: ["canned_answer_not_found", "answer_title_taken", "changed_meanwhile"],
  types: {} as typeof schemas.changeCannedAnswer,
});

export const removeCannedAnswer = endpoint({
  method: "DELETE",
  path: "/staff/canned-answers/:id",
  auth: { can: "tickets.answer" },
  errors: ["canned_answer_not_found"],
  types: {} as typeof schemas.removeCannedAnswer,
});
