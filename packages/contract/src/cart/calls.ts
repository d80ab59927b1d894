import { COUPON_REFUSALS } from "../coupons/refusals.ts";
import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const getCart = endpoint({
  method: "GET",
  path: "/cart",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.getCart,
});

export const getCartOfUser = endpoint({
  method: "GET",
  path: "/cart/cart/:userId",
  auth: "user",
  errors: ["forbidden"],
  types: {} as typeof schemas.getCartOfUser,
});

export const addToCart = endpoint({
  method: "POST",
  path: "/cart/add-to-cart",
  auth: "user",
  errors: [
    "forbidden",
    "product_not_found",
    "sold_out",
    "stock_exceeded",
    "cart_full",
    "size_unknown",
    "engraving_impossible",
  ],
  fieldErrors: { quantity: "quantity_invalid" },
  types: {} as typeof schemas.addToCart,
});

export const removeOne = endpoint({
  method: "PATCH",
  path: "/cart/remove-single-item",
  auth: "user",
  errors: ["forbidden"],
  types: {} as typeof schemas.removeOne,
});

export const removeLine = endpoint({
  method: "DELETE",
  path: "/cart/remove-item",
  auth: "user",
  errors: ["forbidden"],
  types: {} as typeof schemas.removeLine,
});

export const applyCoupon = endpoint({
  method: "POST",
  path: "/cart/coupon",
  auth: "user",
  perMinute: 30,
  errors: ["cart_empty", ...COUPON_REFUSALS],
  types: {} as typeof schemas.applyCoupon,
});

export const dropCoupon = endpoint({
  method: "DELETE",
  path: "/cart/coupon",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.dropCoupon,
});
