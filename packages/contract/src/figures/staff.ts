import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const getFigures = endpoint({
  method: "GET",
  path: "/staff/figures",
  auth: { can: "figures.read" },
  errors: [],
  types: {} as typeof schemas.getFigures,
});
