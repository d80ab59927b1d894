import { indianDay, startOfIndianDay } from "@suvarna/domain/indian-day";

const DAY_MS = 24 * 3_600_000;

/** The most missed days of a gateway that are compared in one run. */
const DAYS_AT_ONCE = 31;

/** How many days back a missed day is compared. Staff can compare any older day by hand. */
const DAYS_BACK = 366;

/** The first and the last day of a row of days without gaps. */
interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** The day in India that is some days before or after another day. */
function addDays(day: string, days: number): string {
  return indianDay(new Date(startOfIndianDay(day).getTime() + days * DAY_MS));
}

/**
 * Finds the days after the last gap: the newest compared day, and the compared days without a gap
 * before it.
 * @param compared the compared days of a gateway, the oldest first
 */
export function spanAfterLastGap(compared: readonly string[]): DaySpan | null {
  const last = compared.at(-1);
  if (last === undefined) return null;
  const isAfterGap = (day: string, place: number) => compared[place - 1] !== addDays(day, -1);
  return { first: compared.findLast(isAfterGap) ?? last, last };
}

/**
 * Lists the days that are to be compared: first the days after the last compared one, and then the
 * missed days before it, each oldest first, so that gaps close. A run ends at a day that the gateway
 * can't answer, so an old day never keeps new days from being compared. Of more than 31 new days,
 * yesterday is always one. A gateway without a compared day begins with yesterday.
 * @param compared the compared days of the gateway, the oldest first
 */
export function daysToCompare(compared: readonly string[], now: Date): string[] {
  const today = indianDay(now);
  const [first = addDays(today, -1)] = compared;
  const last = compared.at(-1) ?? "";
  const done = new Set(compared);
  const missed: string[] = [];
  for (let back = DAYS_BACK; back > 0; back--) {
    const day = addDays(today, -back);
    if (day >= first && !done.has(day)) missed.push(day);
  }
  const added = missed.filter((day) => day > last);
  if (added.length > DAYS_AT_ONCE) return [...added.slice(0, DAYS_AT_ONCE - 1), ...added.slice(-1)];
  return [...added, ...missed.filter((day) => day < last)].slice(0, DAYS_AT_ONCE);
}
