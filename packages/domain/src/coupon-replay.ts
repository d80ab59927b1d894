import { type Coupon, type CouponLine, couponEffect, couponProblem } from "./coupon.ts";
import { type Paise, roundedProduct } from "./money.ts";

/** A line of a past order, with the making charge that it earned. */
export interface SoldLine extends CouponLine {
  readonly linePrice: Paise;
  /** The making charge of all pieces of the line, in paise. */
  readonly making: Paise;
  readonly pieces: number;
}

/** A past order with the data on which a coupon depends. */
export interface SoldOrder {
  readonly userId: string;
  readonly at: Date;
  /** The shipping charge of the order without a coupon, in paise. */
  readonly shipping: Paise;
  readonly lines: readonly SoldLine[];
}

/** The cost of a coupon on past orders, and the making charge of the same orders, in paise. */
export interface CouponReplay {
  /** The number of orders that would have used the coupon. */
  readonly orders: number;
  readonly cost: Paise;
  /** The making charge of the orders that would have used the coupon, in paise. */
  readonly making: Paise;
  /**
   * The total discount if no more orders use the coupon than its limit allows; null if the coupon
   * has no limit or the orders did not reach the limit.
   */
  readonly limitedCost: Paise | null;
  /**
   * The number of pieces on which the coupon would have taken more than half of the making charge.
   */
  readonly thinPieces: number;
}

/**
 * Computes the discounts that a coupon would have given on past orders, as if the coupon had been
 * valid all the time. The coupon's dates and its total limit are ignored; its limit per user is
 * applied.
 * @param orders the orders, the oldest first
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
    const context = { now, uses: { total: 0, byUser }, shipping };
    if (couponProblem(open, lines, context)) continue;
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
