import { type Coupon, type CouponLine, couponEffect, couponProblem } from "./coupon.ts";
import { type Paise, roundedProduct } from "./money.ts";

/** A line of a past order, with the making charge that it earned. */
export interface SoldLine extends CouponLine {
  readonly linePrice: Paise;
  /** The making charge of all its pieces. */
  readonly making: Paise;
  readonly pieces: number;
}

/** A past order, as far as a coupon depends on it. */
export interface SoldOrder {
  readonly userId: string;
  readonly at: Date;
  /** The shipping charge of its lines without a coupon. */
  readonly shipping: Paise;
  readonly lines: readonly SoldLine[];
}

/** What a coupon would have cost, and what the same orders earned by their making charge. */
export interface CouponReplay {
  /** How many orders would have used it. */
  readonly orders: number;
  readonly cost: Paise;
  /** The making charge of these orders. */
  readonly making: Paise;
  /** The cost for as many orders as its limit allows; null: it has no limit, or it was not reached. */
  readonly limitedCost: Paise | null;
  /** How many pieces it would have taken more than half of the making charge of. */
  readonly thinPieces: number;
}

/**
 * Replays a coupon on past orders, as if it had run all the time. Its dates and its total limit do not
 * count; how often one shopper may use it does.
 * @param orders the oldest first
 */
export function replayCoupon(coupon: Coupon, orders: readonly SoldOrder[]): CouponReplay {
  const open: Coupon = {
    ...coupon,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    disabled: false,
  };
  const uses = new Map<string, number>();
  let [used, cost, making, thinPieces] = [0, 0, 0, 0];
  for (const { userId, at: now, shipping, lines } of orders) {
    const byUser = uses.get(userId) ?? 0;
    const said = { now, uses: { total: 0, byUser }, shipping };
    if (couponProblem(open, lines, said)) continue;
    uses.set(userId, byUser + 1);
    const { discount, shares, freeShipping } = couponEffect(open, lines);
    used++;
    cost += discount + (freeShipping ? shipping : 0);
    lines.forEach((line, place) => {
      making += line.making;
      if ((shares[place] ?? 0) * 2 > line.making) thinPieces += line.pieces;
    });
  }
  const { totalLimit } = coupon;
  const isLimited = totalLimit !== null && totalLimit < used;
  const limitedCost = isLimited ? roundedProduct([cost, totalLimit], used) : null;
  return { orders: used, cost, making, limitedCost, thinPieces };
}
