/** India has one time, without summer time. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The midnight in India at which the day of a moment began. */
export function startOfIndianDay(at: Date): Date {
  const there = at.getTime() + AHEAD_OF_UTC_MS;
  return new Date(there - (there % DAY_MS) - AHEAD_OF_UTC_MS);
}
