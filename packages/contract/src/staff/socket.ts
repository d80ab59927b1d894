import { STAFF_TOPICS } from "@suvarna/domain/staff/topic";
import * as z from "zod/mini";

/** The first message of a client, with the token of its session. */
export const StaffGreeting = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
});
export type StaffGreeting = z.infer<typeof StaffGreeting>;

/** The topics whose records show who else has them open. */
export const PLACE_TOPICS = ["orders", "products", "tickets"] as const;

/** A record that a member of staff has open: an order, a product or a ticket. */
export const StaffPlace = z.object({
  topic: z.enum(PLACE_TOPICS),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type StaffPlace = z.infer<typeof StaffPlace>;

/** Every later message of a client, with the record that the user has open; null for no record. */
export const StaffWhereabouts = z.object({ at: z.nullable(StaffPlace) });
export type StaffWhereabouts = z.infer<typeof StaffWhereabouts>;

/** A member of staff that has a record open. */
const PresentPerson = z.object({ _id: z.string(), name: z.string() });
export type PresentPerson = z.infer<typeof PresentPerson>;

/**
 * The message that data of a topic has changed. The message does not contain the data, so the back
 * office reads the new data by its calls. `id` is the id of the record that changed last; null for
 * several records.
 */
export const StaffHint = z.object({
  topic: z.enum(STAFF_TOPICS),
  id: z.nullable(z.string()),
});
export type StaffHint = z.infer<typeof StaffHint>;

/**
 * The messages of the server. The first message is `welcome`; after it, the client misses no
 * change.
 */
export const StaffMessage = z.union([
  z.object({ type: z.literal("welcome") }),
  z.object({ type: z.literal("changed"), hints: z.array(StaffHint) }),
  // The other people that have the same record open. The server sends this message whenever they
  // change.
  z.object({ type: z.literal("present"), at: StaffPlace, others: z.array(PresentPerson) }),
]);
export type StaffMessage = z.infer<typeof StaffMessage>;
