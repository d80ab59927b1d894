import { type CalendarDay, deliveryEstimate } from "@suvarna/domain/delivery-estimate";
import { PIN_CODE } from "@suvarna/domain/formats";
import { postalRegion } from "@suvarna/domain/postal-regions";

/** What is said to a PIN code: when a piece comes, or what is wrong with the code. */
export type Arrival =
  | { readonly region: string; readonly when: string; readonly wrong?: never }
  | { readonly wrong: string; readonly region?: never; readonly when?: never };

/** @param today the day in India */
export function arrivalAt(pin: string, today: CalendarDay, madeToOrder: boolean): Arrival {
  if (!PIN_CODE.test(pin)) return { wrong: "Enter a PIN code of six digits, such as 560003." };
  const region = postalRegion(pin);
  if (region === null) return { wrong: "No place in India has this PIN code. Please check it." };
  const { from, to } = deliveryEstimate(today, { madeToOrder });
  return { region, when: between(from, to) };
}

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

/** `between 25 and 28 November`, `between 28 November and 1 December`. */
function between(from: CalendarDay, to: CalendarDay): string {
  const [, fromMonth, fromDay] = from.split("-").map(Number);
  const [, toMonth, toDay] = to.split("-").map(Number);
  const first = fromMonth === toMonth ? `${fromDay}` : `${fromDay} ${monthName(fromMonth)}`;
  return `between ${first} and ${toDay} ${monthName(toMonth)}`;
}

function monthName(month = 1): string {
  return MONTHS[month - 1] ?? "";
}
