export { findMessageText, findTicketById } from "./queries.ts";
export { existingScreenshots, TICKET_PICTURES_FOLDER } from "./screenshots.ts";
export { findTicketFigures } from "./ticket-figures.ts";
