import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const getWishlist = endpoint({
  method: "GET",
  path: "/wishlist/wishlist",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.getWishlist,
});

export const getWishlistOfUser = endpoint({
  method: "GET",
  path: "/wishlist/wishlist/:userId",
  auth: "user",
  errors: ["forbidden"],
  types: {} as typeof schemas.getWishlistOfUser,
});

export const addToWishlist = endpoint({
  method: "POST",
  path: "/wishlist/wishlist",
  auth: "user",
  errors: ["forbidden", "product_not_found", "wishlist_full"],
  types: {} as typeof schemas.addToWishlist,
});

export const mergeWishlist = endpoint({
  method: "POST",
  path: "/wishlist/wishlist/merge",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.mergeWishlist,
});

export const removeFromWishlist = endpoint({
  method: "DELETE",
  path: "/wishlist/wishlist/:productId",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.removeFromWishlist,
});

export const removeFromWishlistOfUser = endpoint({
  method: "DELETE",
  path: "/wishlist/remove/:userId/:productId",
  auth: "user",
  errors: ["forbidden"],
  types: {} as typeof schemas.removeFromWishlistOfUser,
});
