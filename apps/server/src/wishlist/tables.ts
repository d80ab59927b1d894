import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { time } from "../platform/columns.ts";

/** A piece that a user keeps. The references to users and products are other capabilities' business. */
export const wishlistItems = pgTable(
  "wishlist_items",
  {
    userId: uuid().notNull(),
    productId: uuid().notNull(),
    addedAt: time().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index("wishlist_items_newest").on(table.userId, table.addedAt.desc()),
  ],
);
