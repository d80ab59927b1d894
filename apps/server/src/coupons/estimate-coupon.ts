import type { CouponEstimate, CouponInput } from "@suvarna/contract/coupons/staff-schemas";
import { replayCoupon, type SoldOrder } from "@suvarna/domain/coupon-replay";
import { type Paise, rupees } from "@suvarna/domain/money";
import type { Db } from "../platform/database.ts";
import { newCoupon } from "./make-coupon.ts";

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/**
 * The data about orders that coupons need. They are passed in, because the orders capability
 * imports the coupons capability.
 */
export interface CouponBooks {
  /** Lists the orders since a time, oldest first. */
  soldSince(since: Date): Promise<readonly SoldOrder[]>;
  /**
   * Sums the discounts that each coupon has given on sold orders, in paise by the coupon's code.
   */
  discounts(): Promise<ReadonlyMap<string, Paise>>;
  /**
   * The shipping charge in paise that a coupon for free shipping saves, with the current settings.
   */
  readonly shipping: Paise;
}

/**
 * Estimates the cost of a coupon, as if it had been valid for the last 30 days. Amounts are in
 * rupees.
 * @throws Refusal bad_request with the name of a category that the shop does not have
 */
export async function estimateCoupon(
  { db, books }: { readonly db: Db; readonly books: CouponBooks },
  input: CouponInput,
  now: Date,
): Promise<CouponEstimate> {
  const coupon = { ...(await newCoupon(db, input)), disabled: false };
  const sold = await books.soldSince(new Date(now.getTime() - DAYS * DAY_MS));
  const { orders, cost, making, limitedCost, thinPieces } = replayCoupon(coupon, sold);
  return {
    days: DAYS,
    looked: sold.length,
    orders,
    cost: rupees(cost),
    making: rupees(making),
    limitedCost: limitedCost === null ? null : rupees(limitedCost),
    thinPieces,
  };
}
