import { endpoint } from "../endpoint.ts";
import type * as schemas from "./collection-schemas.ts";

export const listCollections = endpoint({
  method: "GET",
  path: "/collections",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.listCollections,
});

export const getCollection = endpoint({
  method: "GET",
  path: "/collections/:slug",
  auth: "public",
  shared: true,
  errors: ["collection_not_found"],
  types: {} as typeof schemas.getCollection,
});
