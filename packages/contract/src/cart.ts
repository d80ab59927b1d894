import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { AppliedCoupon } from "./coupons.ts";
import { CouponChoice } from "./coupons-input.ts";
import { endpoint } from "./endpoint.ts";
import { COUPON_REFUSALS } from "./errors.ts";
import { atMost, Grams, Id, Rupees, Time } from "./wire.ts";

/**
 * `price` is for one piece after its discount, `realTimeTotalPrice` for the line; both null while
 * the grade has no valid rate. A line that is not available can't be ordered and is in no total.
 */
export const CartItem = z.object({
  product: z.object({
    _id: Id,
    slug: z.string(),
    name: z.string(),
    price: z.nullable(Rupees),
    images: z.array(z.string()),
    coverImage: z.string(),
    carat: z.enum(CARATS),
    metal: z.string(),
    netWeight: Grams,
    isAvailable: z.boolean(),
    /** True when it was taken out of the catalogue: it has no page any more. */
    isRemoved: z.optional(z.boolean()),
    stock: z.nullable(z.number()),
  }),
  /** True where the cart's coupon counts the line, as soon as it holds. */
  forCoupon: z.optional(z.boolean()),
  quantity: z.number(),
  size: z.optional(z.string()),
  realTimeTotalPrice: z.nullable(Rupees),
});
export type CartItem = z.infer<typeof CartItem>;

export const Totals = z.object({
  subtotal: Rupees,
  discount: Rupees,
  gst: Rupees,
  shipping: Rupees,
  total: Rupees,
});
export type Totals = z.infer<typeof Totals>;

export const Cart = z.object({
  cartId: Id,
  items: z.array(CartItem),
  totals: Totals,
  coupon: z.optional(AppliedCoupon),
  ratesAt: z.nullable(Time),
});
export type Cart = z.infer<typeof Cart>;

const CartReply = z.object({ cart: Cart });

export const getCart = endpoint({
  method: "GET",
  path: "/cart",
  summary: "The cart at today's prices",
  auth: "user",
  replies: { 200: Cart },
  errors: [],
});

export const getCartOfUser = endpoint({
  method: "GET",
  path: "/cart/cart/:userId",
  summary: "The cart of a user, who must be the caller",
  auth: "user",
  params: z.object({ userId: Id }),
  replies: { 200: Cart },
  errors: ["forbidden"],
});

const invalidProduct = "Invalid product data";
const Line = {
  userId: z
    .string(invalidProduct)
    .check(z.minLength(1, invalidProduct), z.maxLength(64, invalidProduct)),
  productId: z
    .string(invalidProduct)
    .check(z.minLength(1, invalidProduct), z.maxLength(64, invalidProduct)),
  size: z.optional(z.nullable(z.string().check(atMost(20)))),
};
const quantitySays = "Choose a quantity from 1 to 20";

export const addToCart = endpoint({
  method: "POST",
  path: "/cart/add-to-cart",
  summary: "Puts so many of a piece into the cart",
  auth: "user",
  body: z.object({
    ...Line,
    quantity: z._default(
      z.int(quantitySays).check(z.gte(1, quantitySays), z.lte(20, quantitySays)),
      1,
    ),
  }),
  replies: { 200: CartReply },
  errors: ["forbidden", "product_not_found", "sold_out", "stock_exceeded", "size_unknown"],
  fieldErrors: { quantity: "quantity_invalid" },
});

export const removeOne = endpoint({
  method: "PATCH",
  path: "/cart/remove-single-item",
  summary: "One less of a piece; at none the line goes",
  auth: "user",
  body: z.object(Line),
  replies: { 200: CartReply },
  errors: ["forbidden"],
});

export const removeLine = endpoint({
  method: "DELETE",
  path: "/cart/remove-item",
  summary: "Takes a line out of the cart",
  auth: "user",
  body: z.object(Line),
  replies: { 200: CartReply },
  errors: ["forbidden"],
});

export const applyCoupon = endpoint({
  method: "POST",
  path: "/cart/coupon",
  summary: "Puts a coupon on the cart, in the place of the one before",
  auth: "user",
  perMinute: 30,
  body: CouponChoice,
  replies: { 200: CartReply },
  errors: ["cart_empty", ...COUPON_REFUSALS],
});

export const dropCoupon = endpoint({
  method: "DELETE",
  path: "/cart/coupon",
  summary: "Takes the coupon off the cart",
  auth: "user",
  replies: { 200: CartReply },
  errors: [],
});
