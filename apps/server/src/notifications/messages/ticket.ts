import type { SupportType } from "@suvarna/contract/support/constants";
import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters-tickets";
import * as hi from "@suvarna/words/hi/letters-tickets";
import type { LanguageCode } from "@suvarna/words/languages";
import type { Draft } from "../draft.ts";

const WORDS: ByLanguage<typeof en> = { en, hi };

interface TicketFacts {
  readonly number: string;
  /** The address of the ticket's page, for a user who is logged in. */
  readonly address: string;
}

export interface TicketReceived extends TicketFacts {
  readonly type: SupportType;
  /** The time at which the ticket came, in ISO 8601. */
  readonly at: string;
}

/**
 * Writes the letter that confirms a ticket. The letter contains none of the ticket's text, so that
 * nobody can send texts to a stranger by entering the stranger's address.
 */
export function ticketReceived(
  { number, type, at, address }: TicketReceived,
  language: LanguageCode,
): Draft {
  const { received: say, TOPICS, longMoment, seeTheTicket, because } = WORDS[language];
  return {
    subject: say.subject(number),
    preview: say.preview,
    heading: say.heading,
    blocks: [
      { kind: "text", text: say.words },
      {
        kind: "ledger",
        rows: [
          [say.ticket, number],
          [say.about, TOPICS[type]],
          [say.at, longMoment(at)],
        ],
      },
      { kind: "button", label: seeTheTicket, address },
      { kind: "note", text: say.after },
    ],
    because,
  };
}

export interface TicketAnswered extends TicketFacts {
  /** The answer, in the language in which staff have written it. */
  readonly text: string;
  readonly resolved: boolean;
}

export function ticketAnswered(
  { number, text, resolved, address }: TicketAnswered,
  language: LanguageCode,
): Draft {
  const { answered: say, seeTheTicket, because } = WORDS[language];
  return {
    subject: say.subject(number),
    preview: text.slice(0, 100),
    heading: say.heading,
    blocks: [
      ...text
        .split(/\n{2,}/)
        .map((paragraph) => ({ kind: "text" as const, text: paragraph.trim() })),
      { kind: "button", label: resolved ? seeTheTicket : say.seeAndReply, address },
      { kind: "note", text: resolved ? say.resolved(number) : say.goesOn(number) },
    ],
    because,
  };
}
