import * as z from "zod/mini";
import { Id, queryInteger, Time } from "../wire.ts";

/** An access of staff to personal data. */
export const PersonalAccess = z.object({
  staffId: Id,
  /** The method and path of the call, such as `GET /staff/personal-access`. */
  what: z.string(),
  /** Whose data it was, by the ids in the call's path; null for a list. */
  subject: z.nullable(z.string()),
  at: Time,
});

export const listPersonalAccess = {
  summary: "When staff looked at what is personal, the newest first; this look is among them",
  query: z.object({ limit: z._default(queryInteger(1, 500, "Use 1 to 500"), 100) }),
  replies: { 200: z.object({ entries: z.array(PersonalAccess) }) },
};
