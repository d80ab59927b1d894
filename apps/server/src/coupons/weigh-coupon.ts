import {
  appliesTo,
  type CouponEffect,
  type CouponLine,
  couponEffect,
  couponProblem,
} from "@suvarna/domain/coupon";
import type { Paise } from "@suvarna/domain/money";
import type { Db } from "../platform/database.ts";
import type { Refusal } from "../platform/errors.ts";
import { couponRefusal } from "./coupon-refusal.ts";
import { countUses, findCoupon, type StoredCoupon } from "./queries.ts";

/** A coupon and its effect on the lines of a cart. */
export interface WeighedCoupon {
  readonly coupon: StoredCoupon;
  /** The coupon's discount for each line, in paise; zero when there is a problem. */
  readonly effect: CouponEffect;
  /** The reason why the coupon can't be used; null when it can. */
  readonly problem: Refusal | null;
  /** Whether the coupon applies to each of the lines. */
  readonly counted: readonly boolean[];
}

/**
 * Computes the effect of a coupon on these lines for a user at a moment; null when no coupon has
 * this code.
 * @param code the code in upper case
 */
export async function weighCoupon(
  db: Db,
  { code, userId, lines, shipping, now }: CouponQuestion,
): Promise<WeighedCoupon | null> {
  const coupon = await findCoupon(db, code);
  if (!coupon) return null;
  const uses = await countUses(db, coupon, userId);
  const trouble = couponProblem(coupon, lines, { now, uses, shipping });
  const nothing = { discount: 0, shares: lines.map(() => 0), freeShipping: false };
  return {
    coupon,
    effect: trouble ? nothing : couponEffect(coupon, lines),
    problem: trouble && couponRefusal(coupon, trouble),
    counted: lines.map((line) => appliesTo(coupon, line)),
  };
}

interface CouponQuestion {
  readonly code: string;
  readonly userId: string;
  readonly lines: readonly CouponLine[];
  /** The shipping charge of the cart without a coupon, in paise. */
  readonly shipping: Paise;
  readonly now: Date;
}
