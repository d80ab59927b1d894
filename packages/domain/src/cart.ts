import { type CouponEffect, NO_COUPON } from "./coupon.ts";
import type { BasisPoints, Paise } from "./money.ts";
import { gstOn } from "./tax.ts";

/** The amounts and rates that a cart's totals depend on; they come from the configuration. */
export interface CartRules {
  readonly gstRateBp: BasisPoints;
  /** Shipping is free when the subtotal is above this amount. */
  readonly freeShippingAbovePaise: Paise;
  readonly shippingPaise: Paise;
}

/** `total = subtotal - discount + gst + shipping`, all in paise. */
export interface CartTotals {
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly gst: Paise;
  readonly shipping: Paise;
  readonly total: Paise;
}

export const MAX_LINE_QUANTITY = 20;
/**
 * The most lines of a cart. Every line with another engraving is a line of its own, so without this
 * limit one account could fill the database, and make its own cart take ever longer.
 */
export const MAX_CART_LINES = 100;

/**
 * Computes a cart's totals from the prices of its lines.
 * @param coupon the coupon's discount (limited to the subtotal) and whether it makes shipping free
 */
export function cartTotals(
  linePrices: readonly Paise[],
  rules: CartRules,
  { discount, freeShipping }: Pick<CouponEffect, "discount" | "freeShipping"> = NO_COUPON,
): CartTotals {
  const subtotal = linePrices.reduce((sum, line) => sum + line, 0);
  const off = Math.min(discount, subtotal);
  const gst = gstOn(subtotal - off, rules.gstRateBp);
  const free = linePrices.length === 0 || subtotal > rules.freeShippingAbovePaise;
  const shipping = free || freeShipping ? 0 : rules.shippingPaise;
  return { subtotal, discount: off, gst, shipping, total: subtotal - off + gst + shipping };
}
