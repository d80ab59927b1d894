import { indianDayStart } from "@suvarna/domain/indian-day";
import { sayTime } from "../platform/times.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The hour in India at which a shop closes. */
const CLOSING_MS = 21 * HOUR_MS;

/** A choice for the end of a hold, in minutes from now. */
export interface UntilChoice {
  readonly minutes: number;
  readonly words: string;
}

/** The next 9 pm in India, in minutes from now, with its label. */
export function nextClosingTime(now: Date): UntilChoice {
  const today = indianDayStart(now).getTime() + CLOSING_MS;
  const isToday = today > now.getTime() + MINUTE_MS;
  const at = isToday ? today : today + DAY_MS;
  return {
    minutes: Math.ceil((at - now.getTime()) / MINUTE_MS),
    words: `${isToday ? "Today" : "Tomorrow"}, 9 pm`,
  };
}

/**
 * The choices for the end of a hold. No hold lasts longer than the maximum age of the market's
 * prices.
 */
export function holdChoices(now: Date, latest: Date): UntilChoice[] {
  const most = Math.floor((latest.getTime() - now.getTime()) / MINUTE_MS);
  const closing = nextClosingTime(now);
  const longest = {
    minutes: most,
    words: `As long as one may, ${sayTime(latest.toISOString(), now)}`,
  };
  return [
    { minutes: 60, words: "For 1 hour" },
    { minutes: 240, words: "For 4 hours" },
    closing,
    longest,
  ].filter(({ minutes }) => minutes > 0 && minutes <= most);
}
