import { endpoint } from "../endpoint.ts";
import type * as schemas from "./remittance-schemas.ts";

export const listRemittances = endpoint({
  method: "GET",
  path: "/staff/remittances",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.listRemittances,
});

export const markRemitted = endpoint({
  method: "POST",
  path: "/staff/remittances",
  auth: { can: "returns.decide" },
  freshProof: true,
  errors: ["order_not_found", "cash_remitted"],
  types: {} as typeof schemas.markRemitted,
});

export const cancelRemitted = endpoint({
  method: "POST",
  path: "/staff/remittances/cancel",
  auth: { can: "returns.decide" },
  freshProof: true,
  errors: ["order_not_found", "cash_not_remitted"],
  types: {} as typeof schemas.cancelRemitted,
});
