import type { LanguageCode } from "@suvarna/words/languages";
import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, lowerText, time } from "../platform/columns.ts";

/**
 * The requests for a letter when a sold-out piece is back. A row is deleted some time after its
 * letter was written.
 */
export const restockRequests = pgTable(
  "restock_requests",
  {
    id: id(),
    email: lowerText().notNull(),
    /** The account of the person who asked; null for a visitor. */
    userId: uuid(),
    productId: uuid().notNull(),
    /** The requested size; empty for any size, and for a piece without sizes. */
    size: text().notNull(),
    /** The code of the language in which letters are written. */
    language: text().$type<LanguageCode>().notNull().default("en"),
    askedAt: time().notNull(),
    /**
     * The time at which the owner of the address agreed. Until then, the shop sends only the letter
     * that asks for the confirmation.
     */
    confirmedAt: time(),
    /** The time at which the letter was written; null while the request waits. */
    toldAt: time(),
  },
  (table) => [
    unique("restock_once").on(table.email, table.productId, table.size),
    index("restock_of_user").on(table.userId),
    index("restock_waiting")
      .on(table.productId)
      .where(sql`${table.confirmedAt} is not null and ${table.toldAt} is null`),
    index("restock_asked").on(table.askedAt),
  ],
);
