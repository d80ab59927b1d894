import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { time } from "../platform/columns.ts";

/**
 * The pieces of the wishlists. The references to users and products are not declared here, because
 * those tables belong to other capabilities.
 */
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
