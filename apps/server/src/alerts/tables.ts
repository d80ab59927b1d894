import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/** Who wants to be told of a lower price, and when that was done. */
export const priceAlerts = pgTable(
  "price_alerts",
  {
    id: id(),
    userId: uuid().notNull(),
    /** One of the two: a rate per gram, or a piece. */
    carat: text(),
    productId: uuid(),
    belowPaise: paise().notNull(),
    createdAt: time().notNull(),
    /** When the letter was written; null while it waits. */
    firedAt: time(),
    firedPaise: paise(),
  },
  (table) => [
    check("price_alerts_of_one", sql`(${table.carat} is null) <> (${table.productId} is null)`),
    index("price_alerts_of_user").on(table.userId),
    index("price_alerts_waiting").on(table.id).where(sql`${table.firedAt} is null`),
  ],
);
