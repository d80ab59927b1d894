import { endpoint } from "../endpoint.ts";
import type * as schemas from "./price-history-schemas.ts";

export const getPriceHistory = endpoint({
  method: "GET",
  path: "/gold/:id/price-history",
  auth: "public",
  shared: true,
  fields: ["points"],
  errors: ["product_not_found"],
  types: {} as typeof schemas.getPriceHistory,
});
