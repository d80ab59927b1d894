import { STAFF_TOPICS } from "@suvarna/domain/staff/topic";
import * as z from "zod/mini";

/** The first and only message of a client: the token of its session. */
export const StaffGreeting = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
});
export type StaffGreeting = z.infer<typeof StaffGreeting>;

/**
 * Says that data of a topic has changed, without the data itself: the back office reads the new
 * data by its calls. `id` is the record that changed last; null for several records.
 */
export const StaffHint = z.object({
  topic: z.enum(STAFF_TOPICS),
  id: z.nullable(z.string()),
});
export type StaffHint = z.infer<typeof StaffHint>;

/** The messages of the server. The first message is the welcome. After it, no change is missed. */
export const StaffMessage = z.union([
  z.object({ type: z.literal("welcome") }),
  z.object({ type: z.literal("changed"), hints: z.array(StaffHint) }),
]);
export type StaffMessage = z.infer<typeof StaffMessage>;
