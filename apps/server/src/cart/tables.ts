import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";

/**
 * The carts, one for each user. The references to users and products are not declared here, because
 * those tables belong to other capabilities.
 */
export const carts = pgTable("carts", {
  id: id(),
  userId: uuid().notNull().unique(),
  /** The coupon that the user applied, whether or not it is valid now. */
  couponCode: text(),
  createdAt: time().notNull().default(sql`now()`),
});

/** A quantity of a product in one size and with one engraving. The size is empty for a product without sizes. */
export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: uuid().notNull(),
    size: text().notNull().default(""),
    /** The letters to engrave, as `engravingOf` writes them; empty without an engraving. */
    engraving: text().notNull().default(""),
    quantity: integer().notNull(),
    addedAt: time().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId, table.size, table.engraving] }),
    check("cart_lines_quantity", sql`${table.quantity} between 1 and 20`),
  ],
);
