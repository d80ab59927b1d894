import { endpoint } from "../endpoint.ts";
import type * as schemas from "./papers-schemas.ts";

export const getPackingSlip = endpoint({
  method: "GET",
  path: "/staff/orders/:id/packing-slip",
  auth: { can: "orders.read" },
  personal: true,
  errors: ["order_not_found"],
  types: {} as typeof schemas.getPackingSlip,
});

export const issueChallan = endpoint({
  method: "POST",
  path: "/staff/orders/:id/challan",
  auth: { can: "orders.move" },
  errors: ["order_not_found", "challan_unavailable"],
  types: {} as typeof schemas.issueChallan,
});
