import * as z from "zod/mini";
import { Totals } from "./cart.ts";
import { AppliedCoupon } from "./coupons.ts";
import { endpoint } from "./endpoint.ts";
import { OrderItem } from "./orders.ts";
import { Id, Rupees, Time } from "./wire.ts";

/**
 * What a cart costs until `expiresAt`, whatever the rates do. `serverTime` is the shop's clock when
 * it answered, so that a countdown need not trust the browser's.
 */
export const Quote = z.object({
  quoteId: Id,
  cartId: Id,
  items: z.array(OrderItem),
  totals: Totals,
  /** The cart's coupon; its discount is in the totals while it holds. */
  coupon: z.optional(AppliedCoupon),
  /** What is due now when the order is paid by an advance; only where something is made to order. */
  advance: z.optional(z.object({ due: Rupees, rest: Rupees })),
  ratesAt: Time,
  lockedAt: Time,
  expiresAt: Time,
  serverTime: Time,
});
export type Quote = z.infer<typeof Quote>;

export const lockPrice = endpoint({
  method: "POST",
  path: "/order/quote",
  summary: "Locks the price of the cart for a while; gives the lock that is there while it holds",
  auth: "user",
  perMinute: 120,
  body: z.object({
    /** Locks anew at the rates of now, when that is less than what is locked. */
    takeLower: z.optional(z.boolean("Use true or false")),
  }),
  replies: { 200: Quote },
  errors: ["cart_empty", "sold_out", "stock_exceeded", "price_unknown"],
});
