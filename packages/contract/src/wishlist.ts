import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Product } from "./product.ts";
import { Id, Rupees } from "./wire.ts";

/** What a card shows of a piece, with all that makes its price. */
const KeptProduct = z.pick(Product, {
  _id: true,
  slug: true,
  name: true,
  coverImage: true,
  category: true,
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

/** `realTimeTotalPrice` is after the discount, for all pieces; null without a valid rate. */
export const WishlistItem = z.object({
  productId: Id,
  product: KeptProduct,
  quantity: z.number(),
  realTimeTotalPrice: z.nullable(Rupees),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** The pieces that a user keeps, the one kept last first. */
export const Wishlist = z.object({ items: z.array(WishlistItem) });
export type Wishlist = z.infer<typeof Wishlist>;

export const getWishlist = endpoint({
  method: "GET",
  path: "/wishlist/wishlist",
  summary: "The wishlist at today's prices",
  auth: "user",
  replies: { 200: Wishlist },
  errors: [],
});

export const getWishlistOfUser = endpoint({
  method: "GET",
  path: "/wishlist/wishlist/:userId",
  summary: "The wishlist of a user, who must be the caller",
  auth: "user",
  params: z.object({ userId: Id }),
  replies: { 200: Wishlist },
  errors: ["forbidden"],
});

export const addToWishlist = endpoint({
  method: "POST",
  path: "/wishlist/wishlist",
  summary: "Keeps a piece; 200 when it was kept already",
  auth: "user",
  body: z.object({ productId: Id, userId: z.optional(Id) }),
  replies: { 201: Wishlist, 200: Wishlist },
  errors: ["forbidden", "product_not_found", "wishlist_full"],
});

const mergeSays = `Merge at most ${MAX_WISHLIST} pieces`;

export const mergeWishlist = endpoint({
  method: "POST",
  path: "/wishlist/wishlist/merge",
  summary: "Keeps what a visitor kept before the login, newest first; skips what is unknown",
  auth: "user",
  body: z.object({ productIds: z.array(Id).check(z.maxLength(MAX_WISHLIST, mergeSays)) }),
  replies: { 200: Wishlist },
  errors: [],
});

export const removeFromWishlist = endpoint({
  method: "DELETE",
  path: "/wishlist/wishlist/:productId",
  summary: "Keeps a piece no longer, whether or not it was kept",
  auth: "user",
  params: z.object({ productId: Id }),
  replies: { 204: null },
  errors: [],
});

export const removeFromWishlistOfUser = endpoint({
  method: "DELETE",
  path: "/wishlist/remove/:userId/:productId",
  summary: "The same under its older address; the user must be the caller",
  auth: "user",
  params: z.object({ userId: Id, productId: Id }),
  replies: { 204: null },
  errors: ["forbidden"],
});
