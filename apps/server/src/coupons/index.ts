export { changeApprovedCoupon } from "./change-coupon.ts";
export type { CouponBooks } from "./estimate-coupon.ts";
export { findLockedCoupon } from "./locked-coupon.ts";
export { makeApprovedCoupon } from "./make-coupon.ts";
export { addCoupons, findCouponsOfCategory, type NewCoupon } from "./queries.ts";
export { type CouponBuyer, redeemCoupon, releaseCoupon } from "./redeem-coupon.ts";
export { serializeAppliedCoupon } from "./serialize-coupon.ts";
export { type WeighedCoupon, weighCoupon } from "./weigh-coupon.ts";
