export { changeApprovedCoupon } from "./change-coupon.ts";
export type { CouponBooks } from "./estimate-coupon.ts";
export { findLockedCoupon } from "./held-coupon.ts";
export { makeApprovedCoupon } from "./make-coupon.ts";
export { addCoupons, findCouponsOfCategory, type NewCoupon } from "./queries.ts";
export { serializeAppliedCoupon } from "./serialize-coupon.ts";
export { releaseCoupon, redeemCoupon } from "./use-coupon.ts";
export { type WeighedCoupon, weighCoupon } from "./weigh-coupon.ts";
