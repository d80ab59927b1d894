export { findMessageText, findTicketById } from "./queries.ts";
