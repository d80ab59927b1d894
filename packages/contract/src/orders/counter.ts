import { COUPON_REFUSALS } from "../coupons/refusals.ts";
import { endpoint } from "../endpoint.ts";
import type * as schemas from "./counter-schemas.ts";

export const findCounterShopper = endpoint({
  method: "POST",
  path: "/staff/counter/shopper",
  auth: { can: "orders.create" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.findCounterShopper,
});

export const quoteCounterOrder = endpoint({
  method: "POST",
  path: "/staff/counter/quote",
  auth: { can: "orders.create" },
  onlyReads: true,
  errors: ["cart_empty", "product_not_found", "sold_out", "stock_exceeded", "price_unknown"],
  types: {} as typeof schemas.quoteCounterOrder,
});

export const sellAtCounter = endpoint({
  method: "POST",
  path: "/staff/orders",
  auth: { can: "orders.create" },
  personal: true,
  errors: [
    "cart_empty",
    "product_not_found",
    "person_not_found",
    "email_taken",
    "sold_out",
    "stock_exceeded",
    "price_unknown",
    "total_changed",
    "pan_required",
    "cod_limit",
    "cod_day_limit",
    "contact_unproved",
    "online_payment_unavailable",
    "unpaid_limit",
    "exposure_full",
    "idempotency_mismatch",
    "dispatch_hindered",
    "huid_taken",
    "fresh_proof_needed",
    ...COUPON_REFUSALS,
    "coupon_used_here",
  ],
  types: {} as typeof schemas.sellAtCounter,
});

export const findCounterSale = endpoint({
  method: "GET",
  path: "/staff/counter/sales/:key",
  auth: { can: "orders.create" },
  personal: true,
  onlyReads: true,
  errors: [],
  types: {} as typeof schemas.findCounterSale,
});
