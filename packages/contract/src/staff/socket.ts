import { STAFF_TOPICS } from "@suvarna/domain/staff/topic";
import * as z from "zod/mini";

/** The first message of a client: the token of its session. */
export const StaffGreeting = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
});
export type StaffGreeting = z.infer<typeof StaffGreeting>;

/** The things that one person can have open while another has it open too. */
export const PLACE_TOPICS = ["orders", "products", "tickets"] as const;

/** A thing that a member of staff has open: an order, a product or a ticket. */
export const StaffPlace = z.object({
  topic: z.enum(PLACE_TOPICS),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type StaffPlace = z.infer<typeof StaffPlace>;

/** Every later message of a client: the thing that it has open; null for none. */
export const StaffWhereabouts = z.object({ at: z.nullable(StaffPlace) });
export type StaffWhereabouts = z.infer<typeof StaffWhereabouts>;

/** A member of staff who has a thing open. */
const PresentPerson = z.object({ _id: z.string(), name: z.string() });
export type PresentPerson = z.infer<typeof PresentPerson>;

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
  // The other people who have the same thing open. It is sent whenever they change.
  z.object({ type: z.literal("present"), at: StaffPlace, others: z.array(PresentPerson) }),
]);
export type StaffMessage = z.infer<typeof StaffMessage>;
