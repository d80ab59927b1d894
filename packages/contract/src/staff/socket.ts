import { STAFF_TOPICS } from "@suvarna/domain/staff/topic";
import * as z from "zod/mini";

/** The first and only message of a client: the token of its session. */
export const StaffGreeting = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
});
export type StaffGreeting = z.infer<typeof StaffGreeting>;

/**
 * Tells that something of a topic has changed, and nothing of what it is now: the back office asks for
 * that by its calls. `id` is what has changed last; null where it is many things.
 */
export const StaffHint = z.object({
  topic: z.enum(STAFF_TOPICS),
  id: z.nullable(z.string()),
});
export type StaffHint = z.infer<typeof StaffHint>;

/** The messages of the server. The first one is the welcome, after which nothing is missed. */
export const StaffMessage = z.union([
  z.object({ type: z.literal("welcome") }),
  z.object({ type: z.literal("changed"), hints: z.array(StaffHint) }),
]);
export type StaffMessage = z.infer<typeof StaffMessage>;
