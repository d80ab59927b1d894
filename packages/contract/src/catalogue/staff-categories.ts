import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-category-schemas.ts";

export const listDeskCategories = endpoint({
  method: "GET",
  path: "/staff/categories",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listDeskCategories,
});

export const listCategoryNames = endpoint({
  method: "GET",
  path: "/staff/categories/names",
  auth: { can: "products.read" },
  errors: [],
  types: {} as typeof schemas.listCategoryNames,
});

export const createCategory = endpoint({
  method: "POST",
  path: "/staff/categories",
  auth: { can: "content.edit" },
  errors: ["conflict", "content_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.createCategory,
});

export const saveCategory = endpoint({
  method: "PUT",
  path: "/staff/categories/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile", "conflict"],
  types: {} as typeof schemas.saveCategory,
});

export const removeCategory = endpoint({
  method: "DELETE",
  path: "/staff/categories/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile", "category_in_use"],
  types: {} as typeof schemas.removeCategory,
});

export const orderCategories = endpoint({
  method: "PUT",
  path: "/staff/categories/order",
  auth: { can: "content.edit" },
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.orderCategories,
});
