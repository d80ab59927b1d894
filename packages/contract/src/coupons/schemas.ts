import * as z from "zod/mini";
import { Rupees, requiredText } from "../field-schemas.ts";

const codeMessage = "A coupon code has 3 to 20 letters and digits";

/** A coupon's code as people type it, normalised to upper case without spaces. */
export const CouponCode = z.pipe(
  requiredText("Enter a coupon code", 40),
  z.pipe(
    z.transform((text: string) => text.replace(/\s/g, "").toUpperCase()),
    z.string().check(z.regex(/^[A-Z0-9]{3,20}$/, codeMessage)),
  ),
);

/** The coupon code that a shopper enters in the cart. */
export const CouponChoice = z.object({ code: CouponCode });

export const COUPON_KINDS = ["percent", "amount", "shipping"] as const;

/** The benefit of a coupon: `value` is in percent or rupees, and 0 for free shipping. */
export const couponBenefit = {
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: z.number(),
  /** The minimum total, before GST, of the pieces that the coupon includes. */
  minimum: Rupees,
};

/**
 * The coupon of a cart, or of an order that is about to be placed. `discount` is the coupon's
 * current discount. While the coupon does not apply, `problem` gives the reason in a sentence.
 */
export const AppliedCoupon = z.object({
  ...couponBenefit,
  /**
   * The benefit in words, made from the coupon's numbers, such as `30% off full-price Silver from
   * ₹5,000`.
   */
  words: z.string(),
  discount: Rupees,
  problem: z.optional(z.string()),
  /** The code of `problem`, which is the code of the refusal when the coupon is entered. */
  problemCode: z.optional(z.string()),
  /** The title of the category whose pieces the coupon includes; null for all pieces. */
  category: z.nullable(z.string()),
});
export type AppliedCoupon = z.infer<typeof AppliedCoupon>;

export const OfferedCoupon = z.object({ code: z.string(), words: z.string() });
export type OfferedCoupon = z.infer<typeof OfferedCoupon>;

export const listOffers = {
  summary: "The coupons that the shop announces and that hold now",
  replies: { 200: z.array(OfferedCoupon) },
};
