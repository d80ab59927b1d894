import * as z from "zod/mini";
import { AccountClosing } from "./account-care-input.ts";
import { endpoint } from "./endpoint.ts";
import { Id, queryInteger, Time } from "./wire.ts";

export const exportMe = endpoint({
  method: "GET",
  path: "/auth/me/export",
  summary: "All that the shop holds on the user, by the part of the shop that holds it",
  auth: "user",
  perMinute: 10,
  replies: { 200: z.record(z.string(), z.unknown()) },
  errors: [],
});

export const deleteMe = endpoint({
  method: "DELETE",
  path: "/auth/me",
  summary: "Closes the account; of its orders what the law asks for is kept, without the person",
  auth: "user",
  perMinute: 10,
  body: z.nullish(AccountClosing),
  replies: { 204: null },
  errors: ["forbidden", "password_needed", "password_wrong", "login_old", "unavailable"],
});

/** One look of staff at what is personal. */
export const PersonalAccess = z.object({
  staffId: Id,
  /** The call: `GET /staff/personal-access`. */
  what: z.string(),
  /** Whose it was, by the ids in the address of the call; null for a list. */
  subject: z.nullable(z.string()),
  at: Time,
});

export const listPersonalAccess = endpoint({
  method: "GET",
  path: "/staff/personal-access",
  summary: "When staff looked at what is personal, the newest first; this look is among them",
  auth: "staff",
  personal: true,
  query: z.object({ limit: z._default(queryInteger(1, 500, "Use 1 to 500"), 100) }),
  replies: { 200: z.object({ entries: z.array(PersonalAccess) }) },
  errors: [],
});
