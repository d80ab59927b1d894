import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-pieces-schemas.ts";

export const listPieces = endpoint({
  method: "GET",
  path: "/staff/products/:id/pieces",
  auth: { can: "products.read" },
  errors: ["product_not_found"],
  types: {} as typeof schemas.listPieces,
});

export const checkHuid = endpoint({
  method: "GET",
  path: "/staff/huids",
  auth: { can: "products.read" },
  errors: [],
  types: {} as typeof schemas.checkHuid,
});

export const addPiece = endpoint({
  method: "POST",
  path: "/staff/products/:id/pieces",
  auth: { can: "products.edit" },
  errors: ["product_not_found", "huid_taken", "size_unknown"],
  types: {} as typeof schemas.addPiece,
});

export const changePiece = endpoint({
  method: "PUT",
  path: "/staff/products/:id/pieces/:pieceId",
  auth: { can: "products.edit" },
  errors: ["piece_not_found", "piece_in_order", "changed_meanwhile", "huid_taken", "size_unknown"],
  types: {} as typeof schemas.changePiece,
});

export const removePiece = endpoint({
  method: "DELETE",
  path: "/staff/products/:id/pieces/:pieceId",
  auth: { can: "products.edit" },
  errors: ["piece_not_found", "piece_in_order", "changed_meanwhile"],
  types: {} as typeof schemas.removePiece,
});
