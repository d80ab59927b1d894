import type { Paise } from "./money.ts";

/** The number of some orders, of their pieces, and their total in paise. */
export interface Holding {
  readonly orders: number;
  readonly pieces: number;
  readonly paise: Paise;
}

/**
 * The unpaid orders: the orders that wait for their money now, and all orders of the last 24 hours.
 */
export interface UnpaidOrders {
  readonly open: Holding;
  readonly day: Holding;
}

/** The maximum of unpaid orders for a person, at once and within 24 hours. */
export type UnpaidLimits = UnpaidOrders;

/**
 * A delivery address or its phone number may have this many times the limit of a person. A
 * household has several people, and a stranger who knows the address should not be able to use up
 * their limit.
 */
export const PEOPLE_AT_A_PLACE = 2;

/** The limit that a new order would exceed: that of the moment, or that of the day. */
export type Excess = keyof UnpaidOrders;

/** The limit that another unpaid order would exceed; null when it exceeds no limit. */
export function unpaidExcess(
  { person, place }: { readonly person: UnpaidOrders; readonly place: UnpaidOrders },
  order: Omit<Holding, "orders">,
  limits: UnpaidLimits,
): Excess | null {
  const one = { ...order, orders: 1 };
  const fits = (span: Excess) =>
    isWithin(plus(person[span], one), limits[span], 1) &&
    isWithin(plus(place[span], one), limits[span], PEOPLE_AT_A_PLACE);
  if (!fits("open")) return "open";
  return fits("day") ? null : "day";
}

function plus(one: Holding, other: Holding): Holding {
  return {
    orders: one.orders + other.orders,
    pieces: one.pieces + other.pieces,
    paise: one.paise + other.paise,
  };
}

function isWithin(held: Holding, limit: Holding, times: number): boolean {
  return (
    held.orders <= limit.orders * times &&
    held.pieces <= limit.pieces * times &&
    held.paise <= limit.paise * times
  );
}

/** Whether another order with cash on delivery is too many for its buyer or its place. */
export function tooManyCashOrders(
  { person, place }: { readonly person: number; readonly place: number },
  limit: number,
): boolean {
  return person >= limit || place >= limit * PEOPLE_AT_A_PLACE;
}
