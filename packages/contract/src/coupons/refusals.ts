import type { ErrorCode } from "../errors.ts";

/** The reasons why a coupon does not apply. */
export const COUPON_REFUSALS = [
  "coupon_unknown",
  "coupon_not_yet",
  "coupon_over",
  "coupon_used_up",
  "coupon_used",
  "coupon_not_for_these",
  "coupon_minimum",
  "coupon_gives_nothing",
] as const satisfies readonly ErrorCode[];
