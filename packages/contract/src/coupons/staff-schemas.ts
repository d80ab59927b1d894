import * as z from "zod/mini";
import { KeptForApproval } from "../staff/approval.ts";
import { atMost, Id, Rupees, Time } from "../wire.ts";
import { COUPON_KINDS, CouponCode, couponBenefit } from "./schemas.ts";

/** A coupon as staff see it. */
export const Coupon = z.object({
  ...couponBenefit,
  words: z.string(),
  /** The title of the category that it is for. */
  category: z.nullable(z.string()),
  categoryId: z.nullable(Id),
  startsAt: z.nullable(Time),
  endsAt: z.nullable(Time),
  totalLimit: z.nullable(z.number()),
  perUserLimit: z.nullable(z.number()),
  announced: z.boolean(),
  disabled: z.boolean(),
  /** The number of orders that used it. */
  used: z.number(),
  /** What it has taken off the orders that were sold; for free shipping at today's charge. */
  gaveAway: Rupees,
  /** To be sent as `If-Match` with a change. */
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
    /** A category by its title or id; without one it counts the whole cart. */
    category: z.nullish(z.string().check(z.trim(), z.minLength(1))),
    startsAt: Moment,
    endsAt: Moment,
    totalLimit: Limit,
    perUserLimit: Limit,
    announced: z._default(z.boolean(), false),
    /** Why it is made, for the second person who must approve a large one. */
    reason: z._default(z.string().check(z.trim(), atMost(300)), ""),
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
    "Makes a coupon. One that gives very much, or without a limit, waits for a second person (202)",
  body: CouponInput,
  replies: { 201: Coupon, 202: KeptForApproval },
};

/** What can change once a coupon exists; fields that are not sent stay as they are. */
export const CouponChange = z.object({
  disabled: z.optional(z.boolean("Use true or false")),
  announced: z.optional(z.boolean("Use true or false")),
  endsAt: Moment,
  totalLimit: Limit,
  perUserLimit: Limit,
  /** Why, for the second person who must approve a larger one. */
  reason: z._default(z.string().check(z.trim(), atMost(300)), ""),
});
export type CouponChange = z.output<typeof CouponChange>;

export const switchCoupon = {
  summary:
    "Takes a coupon back, gives it again, or changes its end and limits; orders keep what they had by it. More of one that gives very much waits for a second person (202)",
  params: z.object({ code: CouponCode }),
  headers: z.object({
    /** The version that the caller has seen; without it the change is made anyway. */
    "if-match": z.optional(z.string().check(atMost(100))),
  }),
  body: CouponChange,
  replies: { 200: Coupon, 202: KeptForApproval },
};

export const CouponEstimate = z.object({
  /** Of how many days the orders are. */
  days: z.number(),
  /** How many orders there were in these days. */
  looked: z.number(),
  /** How many of them would have used it. */
  orders: z.number(),
  cost: Rupees,
  /** The making charge of the orders that would have used it. */
  making: Rupees,
  /** The cost for as many orders as its limit allows; null if that was not reached. */
  limitedCost: z.nullable(Rupees),
  /** How many pieces it would have taken more than half of the making charge of. */
  thinPieces: z.number(),
});
export type CouponEstimate = z.infer<typeof CouponEstimate>;

export const estimateCoupon = {
  summary: "What a coupon would have cost, replayed on the orders of the last 30 days",
  body: CouponInput,
  replies: { 200: CouponEstimate },
};
