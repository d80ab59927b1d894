import { ANSWER_WITHIN_MS, isSettled, type TicketState } from "@suvarna/domain/ticket";
import { sayLength } from "../platform/times.ts";

const HOUR_MS = 3_600_000;
/** From this duration on, the time until a deadline is shown without minutes. */
const ROUNDED_MS = 3 * HOUR_MS;

/** The fields of a ticket on which its deadlines depend. */
export interface ClockedTicket {
  readonly state: TicketState;
  readonly answerDueAt: string | null;
  readonly resolutionDueAt: string | null;
  readonly settledAt: string | null;
}

/** The time until a ticket's deadline in words, with the share of the time that has passed. */
export interface TicketClock {
  readonly words: string;
  /**
   * The urgency of the ticket: `alert` is late, and `amber` has less than half of its time left.
   */
  readonly tone: "alert" | "amber" | "calm";
  /**
   * The share of the time that has passed, from 0 to 1; 0 for a ticket that does not wait for the
   * shop.
   */
  readonly share: number;
}

/** Finds the most urgent deadline of a ticket: to settle the ticket, or to answer it. */
export function clockOf(
  { state, answerDueAt, resolutionDueAt, settledAt }: ClockedTicket,
  now: number,
): TicketClock {
  if (isSettled(state)) {
    const words = settledAt ? `Settled ${sayLength(now - Date.parse(settledAt))} ago` : "Settled";
    return { words, tone: "calm", share: 0 };
  }
  const toSettle = resolutionDueAt === null ? Infinity : Date.parse(resolutionDueAt) - now;
  if (toSettle < 0) {
    return { words: `Late to settle by ${sayLength(-toSettle)}`, tone: "alert", share: 1 };
  }
  if (answerDueAt === null) return { words: "Waits for the shopper", tone: "calm", share: 0 };
  const left = Date.parse(answerDueAt) - now;
  if (left < 0) return { words: `Late by ${sayLength(-left)}`, tone: "alert", share: 1 };
  const share = Math.min(1, Math.max(0, 1 - left / ANSWER_WITHIN_MS));
  const words = `Answer in ${left > ROUNDED_MS ? sayHours(left) : sayLength(left)}`;
  return { words, tone: share < 0.5 ? "calm" : "amber", share };
}

function sayHours(ms: number): string {
  return `${Math.floor(ms / HOUR_MS)} h`;
}
