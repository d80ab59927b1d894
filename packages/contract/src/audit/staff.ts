import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listAudit = endpoint({
  method: "GET",
  path: "/staff/audit",
  auth: { can: "audit.read" },
  errors: [],
  types: {} as typeof schemas.listAudit,
});
