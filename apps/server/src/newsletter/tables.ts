import type { LanguageCode } from "@suvarna/words/languages";
import { type SQL, sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { lowerText, time } from "../platform/columns.ts";
import { wordsOf } from "../platform/word-search.ts";

/** The subscribers of the newsletter, with the times of their consent and confirmation. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    email: lowerText().primaryKey(),
    /** The form in which the subscriber signed up. */
    place: text(),
    /** The code of the language in which letters are written. */
    language: text().$type<LanguageCode>().notNull().default("en"),
    consentedAt: time().notNull().default(sql`now()`),
    /**
     * The time at which the address was confirmed. Until then it is null, and only the confirmation
     * letter is sent.
     */
    confirmedAt: time(),
  },
  (table) => [
    index("newsletter_confirmed")
      .on(table.confirmedAt, table.id)
      .where(sql`${table.confirmedAt} is not null`),
    index("newsletter_search").using("gin", wordsOf(sql`${table.email}`)),
  ],
);

/** Builds the words of an e-mail address by which staff find a subscriber. */
export function subscriberWords(): SQL {
  return wordsOf(sql`${newsletterSubscribers.email}`);
}
