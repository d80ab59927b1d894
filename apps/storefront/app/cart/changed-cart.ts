import type { Cart, CartItem } from "@suvarna/contract/cart/schemas";
import type { Shop } from "@suvarna/contract/content/schemas";
import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";
import { type CartRules, cartTotals } from "@suvarna/domain/cart";
import { type CouponBenefit, couponDiscount, NO_COUPON } from "@suvarna/domain/coupon";
import { type Paise, paise, rupees } from "@suvarna/domain/money";

/** Identifies a line of a cart by its product, size and engraving. */
export interface CartLine {
  readonly productId: string;
  readonly size?: string | null;
  /** The letters to engrave, in the form that the function `engravingOf` returns. */
  readonly engraving?: string | null;
}

export function isLine(item: CartItem, line: CartLine): boolean {
  return (
    item.product._id === line.productId &&
    (item.size ?? null) === (line.size ?? null) &&
    (item.engraving ?? "") === (line.engraving ?? "")
  );
}

/**
 * Predicts the cart after the quantity of a line has changed by `more`. A line with the quantity 0
 * is removed. The function uses the same arithmetic as the server, so the optimistic update shows
 * the final figures.
 */
export function changedCart(cart: Cart, line: CartLine, more: number, shop: Shop): Cart {
  const items = cart.items.flatMap((item) => {
    if (!isLine(item, line)) return [item];
    const quantity = item.quantity + more;
    return quantity > 0 ? [withQuantity(item, quantity)] : [];
  });
  const off = couponOff(cart, items);
  const totals = cartTotals(pricesOf(items), cartRules(shop), off);
  const { coupon } = cart;
  return {
    ...cart,
    items,
    ...(coupon ? { coupon: { ...coupon, discount: rupees(totals.discount) } } : {}),
    totals: {
      subtotal: rupees(totals.subtotal),
      discount: rupees(totals.discount),
      gst: rupees(totals.gst),
      shipping: rupees(totals.shipping),
      total: rupees(totals.total),
    },
  };
}

function pricesOf(items: readonly CartItem[]): Paise[] {
  return items.flatMap(({ product, realTimeTotalPrice: price }) =>
    price === null || !product.isAvailable ? [] : [paise(price)],
  );
}

/**
 * The coupon's discount on the given items. Only the server decides whether an inactive coupon
 * applies again, and why a coupon stops applying.
 */
function couponOff({ coupon }: Cart, items: readonly CartItem[]) {
  if (!coupon || coupon.problem) return NO_COUPON;
  const counted = pricesOf(items.filter(({ forCoupon }) => forCoupon));
  const sum = counted.reduce((all, price) => all + price, 0);
  if (counted.length === 0 || sum < paise(coupon.minimum)) return NO_COUPON;
  const benefit = benefitOf(coupon);
  const freeShipping = benefit.kind === "shipping";
  return { discount: couponDiscount(benefit, sum), freeShipping };
}

function benefitOf({ kind, value }: AppliedCoupon): CouponBenefit {
  switch (kind) {
    case "percent":
      return { kind, shareBp: Math.round(value * 100) };
    case "amount":
      return { kind, amount: paise(value) };
    case "shipping":
      return { kind };
  }
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  const { price } = item.product;
  const realTimeTotalPrice = price === null ? null : rupees(paise(price) * quantity);
  return { ...item, quantity, realTimeTotalPrice };
}

function cartRules(shop: Shop): CartRules {
  return {
    gstRateBp: Math.round(shop.gstPercent * 100),
    freeShippingAbovePaise: paise(shop.freeShippingAbove),
    shippingPaise: paise(shop.shippingCost),
  };
}
