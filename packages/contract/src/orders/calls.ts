import { COUPON_REFUSALS } from "../coupons/refusals.ts";
import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const createOrder = endpoint({
  method: "POST",
  path: "/order/create",
  auth: "user",
  perMinute: 60,
  errors: [
    "cart_missing",
    "cart_empty",
    "sold_out",
    "stock_exceeded",
    "price_unknown",
    "total_changed",
    ...COUPON_REFUSALS,
    "coupon_used_here",
    "quote_not_found",
    "quote_expired",
    "quote_changed",
    "forbidden",
    "pan_required",
    "cod_limit",
    "cod_abroad",
    "cod_made_to_order",
    "cod_too_many",
    "cod_day_limit",
    "prepayment_only",
    "contact_unproved",
    "phone_unproved",
    "unpaid_limit",
    "exposure_full",
    "advance_unavailable",
    "idempotency_mismatch",
    "online_payment_unavailable",
    "payment_unavailable",
    "payment_over",
  ],
  fieldErrors: { cartId: "cart_missing" },
  types: {} as typeof schemas.createOrder,
});

export const listOrders = endpoint({
  method: "GET",
  path: "/order/user/:userId",
  auth: "user",
  errors: ["forbidden"],
  types: {} as typeof schemas.listOrders,
});

export const getOrder = endpoint({
  method: "GET",
  path: "/order/:id",
  auth: "user",
  errors: ["order_not_found", "forbidden"],
  types: {} as typeof schemas.getOrder,
});

export const payOrder = endpoint({
  method: "POST",
  path: "/order/:id/pay",
  auth: "user",
  perMinute: 60,
  errors: [
    "order_not_found",
    "forbidden",
    "payment_over",
    "sold_out",
    "contact_unproved",
    "unpaid_limit",
    "pan_required",
    "exposure_full",
    "payment_unavailable",
    "online_payment_unavailable",
    "cod_limit",
    "cod_abroad",
    "cod_made_to_order",
    "cod_too_many",
    "cod_day_limit",
    "prepayment_only",
    "phone_unproved",
    ...COUPON_REFUSALS,
    "coupon_used_here",
  ],
  types: {} as typeof schemas.payOrder,
});

export const verifyOrder = endpoint({
  method: "POST",
  path: "/order/verify",
  auth: "user",
  perMinute: 120,
  errors: ["order_not_found", "forbidden", "payment_failed"],
  types: {} as typeof schemas.verifyOrder,
});

export const cancelOrder = endpoint({
  method: "POST",
  path: "/order/:id/cancel",
  auth: "user",
  perMinute: 60,
  errors: ["order_not_found", "forbidden", "order_dispatched"],
  types: {} as typeof schemas.cancelOrder,
});

export const requestReturn = endpoint({
  method: "POST",
  path: "/order/:id/return",
  auth: "user",
  errors: [
    "order_not_found",
    "forbidden",
    "return_closed",
    "return_asked",
    "return_pieces_gone",
    "return_engraved",
  ],
  types: {} as typeof schemas.requestReturn,
});

export const reorder = endpoint({
  method: "POST",
  path: "/order/:id/reorder",
  auth: "user",
  errors: ["order_not_found", "forbidden"],
  types: {} as typeof schemas.reorder,
});

export const lockPrice = endpoint({
  method: "POST",
  path: "/order/quote",
  auth: "user",
  perMinute: 120,
  errors: [
    "cart_empty",
    "sold_out",
    "stock_exceeded",
    "price_unknown",
    "unpaid_limit",
    "contact_unproved",
    "exposure_full",
  ],
  types: {} as typeof schemas.lockPrice,
});
