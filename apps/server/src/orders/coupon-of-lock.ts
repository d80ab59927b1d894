import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";
import type { CartRules } from "@suvarna/domain/cart";
import { quote as priced } from "@suvarna/domain/quote";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import { weighCartCoupon } from "../cart/index.ts";
import { findLockedCoupon, serializeAppliedCoupon } from "../coupons/index.ts";
import type { Tx } from "../platform/database.ts";
import type { PricedCart } from "./price-cart.ts";
import type { Quote } from "./quote-queries.ts";

/** The state of the coupon of a cart whose price is locked. */
export interface CouponOfLock {
  /** False when the coupon's discount has changed, so that the price must be locked again. */
  readonly stands: boolean;
  /** The coupon as the cart shows it; null for a cart without a coupon. */
  readonly shown: AppliedCoupon | null;
}

/**
 * Finds whether the coupon of a price lock still holds. The coupon counts as long as the lock,
 * unless other orders have used it up, which the lock can't prevent. A coupon that gave nothing
 * when the price was locked is checked again.
 */
export async function couponOfLock(
  tx: Tx,
  quote: Quote,
  { userId, lines, couponCode, now }: PricedCart,
  { sheet, rules }: { sheet: RateSheet | null; rules: CartRules },
): Promise<CouponOfLock> {
  if (quote.couponCode !== null) {
    const { discount } = quote.totals;
    const lockedCoupon = await findLockedCoupon(tx, { code: quote.couponCode, userId, discount });
    return { stands: lockedCoupon !== null, shown: lockedCoupon };
  }
  if (couponCode === null || !sheet) return { stands: true, shown: null };
  const quoted = priced(lines, sheet.perGram, rules).lines;
  const coupon = await weighCartCoupon(tx, {
    code: couponCode,
    userId,
    lines: quoted,
    rules,
    now,
  });
  return { stands: coupon?.problem !== null, shown: coupon && serializeAppliedCoupon(coupon) };
}
