import type { CalendarDay, ExpectedDays } from "@suvarna/domain/delivery-estimate";
import { startOfIndianDay } from "@suvarna/domain/indian-day";
import { istDayWords, istWeekday } from "./indian-time.ts";

/** A range of days as text: `25 और 28 नवंबर के बीच`, `28 नवंबर और 1 दिसंबर के बीच`. */
export function betweenDays({ from, to }: ExpectedDays): string {
  return `${startOf(from, to)} और ${istDayWords(to)} के बीच`;
}

/**
 * A range of days with the days of the week as text: `गुरु 26 से शनि 28 नवंबर`, `शनि 28 नवंबर से
 * मंगल 1 दिसंबर`.
 */
export function weekdaySpan({ from, to }: ExpectedDays): string {
  return `${weekdayOf(from)} ${startOf(from, to)} से ${weekdayOf(to)} ${istDayWords(to)}`;
}

/** The first day, without its month if both days have the same month. */
function startOf(from: CalendarDay, to: CalendarDay): string {
  return from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : istDayWords(from);
}

function weekdayOf(day: CalendarDay): string {
  return istWeekday(startOfIndianDay(day).getTime());
}
