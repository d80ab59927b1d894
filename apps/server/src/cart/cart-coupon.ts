import { type CartRules, cartTotals } from "@suvarna/domain/cart";
import type { CouponLine } from "@suvarna/domain/coupon";
import type { QuotedLine } from "@suvarna/domain/quote";
import { type WeighedCoupon, weighCoupon } from "../coupons/index.ts";
import type { Db } from "../platform/database.ts";
import type { CartLine } from "./queries.ts";

/**
 * The discount that a coupon gives for the lines of a cart; null without a coupon. A line that
 * can't be bought now is ignored, as in the totals.
 * @param code null for a cart without a coupon
 */
export async function weighCartCoupon(
  db: Db,
  { code, userId, lines, rules, now }: CartCouponInput,
): Promise<WeighedCoupon | null> {
  if (code === null) return null;
  const couponLines = lines.map(couponLine);
  const prices = couponLines.flatMap(({ linePrice }) => (linePrice === null ? [] : [linePrice]));
  const { shipping } = cartTotals(prices, rules);
  return weighCoupon(db, { code, userId, lines: couponLines, shipping, now });
}

interface CartCouponInput {
  readonly code: string | null;
  readonly userId: string;
  readonly lines: readonly QuotedLine<CartLine>[];
  readonly rules: CartRules;
  readonly now: Date;
}

function couponLine({ line, linePrice }: QuotedLine<CartLine>): CouponLine {
  return {
    categoryId: line.product.categoryId,
    reduced: line.piece.discountBp > 0,
    linePrice: line.piece.isAvailable ? linePrice : null,
  };
}
