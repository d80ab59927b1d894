import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listRefunds = endpoint({
  method: "GET",
  path: "/staff/refunds",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.listRefunds,
});

export const retryRefund = endpoint({
  method: "POST",
  path: "/staff/refunds/:id/retry",
  auth: { can: "returns.decide" },
  freshProof: true,
  errors: ["refund_not_found", "refund_not_stuck"],
  types: {} as typeof schemas.retryRefund,
});
