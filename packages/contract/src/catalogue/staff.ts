import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const createProduct = endpoint({
  method: "POST",
  path: "/staff/products",
  auth: { can: "products.edit" },
  errors: ["slug_taken", "idempotency_mismatch", "product_not_found"],
  types: {} as typeof schemas.createProduct,
});

export const updateProduct = endpoint({
  method: "PUT",
  path: "/staff/products/:id",
  auth: { can: "products.edit" },
  errors: [
    "product_not_found",
    "changed_meanwhile",
    "slug_taken",
    "fresh_proof_needed",
    "price_falls_far",
  ],
  types: {} as typeof schemas.updateProduct,
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/staff/products/:id",
  auth: { can: "products.edit" },
  errors: ["product_not_found"],
  types: {} as typeof schemas.deleteProduct,
});

/**
 * These three calls do the same as the calls above, at the addresses that the specification of this
 * shop prescribes.
 */
export const createGold = endpoint({
  method: "POST",
  path: "/gold",
  auth: { can: "products.edit" },
  errors: ["slug_taken", "idempotency_mismatch", "product_not_found"],
  types: {} as typeof schemas.createGold,
});

export const updateGold = endpoint({
  method: "PUT",
  path: "/gold/:id",
  auth: { can: "products.edit" },
  errors: [
    "product_not_found",
    "changed_meanwhile",
    "slug_taken",
    "fresh_proof_needed",
    "price_falls_far",
  ],
  types: {} as typeof schemas.updateGold,
});

export const deleteGold = endpoint({
  method: "DELETE",
  path: "/gold/:id",
  auth: { can: "products.edit" },
  errors: ["product_not_found"],
  types: {} as typeof schemas.deleteGold,
});
