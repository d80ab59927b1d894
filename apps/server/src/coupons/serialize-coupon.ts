import type { AppliedCoupon, OfferedCoupon } from "@suvarna/contract/coupons/schemas";
import type { Coupon as StaffCoupon } from "@suvarna/contract/coupons/staff-schemas";
import { type Paise, rupees } from "@suvarna/domain/money";
import { couponWords } from "@suvarna/words/en/coupons";
import type { StoredCoupon } from "./queries.ts";
import type { WeighedCoupon } from "./weigh-coupon.ts";

/**
 * Converts a cart's coupon to the form in which the API sends it, with its discount or the reason
 * why it has none.
 */
export function serializeAppliedCoupon({
  coupon,
  effect,
  problem,
}: Pick<WeighedCoupon, "coupon" | "effect" | "problem">): AppliedCoupon {
  const serialized = serializeGivenCoupon(coupon, effect.discount);
  return problem
    ? { ...serialized, problem: problem.message, problemCode: problem.code }
    : serialized;
}

/**
 * Converts a coupon that can be used to the form in which the API sends it. @param discount in
 * paise
 */
export function serializeGivenCoupon(coupon: StoredCoupon, discount: Paise): AppliedCoupon {
  return {
    ...serializeBenefit(coupon),
    words: couponWords(coupon, coupon.categoryTitle),
    category: coupon.categoryTitle,
    discount: rupees(discount),
  };
}

export function serializeOffer(coupon: StoredCoupon): OfferedCoupon {
  return { code: coupon.code, words: couponWords(coupon, coupon.categoryTitle) };
}

/**
 * Converts a coupon to the form in which staff see it. @param gaveAway the sum of its discounts, in
 * paise
 */
export function serializeStaffCoupon(coupon: StoredCoupon, gaveAway: Paise): StaffCoupon {
  const {
    categoryId,
    categoryTitle,
    startsAt,
    endsAt,
    totalLimit,
    perUserLimit,
    announced,
    disabled,
    used,
  } = coupon;
  return {
    ...serializeBenefit(coupon),
    words: couponWords(coupon, coupon.categoryTitle),
    category: categoryTitle,
    categoryId,
    totalLimit,
    perUserLimit,
    announced,
    disabled,
    used,
    gaveAway: rupees(gaveAway),
    version: String(coupon.version),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

function serializeBenefit({ code, benefit, minimum }: StoredCoupon) {
  return { code, kind: benefit.kind, value: figureOf(benefit), minimum: rupees(minimum) };
}

function figureOf(benefit: StoredCoupon["benefit"]): number {
  if (benefit.kind === "percent") return benefit.shareBp / 100;
  return benefit.kind === "amount" ? rupees(benefit.amount) : 0;
}
