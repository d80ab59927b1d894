import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { paise, time } from "../platform/columns.ts";

export const couponKind = pgEnum("coupon_kind", ["percent", "amount", "shipping"]);

/**
 * The coupons by their codes. `value` is in basis points or in paise; it is 0 for free shipping.
 */
export const coupons = pgTable(
  "coupons",
  {
    /** The code in upper case. */
    code: text().primaryKey(),
    kind: couponKind().notNull(),
    value: paise().notNull(),
    minimum: paise().notNull().default(0),
    /**
     * The id of the only category to which the coupon applies; null when it applies to the whole
     * cart.
     */
    categoryId: uuid(),
    startsAt: time(),
    endsAt: time(),
    totalLimit: integer(),
    perUserLimit: integer(),
    /**
     * The number of orders that use the coupon. A change of it locks the row, so that the limits
     * can't be exceeded.
     */
    used: integer().notNull().default(0),
    /** Whether the coupon is shown to everybody beside the cart. */
    announced: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    createdAt: time().notNull().default(sql`now()`),
    /** Counts the changes by staff, so that a change based on an older version is refused. */
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

/** The uses of coupons by orders. A use is deleted when its order gives the coupon back. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    orderId: uuid().primaryKey(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    /** The user who used the coupon; null after the account was deleted. */
    userId: uuid(),
    usedAt: time().notNull(),
  },
  (table) => [index("coupon_uses_user").on(table.userId, table.code)],
);
