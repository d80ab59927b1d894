import type { Paise } from "./money.ts";

/** So many orders with so many pieces, of so much together. */
export interface Holding {
  readonly orders: number;
  readonly pieces: number;
  readonly paise: Paise;
}

/** The orders that are not paid: those that wait for their money now, and all of the last 24 hours. */
export interface UnpaidOrders {
  readonly open: Holding;
  readonly day: Holding;
}

/** The most that one person may hold unpaid, at once and within 24 hours. */
export type UnpaidLimits = UnpaidOrders;

/**
 * A delivery address or its phone number may hold so many times what one person may: a household has
 * several people, and nobody who knows an address should be able to use up what its people may order.
 */
export const PEOPLE_AT_A_PLACE = 2;

/** Which limit a new order would go beyond: that of the moment, or that of the day. */
export type Excess = keyof UnpaidOrders;

/** The limit that one more unpaid order would exceed; null when it fits. */
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

/** Whether one more order with cash on delivery is too many for its buyer or its place. */
export function tooManyCashOrders(
  { person, place }: { readonly person: number; readonly place: number },
  limit: number,
): boolean {
  return person >= limit || place >= limit * PEOPLE_AT_A_PLACE;
}
