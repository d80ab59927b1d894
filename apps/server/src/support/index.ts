export { registerSupportDesk } from "./desk-routes.ts";
export { supportHolding } from "./holding.ts";
export { findMessageText, findTicketById } from "./queries.ts";
export { registerSupport } from "./routes.ts";
