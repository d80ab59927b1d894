import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/** The price alerts of users, with the time at which each was announced. */
export const priceAlerts = pgTable(
  "price_alerts",
  {
    id: id(),
    userId: uuid().notNull(),
    /** The carat of an alert on a rate per gram. Either the carat or the product is set. */
    carat: text(),
    productId: uuid(),
    belowPaise: paise().notNull(),
    /**
     * Whether the watched price includes GST. New alerts on a piece include GST. Alerts on a rate,
     * and old alerts on a piece, compare the price before GST.
     */
    withGst: boolean().notNull().default(false),
    /**
     * Whether a text message is sent besides the letter, to a phone number that the user has
     * proved.
     */
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
