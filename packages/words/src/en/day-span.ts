import type { CalendarDay, ExpectedDays } from "@suvarna/domain/delivery-estimate";
import { startOfIndianDay } from "@suvarna/domain/indian-day";
import { istWeekday, longDate } from "./indian-time.ts";

/** A range of days as text: `between 25 and 28 November`, `between 28 November and 1 December`. */
export function betweenDays({ from, to }: ExpectedDays): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)];
  const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `between ${start} and ${last.day} ${last.month}`;
}

/**
 * A range of days with the days of the week as text: `Thu 26 to Sat 28 November`, `Sat 28 November
 * to Tue 1 December`.
 */
export function weekdaySpan({ from, to }: ExpectedDays): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)];
  const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `${first.weekday} ${start} to ${last.weekday} ${last.day} ${last.month}`;
}

function dayAndMonth(calendarDay: CalendarDay) {
  const start = startOfIndianDay(calendarDay);
  const [day, month] = longDate(start.toISOString()).split(" ");
  return { day, month, weekday: istWeekday(start.getTime()) };
}
