import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const listProductTranslations = endpoint({
  method: "GET",
  path: "/staff/translations/:language/product",
  auth: { can: "products.read" },
  errors: [],
  types: {} as typeof schemas.listProductTranslations,
});

export const getProductTranslation = endpoint({
  method: "GET",
  path: "/staff/translations/:language/product/:id",
  auth: { can: "products.read" },
  errors: ["product_not_found"],
  types: {} as typeof schemas.getProductTranslation,
});

export const saveProductTranslation = endpoint({
  method: "PUT",
  path: "/staff/translations/:language/product/:id",
  auth: { can: "products.edit" },
  errors: ["product_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.saveProductTranslation,
});

export const listContentTranslations = endpoint({
  method: "GET",
  path: "/staff/translations/:language/content/:kind",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listContentTranslations,
});

export const getContentTranslation = endpoint({
  method: "GET",
  path: "/staff/translations/:language/content/:kind/:id",
  auth: { can: "content.read" },
  errors: ["content_not_found"],
  types: {} as typeof schemas.getContentTranslation,
});

export const saveContentTranslation = endpoint({
  method: "PUT",
  path: "/staff/translations/:language/content/:kind/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile", "fresh_proof_needed"],
  types: {} as typeof schemas.saveContentTranslation,
});
