import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { AppliedCoupon, CouponChoice } from "../coupons/schemas.ts";
import { Grams, Id, maxCharacters, Rupees, Time } from "../field-schemas.ts";

/**
 * A line of a cart. `price` is the discounted price of one piece, `realTimeTotalPrice` the price of
 * the line; both are null while the grade has no valid rate. A line that is not available can't be
 * ordered, and the totals leave it out.
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
    /** The colour of the metal: `Rose gold`. */
    metalColour: z.string(),
    netWeight: Grams,
    isAvailable: z.boolean(),
    /** True if the product was removed from the catalogue and has no page any more. */
    isRemoved: z.optional(z.boolean()),
    stock: z.nullable(z.number()),
  }),
  /** True if the cart's coupon includes this line when the coupon applies. */
  forCoupon: z.optional(z.boolean()),
  quantity: z.number(),
  size: z.optional(z.string()),
  /** The letters that the shop engraves on the piece. */
  engraving: z.optional(z.string()),
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

export const getCart = {
  summary: "The cart at today's prices",
  replies: { 200: Cart },
};

export const getCartOfUser = {
  summary: "The cart of a user, who must be the caller",
  params: z.object({ userId: Id }),
  replies: { 200: Cart },
};

const invalidProduct = "Invalid product data";
const Line = {
  userId: z
    .string(invalidProduct)
    .check(z.minLength(1, invalidProduct), z.maxLength(64, invalidProduct)),
  productId: z
    .string(invalidProduct)
    .check(z.minLength(1, invalidProduct), z.maxLength(64, invalidProduct)),
  size: z.optional(z.nullable(z.string().check(maxCharacters(20)))),
  /** The letters to engrave. Two lines of one product with different letters are separate lines. */
  engraving: z.optional(z.nullable(z.string().check(maxCharacters(40)))),
};
const quantityMessage = "Choose a quantity from 1 to 20";

export const addToCart = {
  summary: "Puts so many of a piece into the cart",
  body: z.object({
    ...Line,
    quantity: z._default(
      z.int(quantityMessage).check(z.gte(1, quantityMessage), z.lte(20, quantityMessage)),
      1,
    ),
  }),
  replies: { 200: CartReply },
};

export const removeOne = {
  summary: "One less of a piece; at none the line goes",
  body: z.object(Line),
  replies: { 200: CartReply },
};

export const removeLine = {
  summary: "Takes a line out of the cart",
  body: z.object(Line),
  replies: { 200: CartReply },
};

export const applyCoupon = {
  summary: "Puts a coupon on the cart, in the place of the one before",
  body: CouponChoice,
  replies: { 200: CartReply },
};

export const dropCoupon = {
  summary: "Takes the coupon off the cart",
  replies: { 200: CartReply },
};
