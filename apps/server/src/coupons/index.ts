export { findHeldCoupon } from "./held-coupon.ts";
export { couponsHolding } from "./holding.ts";
export { addCoupons, type NewCoupon } from "./queries.ts";
export { registerCoupons } from "./routes.ts";
export { giveCouponBack, useCoupon } from "./use-coupon.ts";
export { type WeighedCoupon, weighCoupon } from "./weigh-coupon.ts";
export { wireAppliedCoupon } from "./wire-coupon.ts";
