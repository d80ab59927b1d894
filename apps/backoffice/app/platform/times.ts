import { indianDay } from "@suvarna/domain/indian-day";
import { istShort } from "@suvarna/words/en/indian-time";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment as people at the desk say it: today `4:11 pm`, else `18 Nov, 4:06 pm`. */
export function sayTime(at: string, now = new Date()): string {
  const words = istShort(at);
  return indianDay(new Date(at)) === indianDay(now) ? words.replace(/^.*, /, "") : words;
}

/** A length of time with its two largest units: `1 h 48 min`, `3 days`, `40 s`. */
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

/** How long ago a moment was: `9 min ago`. */
export function sayAgo(at: string, now = Date.now()): string {
  return `${sayLength(now - Date.parse(at))} ago`;
}
