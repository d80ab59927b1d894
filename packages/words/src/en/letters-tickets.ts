import type { SupportType } from "@suvarna/contract/support/constants";
import { REVIEW_HOURS } from "@suvarna/domain/policies";

// The letters about tickets

export { longMoment } from "./indian-time.ts";

/** What a ticket is about. */
export const TOPICS: Readonly<Record<SupportType, string>> = {
  technical: "A technical question",
  billing: "Billing",
  general: "A general question",
  bug: "A fault on our pages",
  feature: "A wish",
};
export const seeTheTicket = "See the ticket";
export const because =
  "You get this letter because somebody wrote to us and named your e-mail address.";

export const received = {
  subject: (number: string) => `We have your message: ${number}`,
  preview: `We look at it within ${REVIEW_HOURS} hours.`,
  heading: "We have your message",
  words: `Thank you for writing to us. We look at it within ${REVIEW_HOURS} hours and answer to this address.`,
  ticket: "Ticket",
  about: "About",
  at: "Received",
  after:
    "To see it, log in to the account that has this e-mail address. If you did not write to us, somebody has mistyped an address; then do nothing.",
};

export const answered = {
  subject: (number: string) => `Our answer to your ticket ${number}`,
  heading: "Our answer",
  seeAndReply: "See it and reply",
  resolved: (number: string) =>
    `We take ticket ${number} for settled. If it is not, open it again on its page.`,
  goesOn: (number: string) =>
    `To reply, log in and open ticket ${number}, or write to us again and name it.`,
};
