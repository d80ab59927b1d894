import { REVIEW_HOURS } from "@suvarna/domain/policies";
import type { Draft } from "../draft.ts";

interface TicketFacts {
  readonly number: string;
  /** The address of the ticket's page, for a user who is logged in. */
  readonly address: string;
}

export interface TicketReceived extends TicketFacts {
  /** The type of the ticket, such as "Billing". */
  readonly type: string;
  /** The time at which the ticket came, in India's time zone. */
  readonly at: string;
}

const BECAUSE = "You get this letter because somebody wrote to us and named your e-mail address.";

/**
 * Writes the letter that confirms a ticket. The letter contains none of the ticket's text, so that
 * nobody can send texts to a stranger by entering the stranger's address.
 */
export function ticketReceived({ number, type, at, address }: TicketReceived): Draft {
  return {
    subject: `We have your message: ${number}`,
    preview: `We look at it within ${REVIEW_HOURS} hours.`,
    heading: "We have your message",
    blocks: [
      {
        kind: "text",
        text: `Thank you for writing to us. We look at it within ${REVIEW_HOURS} hours and answer to this address.`,
      },
      {
        kind: "ledger",
        rows: [
          ["Ticket", number],
          ["About", type],
          ["Received", at],
        ],
      },
      { kind: "button", label: "See the ticket", address },
      {
        kind: "note",
        text: "To see it, log in to the account that has this e-mail address. If you did not write to us, somebody has mistyped an address; then do nothing.",
      },
    ],
    because: BECAUSE,
  };
}

export interface TicketAnswered extends TicketFacts {
  readonly text: string;
  readonly resolved: boolean;
}

export function ticketAnswered({ number, text, resolved, address }: TicketAnswered): Draft {
  return {
    subject: `Our answer to your ticket ${number}`,
    preview: text.slice(0, 100),
    heading: "Our answer",
    blocks: [
      ...text
        .split(/\n{2,}/)
        .map((paragraph) => ({ kind: "text" as const, text: paragraph.trim() })),
      { kind: "button", label: resolved ? "See the ticket" : "See it and reply", address },
      {
        kind: "note",
        text: resolved
          ? `We take ticket ${number} for settled. If it is not, open it again on its page.`
          : `To reply, log in and open ticket ${number}, or write to us again and name it.`,
      },
    ],
    because: BECAUSE,
  };
}
