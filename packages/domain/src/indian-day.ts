/** India's time is this far ahead of UTC, in milliseconds, all year. */
export const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The day of a time in India, such as `2026-11-21`. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** A time as India's clocks show it, in ISO 8601 with its offset: `2026-11-21T09:30:00+05:30`. */
export function indianTime(at: Date): string {
  return `${new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
}

/** The moment at which a day in India began, from any moment of this day. */
export function indianDayStart(at: Date): Date {
  return startOfIndianDay(indianDay(at));
}

/** The first moment of a day in India, such as `2026-11-21`. */
export function startOfIndianDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - IST_OFFSET_MS);
}

/** The first moment after a day in India. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + DAY_MS);
}
