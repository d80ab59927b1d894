import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/auth/staff-invitation",
  auth: "public",
  perMinute: 10,
  errors: ["link_dead", "email_taken", "unavailable"],
  types: {} as typeof schemas.acceptInvitation,
});
