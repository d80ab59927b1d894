import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/** Every accepted set of rates, in paise per gram. Rows are added, and thinned out, never changed. */
export const rateSheets = pgTable(
  "rate_sheets",
  {
    id: id(),
    source: text().notNull(),
    /** Why it was accepted: "tick", "seed", who confirmed a jump, or what staff wrote. */
    reason: text().notNull(),
    gold24k: paise().notNull(),
    gold22k: paise().notNull(),
    gold18k: paise().notNull(),
    silver: paise().notNull(),
    /** When the source read it. */
    takenAt: time().notNull(),
    acceptedAt: time().notNull(),
    /** The member of staff who entered or confirmed it. */
    acceptedBy: uuid(),
    /** Until then no source is asked for other rates; only staff say that. */
    heldUntil: time(),
    /** SHA-256 of what the source sent. */
    bodyHash: text(),
  },
  (table) => [
    index("rate_sheets_accepted_at").on(table.acceptedAt, table.id),
    check(
      "rate_sheets_in_order",
      sql`${table.gold24k} > ${table.gold22k} and ${table.gold22k} > ${table.gold18k} and ${table.gold18k} > ${table.silver} and ${table.silver} > 0`,
    ),
    // Far above any market: it keeps wrong units out, and the listing's price within 64 bits.
    check("rate_sheets_ceiling", sql`${table.gold24k} <= 50000000`),
  ],
);

/** The sheets that something was sold by: they stay for good. */
export const keptSheets = pgTable("rate_sheets_kept", {
  sheetId: uuid()
    .primaryKey()
    .references(() => rateSheets.id),
});

/** Of each minute, hour and day the rates at its end: what a curve is drawn from. */
export const rateHistory = pgTable(
  "rate_history",
  {
    span: text().$type<"minute" | "hour" | "day">().notNull(),
    startsAt: time().notNull(),
    /** When the rates at its end were accepted. */
    at: time().notNull(),
    gold24k: paise().notNull(),
    gold22k: paise().notNull(),
    gold18k: paise().notNull(),
    silver: paise().notNull(),
  },
  (table) => [primaryKey({ columns: [table.span, table.startsAt] })],
);

/** What the guard did not let through, and what became of it. */
export const rateReadings = pgTable(
  "rate_readings",
  {
    id: id(),
    source: text().notNull(),
    status: text()
      .$type<"refused" | "quarantined" | "confirmed" | "rejected" | "superseded">()
      .notNull(),
    why: text().notNull(),
    /** Of fine metal, in paise per gram; null where it was no amount at all. */
    gold999: paise(),
    silver999: paise(),
    takenAt: time(),
    readAt: time().notNull(),
    bodyHash: text(),
    decidedAt: time(),
    decidedBy: uuid(),
    /** What the person wrote who decided, or which source it was. */
    decision: text(),
  },
  (table) => [index("rate_readings_newest").on(table.status, table.readAt.desc())],
);

/** How each source fares; shared by all processes, so that a budget is kept whoever asks. */
export const rateSources = pgTable("rate_sources", {
  key: text().primaryKey(),
  /** The month that the requests are counted in: "2026-11". */
  month: text().notNull(),
  requests: integer().notNull(),
  /** In a row. */
  failures: integer().notNull(),
  /** Not asked before; null: at the next tick. */
  askAfter: time(),
  askedAt: time(),
  answeredAt: time(),
  failedAt: time(),
  failure: text(),
});
