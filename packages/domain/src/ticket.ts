import { REVIEW_HOURS } from "./policies.ts";
import { readableLetters } from "./readable-number.ts";

/**
 * The states of a ticket. `open`: the shop must answer. `waiting`: the shopper must answer.
 * `resolved`: the matter is settled, and a reply of the shopper opens the ticket again. `closed`:
 * the ticket has ended for good.
 */
export const TICKET_STATES = ["open", "waiting", "resolved", "closed"] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** The allowed moves of a ticket, by its current state. */
export const TICKET_TRANSITIONS: Readonly<Record<TicketState, readonly TicketState[]>> = {
  open: ["waiting", "resolved", "closed"],
  waiting: ["open", "resolved", "closed"],
  resolved: ["open", "closed"],
  closed: [],
};

export function canMoveTicket(from: TicketState, to: TicketState): boolean {
  return TICKET_TRANSITIONS[from].includes(to);
}

/** Whether the shop has finished its work on the ticket. */
export function isSettled(state: TicketState): boolean {
  return state === "resolved" || state === "closed";
}

/**
 * Whether staff must answer a ticket before a move, because otherwise the ticket's deadline would
 * end without an answer. An open ticket becomes `waiting` only by an answer. Without a new answer
 * the ticket can be settled only if it was answered before, or if it is closed as spam.
 */
export function requiresAnswerFirst(
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
/** The time within which a ticket is answered: "Review within 24 hours", as the shop promises. */
export const ANSWER_WITHIN_MS = REVIEW_HOURS * HOUR_MS;
/**
 * The time within which the shop settles a ticket. The law demands one month for a complaint
 * (E-Commerce Rules, 2020).
 */
export const RESOLVE_WITHIN_MS = 30 * 24 * HOUR_MS;

/** The times until which the shop must answer a ticket and settle it; null if no deadline runs. */
export interface TicketDeadlines {
  readonly answerDueAt: Date | null;
  readonly resolutionDueAt: Date | null;
}

/**
 * The deadlines of a ticket that has entered a state. An answer is due after every message of the
 * shopper. The deadline to settle the ticket stays unchanged until the ticket is settled; a
 * reopened ticket gets a new deadline.
 * @param before the deadlines before the move; null for a new ticket
 */
export function deadlinesIn(
  state: TicketState,
  before: TicketDeadlines | null,
  now: Date,
): TicketDeadlines {
  if (isSettled(state)) {
    return { answerDueAt: null, resolutionDueAt: null };
  }
  return {
    // A second message of the shopper does not postpone the deadline of the first.
    answerDueAt: state === "open" ? (before?.answerDueAt ?? after(now, ANSWER_WITHIN_MS)) : null,
    resolutionDueAt: before?.resolutionDueAt ?? after(now, RESOLVE_WITHIN_MS),
  };
}

/** Which deadline of a ticket has passed; null when none has. */
export type MissedDeadline = "answer" | "resolution" | null;

/**
 * Finds the deadline of a ticket that has passed. If both have passed, the result is the deadline
 * to settle the ticket.
 */
export function findMissedDeadline(
  { answerDueAt, resolutionDueAt }: TicketDeadlines,
  now: Date,
): MissedDeadline {
  if (resolutionDueAt && resolutionDueAt < now) return "resolution";
  return answerDueAt && answerDueAt < now ? "answer" : null;
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}

const NUMBER_LENGTH = 10;

/**
 * Makes the number of a ticket for people to read, from the random end of the ticket's id:
 * `T-4K7RM-29QXD`.
 */
export function ticketNumber(id: string): string {
  const letters = readableLetters(id, NUMBER_LENGTH);
  return `T-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/**
 * The format of a ticket's number. A page checks its address by this format before it queries the
 * database.
 */
export const TICKET_NUMBER = /^T-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;
