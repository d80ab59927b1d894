import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listPersonalAccess = endpoint({
  method: "GET",
  path: "/staff/personal-access",
  auth: { can: "audit.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listPersonalAccess,
});
