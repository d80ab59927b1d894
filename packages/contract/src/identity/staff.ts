import { endpoint } from "../endpoint.ts";
import type * as schemas from "./factor-schemas.ts";

export const proveStaff = endpoint({
  method: "POST",
  path: "/staff/session/proof",
  auth: "staff",
  perMinute: 30,
  errors: ["factor_wrong", "challenge_dead", "password_wrong"],
  types: {} as typeof schemas.proveStaff,
});
