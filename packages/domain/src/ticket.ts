import { REVIEW_HOURS } from "./policies.ts";
import { readableLetters } from "./readable-number.ts";

/**
 * The states of a ticket. `open`: the shop has the next word; `waiting`: the shopper has it;
 * `resolved`: settled, unless the shopper says otherwise; `closed`: over for good.
 */
export const TICKET_STATES = ["open", "waiting", "resolved", "closed"] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Every move that a ticket can make; what is not here can't happen. */
export const TICKET_TRANSITIONS: Readonly<Record<TicketState, readonly TicketState[]>> = {
  open: ["waiting", "resolved", "closed"],
  waiting: ["open", "resolved", "closed"],
  resolved: ["open", "closed"],
  closed: [],
};

export function canMoveTicket(from: TicketState, to: TicketState): boolean {
  return TICKET_TRANSITIONS[from].includes(to);
}

/** Whether nothing is due any more, as far as the shop is concerned. */
export function isSettled(state: TicketState): boolean {
  return state === "resolved" || state === "closed";
}

/**
 * Whether the shop must answer a ticket before it makes this move: else the time to answer would end
 * with nothing said. What is open waits for the shopper by an answer only, and is settled without one
 * if it had one before, or is closed as spam.
 */
export function mustAnswerFirst(
  ticket: {
    readonly state: TicketState;
    readonly firstAnsweredAt: Date | null;
    readonly suspected: boolean;
  },
  to: TicketState,
): boolean {
  const { state, firstAnsweredAt, suspected } = ticket;
  if (state !== "open") return false;
  if (to === "waiting") return true;
  return isSettled(to) && firstAnsweredAt === null && !(suspected && to === "closed");
}

const HOUR_MS = 3_600_000;
/** "Review within 24 hours", as the shop promises. */
export const ANSWER_WITHIN_MS = REVIEW_HOURS * HOUR_MS;
/** The E-Commerce Rules, 2020: a complaint is settled within one month. */
export const RESOLVE_WITHIN_MS = 30 * 24 * HOUR_MS;

/** Until when the shop must have answered, and have settled it; null while nothing is due. */
export interface TicketClocks {
  readonly answerDueAt: Date | null;
  readonly resolutionDueAt: Date | null;
}

/**
 * The clocks of a ticket that has come into a state. Whenever the shopper has written, an answer is
 * due; the time to settle it runs on through all of that, and anew once it is opened again.
 * @param before the clocks until then; null for a new ticket
 */
export function clocksIn(state: TicketState, before: TicketClocks | null, now: Date): TicketClocks {
  if (isSettled(state)) {
    return { answerDueAt: null, resolutionDueAt: null };
  }
  return {
    // Who writes twice does not wait longer for the first answer.
    answerDueAt: state === "open" ? (before?.answerDueAt ?? after(now, ANSWER_WITHIN_MS)) : null,
    resolutionDueAt: before?.resolutionDueAt ?? after(now, RESOLVE_WITHIN_MS),
  };
}

export type Lateness = "answer" | "resolution" | null;

/** What the shop is late with; settling weighs more than answering. */
export function lateWith({ answerDueAt, resolutionDueAt }: TicketClocks, now: Date): Lateness {
  if (resolutionDueAt && resolutionDueAt < now) return "resolution";
  return answerDueAt && answerDueAt < now ? "answer" : null;
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

const NUMBER_LENGTH = 10;

/** The number by which people speak of a ticket, of the random end of its id: `T-4K7RM-29QXD`. */
export function ticketNumber(id: string): string {
  const letters = readableLetters(id, NUMBER_LENGTH);
  return `T-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What marks a number in a ticket's address as one, before anything is asked for it. */
export const TICKET_NUMBER = /^T-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;
