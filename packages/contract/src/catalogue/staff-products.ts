import { endpoint } from "../endpoint.ts";
import type * as making from "./staff-making-schemas.ts";
import type * as schemas from "./staff-products-schemas.ts";
import type * as stock from "./staff-stock-schemas.ts";

const changes = ["product_not_found", "product_archived", "changed_meanwhile"] as const;

export const listStaffProducts = endpoint({
  method: "GET",
  path: "/staff/products",
  auth: { can: "products.read" },
  errors: [],
  types: {} as typeof schemas.listStaffProducts,
});

export const countStaffProducts = endpoint({
  method: "GET",
  path: "/staff/products/counts",
  auth: { can: "products.read" },
  errors: [],
  types: {} as typeof schemas.countStaffProducts,
});

export const getStaffProduct = endpoint({
  method: "GET",
  path: "/staff/products/:id",
  auth: { can: "products.read" },
  errors: ["product_not_found"],
  types: {} as typeof schemas.getStaffProduct,
});

export const createDraft = endpoint({
  method: "POST",
  path: "/staff/products/drafts",
  auth: { can: "products.edit" },
  errors: ["idempotency_mismatch", "product_not_found"],
  types: {} as typeof schemas.createDraft,
});

export const saveDraft = endpoint({
  method: "PUT",
  path: "/staff/products/:id/draft",
  auth: { can: "products.edit" },
  errors: changes,
  types: {} as typeof schemas.saveDraft,
});

export const discardDraft = endpoint({
  method: "DELETE",
  path: "/staff/products/:id/draft",
  auth: { can: "products.edit" },
  errors: [...changes, "conflict"],
  types: {} as typeof schemas.discardDraft,
});

export const publishProduct = endpoint({
  method: "POST",
  path: "/staff/products/:id/publish",
  auth: { can: "products.edit" },
  errors: [...changes, "slug_taken", "fresh_proof_needed"],
  types: {} as typeof schemas.publishProduct,
});

export const duplicateProduct = endpoint({
  method: "POST",
  path: "/staff/products/:id/duplicate",
  auth: { can: "products.edit" },
  errors: ["idempotency_mismatch", "product_not_found"],
  types: {} as typeof schemas.duplicateProduct,
});

export const archiveProduct = endpoint({
  method: "POST",
  path: "/staff/products/:id/archive",
  auth: { can: "products.edit" },
  errors: changes,
  types: {} as typeof schemas.archiveProduct,
});

export const restoreProduct = endpoint({
  method: "POST",
  path: "/staff/products/:id/restore",
  auth: { can: "products.edit" },
  errors: ["product_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.restoreProduct,
});

export const changeStock = endpoint({
  method: "PATCH",
  path: "/staff/products/:id/stock",
  auth: { can: "products.edit" },
  errors: [...changes, "size_unknown"],
  types: {} as typeof schemas.changeStock,
});

export const changeMaking = endpoint({
  method: "PATCH",
  path: "/staff/products/:id/making",
  auth: { can: "products.edit" },
  errors: [...changes, "fresh_proof_needed", "price_falls_far"],
  types: {} as typeof making.changeMaking,
});

export const previewMaking = endpoint({
  method: "POST",
  path: "/staff/products/making/preview",
  auth: { can: "products.edit" },
  errors: [],
  types: {} as typeof making.previewMaking,
});

export const changeMakingOfMany = endpoint({
  method: "POST",
  path: "/staff/products/making",
  auth: { can: "products.edit" },
  freshProof: true,
  errors: ["making_out_of_range"],
  types: {} as typeof making.changeMakingOfMany,
});

export const changeAvailabilityOfMany = endpoint({
  method: "POST",
  path: "/staff/products/availability",
  auth: { can: "products.edit" },
  errors: [],
  types: {} as typeof schemas.changeAvailabilityOfMany,
});

export const previewStock = endpoint({
  method: "POST",
  path: "/staff/products/stock/preview",
  auth: { can: "products.edit" },
  errors: [],
  types: {} as typeof stock.previewStock,
});

export const changeStockOfMany = endpoint({
  method: "POST",
  path: "/staff/products/stock",
  auth: { can: "products.edit" },
  errors: ["stock_out_of_range", "changed_meanwhile"],
  types: {} as typeof stock.changeStockOfMany,
});
