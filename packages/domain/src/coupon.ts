import { type BasisPoints, type Paise, roundedProduct } from "./money.ts";
import { BP_PER_WHOLE } from "./price.ts";

/** What a coupon takes off: a share of the pieces' price, so many paise of it, or the shipping. */
export type CouponBenefit =
  | { readonly kind: "percent"; readonly shareBp: BasisPoints }
  | { readonly kind: "amount"; readonly amount: Paise }
  | { readonly kind: "shipping" };

/** What a coupon gives, and from which sum on. */
export interface CouponOffer {
  readonly benefit: CouponBenefit;
  /** The sum of the pieces that it counts, before GST, from which on it is given. */
  readonly minimum: Paise;
}

export interface Coupon extends CouponOffer {
  /** Upper case. */
  readonly code: string;
  /** The one category whose pieces it counts; null counts the whole cart. */
  readonly categoryId: string | null;
  readonly startsAt: Date | null;
  /** The first moment at which it can't be used any more. */
  readonly endsAt: Date | null;
  /** How many orders can have it altogether; null for any number. */
  readonly totalLimit: number | null;
  /** How many orders of one user can have it; null for any number. */
  readonly perUserLimit: number | null;
  readonly disabled: boolean;
}

/** A line of a cart, as far as a coupon looks at it. */
export interface CouponLine {
  readonly categoryId: string;
  /** The shop has lowered its price already. */
  readonly reduced: boolean;
  /** Null while it can't be bought: then it counts for nothing. */
  readonly linePrice: Paise | null;
}

/** How often a coupon was used, by orders that still have it. */
export interface CouponUses {
  readonly total: number;
  readonly byUser: number;
}

/** Why a coupon gives nothing now. */
export type CouponTrouble =
  | { readonly why: "not_yet"; readonly startsAt: Date }
  | { readonly why: "over"; readonly endedAt: Date | null }
  | { readonly why: "used_up" }
  | { readonly why: "used_by_you" }
  | { readonly why: "not_for_these" }
  | { readonly why: "reduced_already" }
  | { readonly why: "below_minimum"; readonly missing: Paise }
  | { readonly why: "shipping_is_free" }
  | { readonly why: "takes_nothing_off" };

/** What a coupon takes off, by line and altogether: `discount` is the sum of `shares`. */
export interface CouponEffect {
  readonly discount: Paise;
  readonly shares: readonly Paise[];
  readonly freeShipping: boolean;
}

export const NO_COUPON = { discount: 0, freeShipping: false };

/**
 * Whether a coupon counts a line. A piece whose price is lowered already keeps that and no coupon
 * comes on top, but for the shipping: so none is ever sold for less than the shop says.
 */
export function counts({ benefit, categoryId }: Coupon, line: CouponLine): boolean {
  const atFullPrice = !line.reduced || benefit.kind === "shipping";
  return atFullPrice && (categoryId === null || categoryId === line.categoryId);
}

/**
 * Why a coupon gives nothing for these lines now; null when it gives something.
 * @param shipping what the shipping of these lines costs without a coupon, in paise
 */
export function couponTrouble(
  coupon: Coupon,
  lines: readonly CouponLine[],
  { now, uses, shipping }: { now: Date; uses: CouponUses; shipping: Paise },
): CouponTrouble | null {
  const { categoryId, startsAt, endsAt, minimum } = coupon;
  if (coupon.disabled || (endsAt && now >= endsAt)) return { why: "over", endedAt: endsAt };
  if (startsAt && now < startsAt) return { why: "not_yet", startsAt };
  if (!isWithin(coupon.perUserLimit, uses.byUser)) return { why: "used_by_you" };
  if (!isWithin(coupon.totalLimit, uses.total)) return { why: "used_up" };
  const buyable = lines.filter(({ linePrice }) => linePrice !== null);
  const counted = buyable.filter((line) => counts(coupon, line));
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

/** Whether a coupon may be used once more, by its limits. */
export function hasUsesLeft(
  { totalLimit, perUserLimit }: Pick<Coupon, "totalLimit" | "perUserLimit">,
  { total, byUser }: CouponUses,
): boolean {
  return isWithin(totalLimit, total) && isWithin(perUserLimit, byUser);
}

function isWithin(limit: number | null, used: number): boolean {
  return limit === null || used < limit;
}

/** What a coupon that holds takes off these lines. */
export function couponEffect(coupon: Coupon, lines: readonly CouponLine[]): CouponEffect {
  const counted = lines.map((line) => (counts(coupon, line) ? priceOfLine(line) : 0));
  const discount = couponDiscount(coupon.benefit, sumOf(counted));
  const freeShipping = coupon.benefit.kind === "shipping";
  return { discount, shares: spread(discount, counted), freeShipping };
}

/** What is taken off a sum of pieces: rounded once, and never more than the sum. */
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

/**
 * Shares an amount out over weights, in whole paise that add up to it: each has its part rounded
 * down, and the paise that are left go to the largest remainders, the earlier of two alike first.
 */
export function spread(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  // BigInt, because an amount times a price passes 2^53.
  const [a, w] = [BigInt(amount), BigInt(whole)];
  const parts = weights.map((weight, index) => {
    const product = a * BigInt(weight);
    return { index, share: Number(product / w), rest: product % w };
  });
  const left = amount - sumOf(parts.map(({ share }) => share));
  const lucky = parts
    .toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1))
    .slice(0, left);
  const more = new Set(lucky.map(({ index }) => index));
  return parts.map(({ index, share }) => share + (more.has(index) ? 1 : 0));
}

function priceOfLine({ linePrice }: CouponLine): Paise {
  return linePrice ?? 0;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
