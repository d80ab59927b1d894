import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * The visitors of today, as hashes that identify nobody, with the steps that each has reached. They are
 * counted and deleted in the night after the day.
 */
export const visitMarks = pgTable(
  "visit_marks",
  {
    /** The day in India, such as `2026-11-21`. */
    day: date().notNull(),
    visitor: text().notNull(),
    /** A step, or `staff` for a visitor who is not counted. */
    step: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.visitor, table.step] }),
    index("visit_marks_step").on(table.day, table.step),
  ],
);

/** The secret with which a day's visitors are hashed. It is deleted together with the hashes. */
export const visitDaySalts = pgTable("visit_day_salts", {
  day: date().primaryKey(),
  salt: text().notNull(),
});

/** The number of visitors who reached each step on a past day. */
export const visitDays = pgTable(
  "visit_days",
  {
    day: date().notNull(),
    step: text().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step] })],
);
