import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const getPush = endpoint({
  method: "GET",
  path: "/push/subscription",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.getPush,
});

export const putPush = endpoint({
  method: "PUT",
  path: "/push/subscription",
  auth: "user",
  perMinute: 20,
  errors: ["bad_request", "not_found", "push_service_unknown"],
  types: {} as typeof schemas.putPush,
});

export const deletePush = endpoint({
  method: "DELETE",
  path: "/push/subscription",
  auth: "user",
  perMinute: 30,
  errors: [],
  types: {} as typeof schemas.deletePush,
});
