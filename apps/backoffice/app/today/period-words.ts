import type { FigurePeriod } from "@suvarna/domain/figures";
import { istDayWords } from "@suvarna/words/en/indian-time";

/** The words for the current period: "today", "this week" or "this month". */
export const THIS_PERIOD: Readonly<Record<FigurePeriod, string>> = {
  day: "today",
  week: "this week",
  month: "this month",
};
export const LAST_PERIOD: Readonly<Record<FigurePeriod, string>> = {
  day: "yesterday",
  week: "last week",
  month: "last month",
};

/** Formats the days of a period: `16 to 22 Nov`, or `20 Nov`. */
export function daysOf({ from, until }: { readonly from: string; readonly until: string }): string {
  const first = istDayWords(Date.parse(from));
  const last = istDayWords(Date.parse(until) - 1);
  if (first === last) return first;
  const [day, month] = first.split(" ");
  return last.endsWith(` ${month}`) ? `${day} to ${last}` : `${first} to ${last}`;
}

/** Whether the figures are of the current period. */
export function isCurrentPeriod({
  from,
  until,
  asOf,
}: {
  readonly from: string;
  readonly until: string;
  readonly asOf: string;
}): boolean {
  return from <= asOf && asOf < until;
}
