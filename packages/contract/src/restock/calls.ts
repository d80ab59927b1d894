import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const askRestock = endpoint({
  method: "POST",
  path: "/restock",
  auth: "public",
  perMinute: 10,
  errors: ["product_not_found", "size_unknown", "restock_not_needed"],
  types: {} as typeof schemas.askRestock,
});

export const confirmRestock = endpoint({
  method: "POST",
  path: "/restock/confirm",
  auth: "public",
  perMinute: 30,
  errors: ["link_dead"],
  types: {} as typeof schemas.confirmRestock,
});

export const listRestock = endpoint({
  method: "GET",
  path: "/restock",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.listRestock,
});

export const deleteRestock = endpoint({
  method: "DELETE",
  path: "/restock/:id",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.deleteRestock,
});
