const IST_AHEAD_MS = 5.5 * 3_600_000;
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

/**
 * Indian time by arithmetic: it has no summer time. `Intl` puts other spaces before "am" in one
 * engine than in another, which would tell the server's page from the browser's, and its first
 * format costs a phone a fifth of a second before React runs the page.
 */
function inIndia(time: string | number) {
  const shifted = new Date(new Date(time).getTime() + IST_AHEAD_MS);
  const hours = shifted.getUTCHours();
  const two = (value: number) => String(value).padStart(2, "0");
  const month = MONTHS[shifted.getUTCMonth()] as string;
  const [number, year] = [shifted.getUTCDate(), shifted.getUTCFullYear()];
  const day = `${number} ${month.slice(0, 3)}`;
  return {
    day,
    date: `${day} ${year}`,
    longDate: `${number} ${month} ${year}`,
    hours: hours % 12 || 12,
    minutes: two(shifted.getUTCMinutes()),
    seconds: two(shifted.getUTCSeconds()),
    half: hours < 12 ? "am" : "pm",
  };
}

/** `21 Nov, 11:42 am` of a moment in milliseconds or an ISO time. */
export function istShort(at: string | number): string {
  const { day, hours, minutes, half } = inIndia(at);
  return `${day}, ${hours}:${minutes} ${half}`;
}

/** `21 Nov 2026` of a moment in milliseconds. */
export function istDate(at: number): string {
  return inIndia(at).date;
}

/** `21 Nov` of a moment in milliseconds, or of a day as the wire writes it (`2026-11-21`). */
export function istDayWords(at: number | string): string {
  return inIndia(typeof at === "number" ? at : `${at}T00:00:00+05:30`).day;
}

/** `6 pm`, of a moment in milliseconds at which an hour begins. */
export function istHour(at: number): string {
  const { hours, half } = inIndia(at);
  return `${hours} ${half}`;
}

/** `Nov 2026` of a moment in milliseconds. */
export function istMonth(at: number): string {
  return inIndia(at).date.replace(/^\d+ /, "");
}

/** `11:42:08 am IST` of an ISO time. */
export function istClock(time: string): string {
  const { hours, minutes, seconds, half } = inIndia(time);
  return `${hours}:${minutes}:${seconds} ${half} IST`;
}

/** `11:42 am IST` of an ISO time. */
export function istTime(time: string): string {
  const { hours, minutes, half } = inIndia(time);
  return `${hours}:${minutes} ${half} IST`;
}

/** `21 Nov 2026, 11:42 am IST` of an ISO time. */
export function istMoment(time: string): string {
  const { date, hours, minutes, half } = inIndia(time);
  return `${date}, ${hours}:${minutes} ${half} IST`;
}

/** `21 November 2026` of an ISO time. */
export function longDate(time: string): string {
  return inIndia(time).longDate;
}

/** `21 November 2026, 3:04 pm` of an ISO time. */
export function longMoment(time: string): string {
  const { longDate: date, hours, minutes, half } = inIndia(time);
  return `${date}, ${hours}:${minutes} ${half}`;
}

/** `2026-11-21`: the day in India at a moment. */
export function istDay(moment: Date): string {
  return new Date(moment.getTime() + IST_AHEAD_MS).toISOString().slice(0, 10);
}
