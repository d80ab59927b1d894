import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { sayTime } from "../platform/times.ts";
import type { nextClosingTime } from "./until.ts";

const WEEK_MINUTES = 7 * 24 * 60;

/** A choice for the time until which rates by hand stay. */
export interface HandRateEnd {
  readonly hold: { readonly holdUntil: string } | { readonly holdMinutes: number };
  readonly words: string;
}

/**
 * The choices for the time until which rates by hand stay. A hold that staff have ordered goes on,
 * so the rates stay at least until its end.
 * @param closing the next time at which the shop closes
 */
export function handRateEnds(
  { hold, at }: RatesDesk,
  closing: ReturnType<typeof nextClosingTime>,
): Readonly<Record<"closing" | "reading" | "week", HandRateEnd>> {
  const heldUntil = hold && sayTime(hold.until, new Date(at));
  const isHeldLonger = hold !== null && hold.until > closing.until;
  return {
    closing: {
      hold: { holdUntil: closing.until },
      words: isHeldLonger
        ? `${closing.words}; the hold goes on until ${heldUntil}`
        : `${closing.words}, then the feed again`,
    },
    reading: {
      hold: { holdMinutes: 0 },
      words: hold ? `While the rates are held, until ${heldUntil}` : "Next reading",
    },
    week: { hold: { holdMinutes: WEEK_MINUTES }, words: "Until I end it (at most 7 days)" },
  };
}

/** Says what happens until a second person agrees, after the word "until then". */
export function meanwhileWords({ heldUntil }: RatesDesk): string {
  return heldUntil === null ? "the feed goes on" : "the rates of now stay";
}
