import * as z from "zod/mini";
import { Id, maxCharacters, Rupees, Time } from "../field-schemas.ts";
import { OptionalIdempotencyHeaders } from "../idempotency.ts";
import { ApprovalPending } from "../staff/approval.ts";
import { IfMatchOrAny } from "../staff/version.ts";
import { COUPON_KINDS, CouponCode, couponBenefit } from "./schemas.ts";

/** A coupon as staff see it. */
export const Coupon = z.object({
  ...couponBenefit,
  words: z.string(),
  /** The title of the category to which the coupon applies; null for all pieces. */
  category: z.nullable(z.string()),
  categoryId: z.nullable(Id),
  startsAt: z.nullable(Time),
  endsAt: z.nullable(Time),
  totalLimit: z.nullable(z.number()),
  perUserLimit: z.nullable(z.number()),
  announced: z.boolean(),
  disabled: z.boolean(),
  /** The number of orders that used the coupon. */
  used: z.number(),
  /**
   * The sum of the coupon's discounts on sold orders, in rupees. Free shipping counts at today's
   * shipping charge.
   */
  gaveAway: Rupees,
  /** The version of the coupon, to send as `If-Match` with a change. */
  version: z.string(),
});
export type Coupon = z.infer<typeof Coupon>;

const rupeesMessage = "Enter rupees, from 0 on";
const limitMessage = "Enter a whole number from 1 on";
const Limit = z.nullish(z.int(limitMessage).check(z.gte(1, limitMessage)));
const Moment = z.nullish(z.iso.datetime("Enter a time, such as 2026-11-21T06:00:00Z"));

export const CouponInput = z
  .object({
    code: CouponCode,
    kind: z.enum(COUPON_KINDS, "Choose percent, amount or shipping"),
    value: z._default(z.number().check(z.gte(0), z.lte(10_000_000)), 0),
    minimum: z._default(
      z.number(rupeesMessage).check(z.gte(0, rupeesMessage), z.lte(100_000_000, rupeesMessage)),
      0,
    ),
    /**
     * The title or id of the category to which the coupon applies. Without a category the coupon
     * applies to the whole cart.
     */
    category: z.nullish(z.string().check(z.trim(), z.minLength(1))),
    startsAt: Moment,
    endsAt: Moment,
    totalLimit: Limit,
    perUserLimit: Limit,
    announced: z._default(z.boolean(), false),
    /** The reason, for the second person that must approve a large coupon. */
    reason: z._default(z.string().check(z.trim(), maxCharacters(300)), ""),
  })
  .check(
    z.refine(
      ({ kind, value }) =>
        kind === "shipping" ? value === 0 : value > 0 && (kind === "amount" || value <= 100),
      { error: "Enter a percentage up to 100, or an amount in rupees", path: ["value"] },
    ),
    z.refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
      error: "Choose an end after the beginning",
      path: ["endsAt"],
    }),
  );
export type CouponInput = z.output<typeof CouponInput>;

export const listCoupons = {
  summary: "Every coupon with how often it is used, newest first",
  replies: { 200: z.array(Coupon) },
};

export const createCoupon = {
  summary:
    "Makes a coupon, once for each Idempotency-Key. One that gives very much, or without a limit, waits for a second person (202)",
  headers: OptionalIdempotencyHeaders,
  body: CouponInput,
  replies: { 201: Coupon, 202: ApprovalPending },
};

/** A change of an existing coupon. Fields that are left out stay unchanged. */
export const CouponChange = z.object({
  disabled: z.optional(z.boolean("Use true or false")),
  announced: z.optional(z.boolean("Use true or false")),
  endsAt: Moment,
  totalLimit: Limit,
  perUserLimit: Limit,
  /** The reason, for the second person that must approve a larger coupon. */
  reason: z._default(z.string().check(z.trim(), maxCharacters(300)), ""),
});
export type CouponChange = z.output<typeof CouponChange>;

export const switchCoupon = {
  summary:
    "Takes a coupon back, gives it again, or changes its end and limits; orders keep what they had by it. More of one that gives very much waits for a second person (202)",
  params: z.object({ code: CouponCode }),
  headers: IfMatchOrAny,
  body: CouponChange,
  replies: { 200: Coupon, 202: ApprovalPending },
};

export const CouponEstimate = z.object({
  /** The number of past days whose orders are counted. */
  days: z.number(),
  /** The number of orders in the counted days. */
  looked: z.number(),
  /** The number of counted orders that would have used the coupon. */
  orders: z.number(),
  cost: Rupees,
  /** The making charge of the orders that would have used the coupon, in rupees. */
  making: Rupees,
  /**
   * The total discount in rupees if no more orders use the coupon than its limit allows; null if
   * the counted orders did not reach the limit.
   */
  limitedCost: z.nullable(Rupees),
  /**
   * The number of pieces on which the coupon would have taken more than half of the making charge.
   */
  thinPieces: z.number(),
});
export type CouponEstimate = z.infer<typeof CouponEstimate>;

export const estimateCoupon = {
  summary: "What a coupon would have cost, replayed on the orders of the last 30 days",
  body: CouponInput,
  replies: { 200: CouponEstimate },
};
