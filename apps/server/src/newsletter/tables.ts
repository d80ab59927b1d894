import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { lowerText, time } from "../platform/columns.ts";

/** Who asked for the shop's letter, when they agreed to it, and whether it was them. */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
  email: lowerText().primaryKey(),
  /** Where they signed up. */
  place: text(),
  consentedAt: time().notNull().default(sql`now()`),
  /** When the mail to the address was answered; null until then, and nothing else is sent. */
  confirmedAt: time(),
});
