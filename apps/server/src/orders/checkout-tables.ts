import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { basisPoints, paise, time } from "../platform/columns.ts";
import { type orderItems, orders } from "./tables.ts";

/**
 * The stored prices of a user's cart until they expire. A user has one quote; a new one replaces
 * it.
 */
export const quotes = pgTable(
  "quotes",
  {
    userId: uuid().primaryKey(),
    id: uuid().notNull().unique(),
    /** The fingerprint of the cart's content, by which a changed cart is recognised. */
    cartFingerprint: text().notNull(),
    items: jsonb()
      .$type<readonly Omit<typeof orderItems.$inferSelect, "orderId" | "position" | "gstShare">[]>()
      .notNull(),
    rateSheetId: uuid().notNull(),
    ratesAt: time().notNull(),
    gstRateBp: basisPoints().notNull(),
    subtotal: paise().notNull(),
    discount: paise().notNull(),
    /** The coupon with which the price is held; null when no coupon gives anything. */
    couponCode: text(),
    gst: paise().notNull(),
    shipping: paise().notNull(),
    total: paise().notNull(),
    /**
     * Whether the quote's user had a proved contact. All users without a proved contact share a
     * smaller part of the shop's exposure limit.
     */
    proved: boolean().notNull().default(false),
    lockedAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [
    index("quotes_expires_at").on(table.expiresAt),
    check(
      "quotes_total",
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.gst} + ${table.shipping}`,
    ),
    check("quotes_times", sql`${table.expiresAt} >= ${table.lockedAt}`),
  ],
);

/**
 * The idempotency keys that were used. A repeated key has no second effect, and at the checkout it
 * returns the order of the first call, for as long as the key is kept (sweep-keys.ts).
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /**
     * The keyed SHA-256 of the body, so that the same key with another body is recognised. It is
     * empty for the key of a letter that staff send again, because its key names the order.
     */
    bodyHash: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    createdAt: time().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created_at").on(table.createdAt),
  ],
);
