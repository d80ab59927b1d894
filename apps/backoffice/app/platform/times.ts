import { indianDay } from "@suvarna/domain/indian-day";
import { istShort } from "@suvarna/words/en/indian-time";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Formats a time for staff: `4:11 pm` for a time of today, and `18 Nov, 4:06 pm` for any other
 * time.
 */
export function sayTime(at: string, now = new Date()): string {
  const words = istShort(at);
  return indianDay(new Date(at)) === indianDay(now) ? words.replace(/^.*, /, "") : words;
}

/** Formats a duration in its two largest units: `1 h 48 min`, `3 days`, `40 s`. */
export function sayLength(ms: number): string {
  const left = Math.max(0, ms);
  if (left < MINUTE_MS) return `${Math.floor(left / 1000)} s`;
  if (left < HOUR_MS) return `${Math.floor(left / MINUTE_MS)} min`;
  if (left < DAY_MS) {
    const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
    return `${Math.floor(left / HOUR_MS)} h${minutes > 0 ? ` ${minutes} min` : ""}`;
  }
  const days = Math.floor(left / DAY_MS);
  return days === 1 ? "1 day" : `${days} days`;
}

/** Formats how long ago a time was: `9 min ago`. */
export function sayAgo(at: string, now = Date.now()): string {
  return `${sayLength(now - Date.parse(at))} ago`;
}

/**
 * Formats an end as people say it: `Until today, 9 pm`, `Until tomorrow, 9:30 am`, and
 * `Until 29 Nov, 9 pm` for a later day.
 */
export function sayUntil(at: number, now = Date.now()): string {
  const [date = "", clock = ""] = istShort(at).replace(":00", "").split(", ");
  const day = indianDay(new Date(at));
  const isTomorrow = day === indianDay(new Date(now + DAY_MS));
  const words = day === indianDay(new Date(now)) ? "today" : isTomorrow ? "tomorrow" : date;
  return `Until ${words}, ${clock}`;
}
