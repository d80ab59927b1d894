import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const listOffers = endpoint({
  method: "GET",
  path: "/coupons",
  auth: "public",
  errors: [],
  types: {} as typeof schemas.listOffers,
});
