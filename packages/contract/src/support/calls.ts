import { endpoint } from "../endpoint.ts";
import { SCREENSHOT_MAX_BYTES, SCREENSHOT_TYPES } from "./constants.ts";
import type * as schemas from "./schemas.ts";

export const listSupportQueries = endpoint({
  method: "GET",
  path: "/support",
  auth: "public",
  perMinute: 120,
  errors: [],
  types: {} as typeof schemas.listSupportQueries,
});

export const openSupportForm = endpoint({
  method: "GET",
  path: "/support/stamp",
  auth: "public",
  perMinute: 60,
  errors: [],
  types: {} as typeof schemas.openSupportForm,
});

export const sendSupportQuery = endpoint({
  method: "POST",
  path: "/support",
  auth: "public",
  perMinute: 20,
  errors: [],
  types: {} as typeof schemas.sendSupportQuery,
});

export const sendTicket = endpoint({
  method: "POST",
  path: "/ticket/tickets",
  auth: "public",
  perMinute: 20,
  errors: ["picture_unusable"],
  types: {} as typeof schemas.sendTicket,
});

export const sendScreenshot = endpoint({
  method: "POST",
  path: "/ticket/screenshots",
  auth: "public",
  file: { types: SCREENSHOT_TYPES, maxBytes: SCREENSHOT_MAX_BYTES },
  perMinute: 20,
  errors: ["picture_unusable", "too_large", "unavailable"],
  types: {} as typeof schemas.sendScreenshot,
});

export const listTickets = endpoint({
  method: "GET",
  path: "/ticket/tickets",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.listTickets,
});

export const getTicket = endpoint({
  method: "GET",
  path: "/ticket/tickets/:id",
  auth: "user",
  errors: ["ticket_not_found", "forbidden"],
  types: {} as typeof schemas.getTicket,
});

export const replyToTicket = endpoint({
  method: "POST",
  path: "/ticket/tickets/:id/messages",
  auth: "user",
  perMinute: 10,
  errors: ["ticket_not_found", "forbidden", "ticket_closed", "picture_unusable"],
  types: {} as typeof schemas.replyToTicket,
});

export const reopenTicket = endpoint({
  method: "POST",
  path: "/ticket/tickets/:id/reopen",
  auth: "user",
  perMinute: 10,
  errors: ["ticket_not_found", "forbidden", "ticket_closed"],
  types: {} as typeof schemas.reopenTicket,
});
