import type { Paise } from "./money.ts";

/** How many orders and pieces somebody has, and their total in paise. */
export interface UnpaidSum {
  readonly orders: number;
  readonly pieces: number;
  readonly paise: Paise;
}

/**
 * The unpaid orders in two counts: the orders that wait for their money now, and the unpaid orders
 * of the last 24 hours.
 */
export interface UnpaidOrders {
  readonly open: UnpaidSum;
  readonly day: UnpaidSum;
}

/** The maximum of unpaid orders that a person may have, at once and within 24 hours. */
export type UnpaidLimits = UnpaidOrders;

/**
 * A delivery address or its phone number may have this many times as many unpaid orders as one
 * person. A household has several people, and a stranger who knows the address should not be able
 * to use up their limit.
 */
export const PEOPLE_AT_A_PLACE = 2;

/** Which limit a new order would exceed: the limit at one time, or the limit of 24 hours. */
export type ExceededLimit = keyof UnpaidOrders;

/** The limit that another unpaid order would exceed; null when it exceeds no limit. */
export function unpaidExcess(
  { person, place }: { readonly person: UnpaidOrders; readonly place: UnpaidOrders },
  order: Omit<UnpaidSum, "orders">,
  limits: UnpaidLimits,
): ExceededLimit | null {
  const one = { ...order, orders: 1 };
  const fits = (span: ExceededLimit) =>
    isWithin(plus(person[span], one), limits[span], 1) &&
    isWithin(plus(place[span], one), limits[span], PEOPLE_AT_A_PLACE);
  if (!fits("open")) return "open";
  return fits("day") ? null : "day";
}

function plus(one: UnpaidSum, other: UnpaidSum): UnpaidSum {
  return {
    orders: one.orders + other.orders,
    pieces: one.pieces + other.pieces,
    paise: one.paise + other.paise,
  };
}

function isWithin(held: UnpaidSum, limit: UnpaidSum, times: number): boolean {
  return (
    held.orders <= limit.orders * times &&
    held.pieces <= limit.pieces * times &&
    held.paise <= limit.paise * times
  );
}

/**
 * Whether the buyer, or the delivery address, has so many open orders with cash on delivery that
 * another is refused.
 */
export function tooManyCashOrders(
  { person, place }: { readonly person: number; readonly place: number },
  limit: number,
): boolean {
  return person >= limit || place >= limit * PEOPLE_AT_A_PLACE;
}
