import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const listAlerts = endpoint({
  method: "GET",
  path: "/alerts",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.listAlerts,
});

export const setAlert = endpoint({
  method: "POST",
  path: "/alerts",
  auth: "user",
  perMinute: 30,
  errors: ["product_not_found", "price_unknown", "alert_met", "alerts_full"],
  types: {} as typeof schemas.setAlert,
});

export const changeAlert = endpoint({
  method: "PATCH",
  path: "/alerts/:id",
  auth: "user",
  perMinute: 30,
  errors: ["alert_not_found", "forbidden", "price_unknown", "alert_met", "alerts_full"],
  types: {} as typeof schemas.changeAlert,
});

export const deleteAlert = endpoint({
  method: "DELETE",
  path: "/alerts/:id",
  auth: "user",
  errors: ["forbidden"],
  types: {} as typeof schemas.deleteAlert,
});
