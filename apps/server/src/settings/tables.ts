import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { time } from "../platform/columns.ts";

/**
 * The settings that staff have changed. A setting without a row has the value of its environment
 * variable.
 */
export const shopSettings = pgTable("shop_settings", {
  name: text().primaryKey(),
  /** The value in the unit of the setting: paise, basis points, minutes, hours, or a number. */
  value: bigint({ mode: "number" }).notNull(),
  changedBy: uuid().notNull(),
  /** The second person who approved the change; null when none was needed. */
  agreedBy: uuid(),
  changedAt: time().notNull(),
});
