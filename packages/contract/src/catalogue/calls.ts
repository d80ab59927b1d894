import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";
import type { suggest as suggestSchemas } from "./suggestion-schemas.ts";

export const listProducts = endpoint({
  method: "GET",
  path: "/gold",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.listProducts,
});

export const pageProducts = endpoint({
  method: "GET",
  path: "/gold/products/paginated",
  auth: "public",
  shared: true,
  fields: ["products", "facets"],
  errors: [],
  types: {} as typeof schemas.pageProducts,
});

export const suggest = endpoint({
  method: "GET",
  path: "/search/suggest",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof suggestSchemas,
});

export const getProduct = endpoint({
  method: "GET",
  path: "/gold/:id",
  auth: "public",
  shared: true,
  fields: ["_id", "name", "images"],
  errors: ["product_not_found"],
  types: {} as typeof schemas.getProduct,
});

export const getShopDetails = endpoint({
  method: "GET",
  path: "/shopdetails",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getShopDetails,
});

export const getRelated = endpoint({
  method: "GET",
  path: "/related/:productId",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getRelated,
});

export const getRelatedByQuery = endpoint({
  method: "GET",
  path: "/related/",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getRelatedByQuery,
});

export const getMenu = endpoint({
  method: "GET",
  path: "/catalogue/menu",
  auth: "public",
  shared: true,
  fields: ["kinds", "categories"],
  errors: [],
  types: {} as typeof schemas.getMenu,
});

export const listCategories = endpoint({
  method: "GET",
  path: "/category/getAllCategory",
  auth: "public",
  shared: true,
  isList: true,
  errors: [],
  types: {} as typeof schemas.listCategories,
});
