export { changeApprovedCoupon } from "./change-coupon.ts";
export type { CouponBooks } from "./estimate-coupon.ts";
export { findHeldCoupon } from "./held-coupon.ts";
export { makeApprovedCoupon } from "./make-coupon.ts";
export { addCoupons, findCouponsOfCategory, type NewCoupon } from "./queries.ts";
export { giveCouponBack, useCoupon } from "./use-coupon.ts";
export { type WeighedCoupon, weighCoupon } from "./weigh-coupon.ts";
export { wireAppliedCoupon } from "./wire-coupon.ts";
