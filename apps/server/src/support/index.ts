export { findMessageText, findTicketById } from "./queries.ts";
export { findTicketFigures } from "./ticket-figures.ts";
