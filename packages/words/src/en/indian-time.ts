import { IST_OFFSET_MS } from "@suvarna/domain/indian-day";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * Computes Indian time by arithmetic, since India has no summer time. `Intl` is not used for two
 * reasons: it writes different spaces before "am" in different engines, so server and browser would
 * render different texts, and its first use takes a phone a fifth of a second before hydration.
 */
function inIndia(time: string | number) {
  const shifted = new Date(new Date(time).getTime() + IST_OFFSET_MS);
  const hours = shifted.getUTCHours();
  const two = (value: number) => String(value).padStart(2, "0");
  const month = MONTHS[shifted.getUTCMonth()] as string;
  const [number, year] = [shifted.getUTCDate(), shifted.getUTCFullYear()];
  const day = `${number} ${month.slice(0, 3)}`;
  return {
    weekday: WEEKDAYS[shifted.getUTCDay()] as string,
    day,
    date: `${day} ${year}`,
    longDate: `${number} ${month} ${year}`,
    hours: hours % 12 || 12,
    minutes: two(shifted.getUTCMinutes()),
    seconds: two(shifted.getUTCSeconds()),
    half: hours < 12 ? "am" : "pm",
  };
}

/** Formats milliseconds, or a time in ISO 8601, as `21 Nov, 11:42 am`. */
export function istShort(at: string | number): string {
  const { day, hours, minutes, half } = inIndia(at);
  return `${day}, ${hours}:${minutes} ${half}`;
}

/** Formats milliseconds as the weekday in India: `Fri`. */
export function istWeekday(at: number): string {
  return inIndia(at).weekday;
}

/** Formats milliseconds as `21 Nov 2026`. */
export function istDate(at: number): string {
  return inIndia(at).date;
}

/** Formats milliseconds, or a day as the API writes it (`2026-11-21`), as `21 Nov`. */
export function istDayWords(at: number | string): string {
  return inIndia(typeof at === "number" ? at : `${at}T00:00:00+05:30`).day;
}

/** Formats the milliseconds at which an hour begins as `6 pm`. */
export function istHour(at: number): string {
  const { hours, half } = inIndia(at);
  return `${hours} ${half}`;
}

/** Formats milliseconds as `Nov 2026`. */
export function istMonth(at: number): string {
  return inIndia(at).date.replace(/^\d+ /, "");
}

/** Formats an ISO time as `11:42:08 am IST`. */
export function istClock(time: string): string {
  const { hours, minutes, seconds, half } = inIndia(time);
  return `${hours}:${minutes}:${seconds} ${half} IST`;
}

/** Formats an ISO time as `11:42 am IST`. */
export function istTime(time: string): string {
  const { hours, minutes, half } = inIndia(time);
  return `${hours}:${minutes} ${half} IST`;
}

/** Formats an ISO time as `21 Nov 2026, 11:42 am IST`. */
export function istMoment(time: string): string {
  const { date, hours, minutes, half } = inIndia(time);
  return `${date}, ${hours}:${minutes} ${half} IST`;
}

/** Formats an ISO time as `21 November 2026`. */
export function longDate(time: string): string {
  return inIndia(time).longDate;
}

/** Formats an ISO time as `21 November 2026, 3:04 pm`. */
export function longMoment(time: string): string {
  const { longDate: date, hours, minutes, half } = inIndia(time);
  return `${date}, ${hours}:${minutes} ${half}`;
}
