import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listHeldMessages = endpoint({
  method: "GET",
  path: "/staff/messages/held",
  auth: { can: "jobs.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listHeldMessages,
});
