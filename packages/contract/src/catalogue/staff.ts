import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const createProduct = endpoint({
  method: "POST",
  path: "/gold",
  auth: "staff",
  errors: ["slug_taken"],
  types: {} as typeof schemas.createProduct,
});

export const updateProduct = endpoint({
  method: "PUT",
  path: "/gold/:id",
  auth: "staff",
  errors: ["product_not_found", "slug_taken"],
  types: {} as typeof schemas.updateProduct,
});

export const deleteProduct = endpoint({
  method: "DELETE",
  path: "/gold/:id",
  auth: "staff",
  errors: ["product_not_found"],
  types: {} as typeof schemas.deleteProduct,
});
