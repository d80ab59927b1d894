import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../platform/columns.ts";

/** The settings that staff have changed. One without a row has the value of the environment. */
export const shopSettings = pgTable("shop_settings", {
  name: text().primaryKey(),
  /** In the unit of the setting: paise, basis points, minutes, hours, or a number. */
  value: bigint({ mode: "number" }).notNull(),
  changedBy: uuid().notNull(),
  /** The second person; null where none was needed. */
  agreedBy: uuid(),
  changedAt: time().notNull(),
});
