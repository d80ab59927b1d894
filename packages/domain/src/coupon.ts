import { apportion, type BasisPoints, type Paise, roundedProduct } from "./money.ts";
import { BP_PER_WHOLE } from "./price.ts";

/**
 * The benefit of a coupon: a percentage off the pieces' price, an amount off it, or free shipping.
 */
export type CouponBenefit =
  | { readonly kind: "percent"; readonly shareBp: BasisPoints }
  | { readonly kind: "amount"; readonly amount: Paise }
  | { readonly kind: "shipping" };

/** The benefit of a coupon, and the minimum price for it. */
export interface CouponOffer {
  readonly benefit: CouponBenefit;
  /** The minimum total price, before GST, of the pieces to which the coupon applies. */
  readonly minimum: Paise;
}

export interface Coupon extends CouponOffer {
  /** The code that shoppers enter, in upper case. */
  readonly code: string;
  /**
   * The id of the only category to which the coupon applies; null when it applies to the whole
   * cart.
   */
  readonly categoryId: string | null;
  readonly startsAt: Date | null;
  /** The time at which the coupon ends. At exactly this time it can't be used any more. */
  readonly endsAt: Date | null;
  /** How many orders in total may use the coupon; null: any number. */
  readonly totalLimit: number | null;
  /** The maximum number of orders of a user with this coupon; null for any number. */
  readonly perUserLimit: number | null;
  readonly disabled: boolean;
}

/** The fields of a cart line on which a coupon depends. */
export interface CouponLine {
  readonly categoryId: string;
  /** The piece already has a discount of its own. */
  readonly reduced: boolean;
  /**
   * The price of the line; null while the piece can't be bought. The coupon then ignores the line.
   */
  readonly linePrice: Paise | null;
}

/** The number of orders that use a coupon; cancelled and failed orders do not count. */
export interface CouponUses {
  readonly total: number;
  readonly byUser: number;
}

/** The reason why a coupon does not apply to this cart at this time. */
export type CouponProblem =
  | { readonly why: "not_yet"; readonly startsAt: Date }
  | { readonly why: "over"; readonly endedAt: Date | null }
  | { readonly why: "used_up" }
  | { readonly why: "used_by_you" }
  | { readonly why: "not_for_these" }
  | { readonly why: "reduced_already" }
  | { readonly why: "below_minimum"; readonly missing: Paise }
  | { readonly why: "shipping_is_free" }
  | { readonly why: "takes_nothing_off" };

/** The discount of a coupon, in total and by line: `discount` is the sum of `shares`. */
export interface CouponEffect {
  readonly discount: Paise;
  readonly shares: readonly Paise[];
  readonly freeShipping: boolean;
}

export const NO_COUPON = { discount: 0, freeShipping: false };

/**
 * Whether a coupon applies to a line. Discounts are not combined: a piece with a discount of its
 * own gets no coupon, except a coupon for free shipping.
 */
export function appliesTo({ benefit, categoryId }: Coupon, line: CouponLine): boolean {
  const atFullPrice = !line.reduced || benefit.kind === "shipping";
  return atFullPrice && (categoryId === null || categoryId === line.categoryId);
}

/**
 * Finds the reason why a coupon does not apply to these lines at this time; null when it applies.
 * @param shipping the shipping charge of these lines without a coupon, in paise
 */
export function couponProblem(
  coupon: Coupon,
  lines: readonly CouponLine[],
  { now, uses, shipping }: { now: Date; uses: CouponUses; shipping: Paise },
): CouponProblem | null {
  const { categoryId, startsAt, endsAt, minimum } = coupon;
  if (coupon.disabled || (endsAt && now >= endsAt)) return { why: "over", endedAt: endsAt };
  if (startsAt && now < startsAt) return { why: "not_yet", startsAt };
  if (!isWithin(coupon.perUserLimit, uses.byUser)) return { why: "used_by_you" };
  if (!isWithin(coupon.totalLimit, uses.total)) return { why: "used_up" };
  const buyable = lines.filter(({ linePrice }) => linePrice !== null);
  const counted = buyable.filter((line) => appliesTo(coupon, line));
  if (counted.length === 0) {
    const ofKind = buyable.some((line) => categoryId === null || categoryId === line.categoryId);
    return { why: ofKind ? "reduced_already" : "not_for_these" };
  }
  const missing = minimum - sumOf(counted.map(priceOfLine));
  if (missing > 0) return { why: "below_minimum", missing };
  if (coupon.benefit.kind === "shipping") {
    return shipping === 0 ? { why: "shipping_is_free" } : null;
  }
  return couponEffect(coupon, lines).discount === 0 ? { why: "takes_nothing_off" } : null;
}

/** Whether a coupon's limits allow one more order. */
export function hasUsesLeft(
  { totalLimit, perUserLimit }: Pick<Coupon, "totalLimit" | "perUserLimit">,
  { total, byUser }: CouponUses,
): boolean {
  return isWithin(totalLimit, total) && isWithin(perUserLimit, byUser);
}

function isWithin(limit: number | null, used: number): boolean {
  return limit === null || used < limit;
}

/**
 * Computes a coupon's discount on these lines. `couponProblem` must have returned null for them.
 */
export function couponEffect(coupon: Coupon, lines: readonly CouponLine[]): CouponEffect {
  const counted = lines.map((line) => (appliesTo(coupon, line) ? priceOfLine(line) : 0));
  const discount = couponDiscount(coupon.benefit, sumOf(counted));
  const freeShipping = coupon.benefit.kind === "shipping";
  return { discount, shares: apportion(discount, counted), freeShipping };
}

/** The discount on a total price: rounded once, and never more than that price. */
export function couponDiscount(benefit: CouponBenefit, sum: Paise): Paise {
  switch (benefit.kind) {
    case "percent":
      return roundedProduct([sum, benefit.shareBp], BP_PER_WHOLE);
    case "amount":
      return Math.min(benefit.amount, sum);
    case "shipping":
      return 0;
  }
}

function priceOfLine({ linePrice }: CouponLine): Paise {
  return linePrice ?? 0;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
