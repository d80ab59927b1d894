import { HOME_COUNTRY, isAbroad } from "./countries.ts";
import {
  MAKING_DAYS,
  ON_THE_WAY_ABROAD_DAYS,
  ON_THE_WAY_DAYS,
  PROCESSING_DAYS,
  type Span,
} from "./policies.ts";

/** A calendar day, such as `2026-11-25`. */
export type CalendarDay = string;

/** The first and the last day of an expected delivery. */
export interface ExpectedDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const SUNDAY = 0;

/** How many days the transport of a parcel to a country takes. */
function onTheWay(country: string): Span {
  return isAbroad(country) ? ON_THE_WAY_ABROAD_DAYS : ON_THE_WAY_DAYS;
}

/**
 * Estimates when a piece that is bought today arrives. The function adds up the days to make the
 * piece (if it is made to order), the working days to prepare it (Monday to Saturday) and the days
 * of transport.
 */
export function deliveryEstimate(
  today: CalendarDay,
  { madeToOrder, country = HOME_COUNTRY }: { madeToOrder: boolean; country?: string },
): ExpectedDays {
  const brought = onTheWay(country);
  const arrival = (extreme: 0 | 1) => {
    const dayMade = madeToOrder ? plusDays(today, MAKING_DAYS[extreme]) : today;
    return plusDays(plusWorkingDays(dayMade, PROCESSING_DAYS[extreme]), brought[extreme]);
  };
  return { from: arrival(0), to: arrival(1) };
}

/** The last day on which the shop dispatches a piece that is bought today. */
export function lastDispatchDay(
  today: CalendarDay,
  { madeToOrder }: { readonly madeToOrder: boolean },
): CalendarDay {
  const dayMade = madeToOrder ? plusDays(today, MAKING_DAYS[1]) : today;
  return plusWorkingDays(dayMade, PROCESSING_DAYS[1]);
}

/**
 * The first and the last day on which a parcel arrives in a country, from the day of its dispatch.
 */
export function arrivalOf(dispatched: CalendarDay, country: string = HOME_COUNTRY): ExpectedDays {
  const [least, most] = onTheWay(country);
  return { from: plusDays(dispatched, least), to: plusDays(dispatched, most) };
}

function plusDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function plusWorkingDays(day: CalendarDay, days: number): CalendarDay {
  if (days === 0) return day;
  const next = plusDays(day, 1);
  const works = new Date(`${next}T00:00:00Z`).getUTCDay() !== SUNDAY;
  return plusWorkingDays(next, works ? days - 1 : days);
}
