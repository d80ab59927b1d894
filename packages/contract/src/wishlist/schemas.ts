import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import * as z from "zod/mini";
import { Product } from "../catalogue/schemas.ts";
import { Id, Rupees } from "../field-schemas.ts";

/**
 * The fields of a product that its card in the wishlist shows, and from which the price is
 * computed.
 */
const WishlistedProduct = z.pick(Product, {
  _id: true,
  slug: true,
  name: true,
  coverImage: true,
  category: true,
  categoryName: true,
  carat: true,
  metal: true,
  netWeight: true,
  makingcharge: true,
  stoneValue: true,
  discountPercent: true,
  isAvailable: true,
  stock: true,
  sizes: true,
});

/**
 * An entry of a wishlist. `realTimeTotalPrice` is the price after discount of the whole quantity;
 * null without a valid rate.
 */
export const WishlistItem = z.object({
  productId: Id,
  product: WishlistedProduct,
  quantity: z.number(),
  realTimeTotalPrice: z.nullable(Rupees),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** The pieces in a user's wishlist, the last added first. */
export const Wishlist = z.object({ items: z.array(WishlistItem) });
export type Wishlist = z.infer<typeof Wishlist>;

export const getWishlist = {
  summary: "The wishlist at today's prices",
  replies: { 200: Wishlist },
};

export const getWishlistOfUser = {
  summary: "The wishlist of a user, who must be the caller",
  params: z.object({ userId: Id }),
  replies: { 200: Wishlist },
};

export const addToWishlist = {
  summary: "Keeps a piece; 200 when it was kept already",
  body: z.object({ productId: Id, userId: z.optional(Id) }),
  replies: { 201: Wishlist, 200: Wishlist },
};

const mergeMessage = `Merge at most ${MAX_WISHLIST} pieces`;

export const mergeWishlist = {
  summary: "Keeps what a visitor kept before the login, newest first; skips what is unknown",
  body: z.object({ productIds: z.array(Id).check(z.maxLength(MAX_WISHLIST, mergeMessage)) }),
  replies: { 200: Wishlist },
};

export const removeFromWishlist = {
  summary: "Keeps a piece no longer, whether or not it was kept",
  params: z.object({ productId: Id }),
  replies: { 204: null },
};

export const removeFromWishlistOfUser = {
  summary: "The same under its older address; the user must be the caller",
  params: z.object({ userId: Id, productId: Id }),
  replies: { 204: null },
};
