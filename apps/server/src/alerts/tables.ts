import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/** The price alerts of users, and when each was sent. */
export const priceAlerts = pgTable(
  "price_alerts",
  {
    id: id(),
    userId: uuid().notNull(),
    /** Either the carat (for a rate per gram) or the product is set. */
    carat: text(),
    productId: uuid(),
    belowPaise: paise().notNull(),
    /**
     * Whether the watched price includes GST. It does for a piece; alerts on a piece from before this
     * column, and those on a rate, compare the price without it.
     */
    withGst: boolean().notNull().default(false),
    /** Whether a text message goes out besides the letter, to a phone that its user has proved. */
    bySms: boolean().notNull().default(false),
    createdAt: time().notNull(),
    /** The time at which the letter was written; null while the alert waits. */
    firedAt: time(),
    firedPaise: paise(),
  },
  (table) => [
    check("price_alerts_of_one", sql`(${table.carat} is null) <> (${table.productId} is null)`),
    index("price_alerts_of_user").on(table.userId),
    index("price_alerts_waiting").on(table.id).where(sql`${table.firedAt} is null`),
  ],
);
