import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-collection-schemas.ts";

export const listDeskCollections = endpoint({
  method: "GET",
  path: "/staff/collections",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listDeskCollections,
});

export const createCollection = endpoint({
  method: "POST",
  path: "/staff/collections",
  auth: { can: "content.edit" },
  errors: ["conflict", "content_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.createCollection,
});

export const saveCollection = endpoint({
  method: "PUT",
  path: "/staff/collections/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile", "conflict"],
  types: {} as typeof schemas.saveCollection,
});

export const removeCollection = endpoint({
  method: "DELETE",
  path: "/staff/collections/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.removeCollection,
});

export const orderCollections = endpoint({
  method: "PUT",
  path: "/staff/collections/order",
  auth: { can: "content.edit" },
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.orderCollections,
});

export const addCollectionPiece = endpoint({
  method: "PUT",
  path: "/staff/collections/:id/pieces/:product",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "product_not_found", "product_archived"],
  types: {} as typeof schemas.addCollectionPiece,
});

export const removeCollectionPiece = endpoint({
  method: "DELETE",
  path: "/staff/collections/:id/pieces/:product",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "product_not_found", "product_archived"],
  types: {} as typeof schemas.removeCollectionPiece,
});
