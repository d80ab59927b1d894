import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const countRestock = endpoint({
  method: "GET",
  path: "/staff/restock",
  auth: { can: "products.read" },
  errors: [],
  types: {} as typeof schemas.countRestock,
});
