import { indianDayStart } from "@suvarna/domain/indian-day";
import { sayTime } from "../platform/times.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The hour in India at which a shop closes. */
const CLOSING_MS = 21 * HOUR_MS;

/**
 * A choice for the end of a hold: a number of minutes from the call on, or an exact time. A time is
 * not counted in minutes, because the hold would then end later by the time that the user takes.
 */
export interface UntilChoice {
  readonly hold: { readonly minutes: number } | { readonly until: string };
  readonly words: string;
}

/** The next 9 pm in India, as a time in ISO 8601, with its label. */
export function nextClosingTime(now: Date): { readonly until: string; readonly words: string } {
  const today = indianDayStart(now).getTime() + CLOSING_MS;
  const isToday = today > now.getTime() + MINUTE_MS;
  const at = isToday ? today : today + DAY_MS;
  return {
    until: new Date(at).toISOString(),
    words: `${isToday ? "Today" : "Tomorrow"}, 9 pm`,
  };
}

/**
 * The choices for the end of a hold. No hold lasts longer than the maximum age of the market's
 * prices.
 */
export function holdChoices(now: Date, latest: Date): UntilChoice[] {
  const { until: closing, words } = nextClosingTime(now);
  const longest = latest.toISOString();
  const choices = [
    { hold: { minutes: 60 }, words: "For 1 hour", at: now.getTime() + HOUR_MS },
    { hold: { minutes: 240 }, words: "For 4 hours", at: now.getTime() + 4 * HOUR_MS },
    { hold: { until: closing }, words, at: Date.parse(closing) },
    {
      hold: { until: longest },
      words: `As long as one may, ${sayTime(longest, now)}`,
      at: latest.getTime(),
    },
  ];
  return choices
    .filter(({ at }) => at > now.getTime() && at <= latest.getTime())
    .map(({ hold, words }) => ({ hold, words }));
}
