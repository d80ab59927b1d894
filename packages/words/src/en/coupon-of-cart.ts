import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";

/** The benefit of a cart's coupon. The API's own words are in English. */
export const couponBenefit = ({ words }: AppliedCoupon) => words;

/** Why a cart's coupon does not apply now; undefined where it applies. */
export const couponProblem = ({ problem }: AppliedCoupon) => problem;
