import type { CalendarDay, ExpectedDays } from "@suvarna/domain/delivery-estimate";

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

/** Words for a span of days: `between 25 and 28 November`, `between 28 November and 1 December`. */
export function betweenDays({ from, to }: ExpectedDays): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)];
  const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `between ${start} and ${last.day} ${last.month}`;
}

function dayAndMonth(day: CalendarDay) {
  const [, month = 1, number] = day.split("-").map(Number);
  return { day: String(number), month: MONTHS[month - 1] as string };
}
