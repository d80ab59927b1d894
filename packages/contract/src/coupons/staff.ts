import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listCoupons = endpoint({
  method: "GET",
  path: "/staff/coupons",
  auth: { can: "coupons.read" },
  errors: [],
  types: {} as typeof schemas.listCoupons,
});

export const createCoupon = endpoint({
  method: "POST",
  path: "/staff/coupons",
  auth: { can: "coupons.edit" },
  freshProof: true,
  errors: ["coupon_taken", "idempotency_mismatch", "approval_decided", "approval_lapsed"],
  types: {} as typeof schemas.createCoupon,
});

export const switchCoupon = endpoint({
  method: "PATCH",
  path: "/staff/coupons/:code",
  auth: { can: "coupons.edit" },
  freshProof: true,
  errors: ["coupon_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.switchCoupon,
});

export const estimateCoupon = endpoint({
  method: "POST",
  path: "/staff/coupons/estimate",
  auth: { can: "coupons.read" },
  errors: [],
  types: {} as typeof schemas.estimateCoupon,
});
