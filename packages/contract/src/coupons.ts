import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Rupees } from "./wire.ts";

export const COUPON_KINDS = ["percent", "amount", "shipping"] as const;

/** What a coupon gives: `value` is percent, rupees, or 0 for the shipping. */
export const couponBenefit = {
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.number(),
  /** From which sum of the pieces that it counts, before GST. */
  minimum: Rupees,
};

/**
 * The coupon of a cart or of an order to come. `discount` is what it takes off now; while it gives
 * nothing `problem` says why, in a sentence.
 */
export const AppliedCoupon = z.object({
  ...couponBenefit,
  /** What it gives, in words that its numbers make: `30% off full-price Silver from ₹5,000`. */
  words: z.string(),
  discount: Rupees,
  problem: z.optional(z.string()),
});
export type AppliedCoupon = z.infer<typeof AppliedCoupon>;

export const OfferedCoupon = z.object({ code: z.string(), words: z.string() });
export type OfferedCoupon = z.infer<typeof OfferedCoupon>;

export const listOffers = endpoint({
  method: "GET",
  path: "/coupons",
  summary: "The coupons that the shop announces and that hold now",
  auth: "public",
  replies: { 200: z.array(OfferedCoupon) },
  errors: [],
});
