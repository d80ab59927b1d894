export { registerSupportDesk } from "./desk-routes.ts";
export { supportHolding } from "./holding.ts";
export type { TicketLetters } from "./letters.ts";
export { registerSupport } from "./routes.ts";
