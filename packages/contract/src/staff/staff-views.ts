import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-views-schemas.ts";

export const listViews = endpoint({
  method: "GET",
  path: "/staff/views",
  auth: "staff",
  errors: [],
  types: {} as typeof schemas.listViews,
});

export const keepView = endpoint({
  method: "POST",
  path: "/staff/views",
  auth: "staff",
  errors: [],
  types: {} as typeof schemas.keepView,
});

export const dropView = endpoint({
  method: "DELETE",
  path: "/staff/views/:id",
  auth: "staff",
  errors: [],
  types: {} as typeof schemas.dropView,
});
