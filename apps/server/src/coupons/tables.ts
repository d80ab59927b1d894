import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { paise, time } from "../platform/columns.ts";

export const couponKind = pgEnum("coupon_kind", ["percent", "amount", "shipping"]);

/** A coupon by its code. `value` is basis points, paise, or 0 for the shipping. */
export const coupons = pgTable(
  "coupons",
  {
    /** The code in upper case. */
    code: text().primaryKey(),
    kind: couponKind().notNull(),
    value: paise().notNull(),
    minimum: paise().notNull().default(0),
    /** The id of the only category to which the coupon applies; null: the whole cart. */
    categoryId: uuid(),
    startsAt: time(),
    endsAt: time(),
    totalLimit: integer(),
    perUserLimit: integer(),
    /**
     * The number of orders that use the coupon. Changing it locks the row, so limits can't be
     * exceeded.
     */
    used: integer().notNull().default(0),
    /** Whether the coupon is shown to everybody beside the cart. */
    announced: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    createdAt: time().notNull().default(sql`now()`),
    /** Counts the changes by staff: a change names the version that its author has seen. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check("coupons_code", sql`${table.code} ~ '^[A-Z0-9]{3,20}$'`),
    check(
      "coupons_value",
      sql`case ${table.kind} when 'percent' then ${table.value} between 1 and 10000 when 'amount' then ${table.value} > 0 else ${table.value} = 0 end`,
    ),
    check("coupons_minimum", sql`${table.minimum} >= 0`),
    check(
      "coupons_used",
      sql`${table.used} >= 0 and (${table.totalLimit} is null or ${table.used} <= ${table.totalLimit})`,
    ),
  ],
);

/** The orders that use a coupon. The row is deleted when the order returns its coupon. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    orderId: uuid().primaryKey(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    /** Null when the user's account was deleted. */
    userId: uuid(),
    usedAt: time().notNull(),
  },
  (table) => [index("coupon_uses_user").on(table.userId, table.code)],
);
