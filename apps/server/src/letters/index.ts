export { writeAlertLetter } from "./alert-letters.ts";
export { writeMoneyAlarm } from "./money-letters.ts";
export { writeNewsletterQuestion, writeNewsletterWelcome } from "./newsletter-letters.ts";
export { orderLetters } from "./order-letters.ts";
export { writeRatesStale } from "./rates-letters.ts";
export { writeRestocked, writeRestockQuestion } from "./restock-letters.ts";
export {
  writeApprovalAsked,
  writeApprovalDecided,
  writeHelpAsked,
  writePanAlarm,
  writePanDay,
  writePersonJoined,
} from "./staff-letters.ts";
export { writeTicketAnswered, writeTicketReceived } from "./ticket-letters.ts";
