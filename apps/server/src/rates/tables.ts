import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/**
 * The accepted rate sheets, in paise per gram. A row changes only when staff withdraw it, or when
 * it is marked as old. Most old rows are deleted after a while.
 */
export const rateSheets = pgTable(
  "rate_sheets",
  {
    id: id(),
    source: text().notNull(),
    /**
     * The reason why the rates were accepted: "tick", "seed", the source that confirmed a jump, or
     * the reason that staff wrote.
     */
    reason: text().notNull(),
    gold24k: paise().notNull(),
    gold22k: paise().notNull(),
    gold18k: paise().notNull(),
    silver: paise().notNull(),
    /** The time at which the source read the market. */
    takenAt: time().notNull(),
    acceptedAt: time().notNull(),
    /** The member of staff who entered or confirmed the rates. */
    acceptedBy: uuid(),
    /** The second person who approved the rates; null when no approval was needed. */
    agreedBy: uuid(),
    /** No source is queried before this time; only staff can set it. */
    heldUntil: time(),
    /** The SHA-256 hash of the source's reply. */
    bodyHash: text(),
    /** The time at which staff withdrew the sheet, after which nothing is sold by it. */
    withdrawnAt: time(),
    /** The world's prices before duty and premium; null for rates that staff entered. */
    worldGold999: paise(),
    worldSilver999: paise(),
    /** The time at which staff were told that these rates have become old. */
    alarmedAt: time(),
  },
  (table) => [
    index("rate_sheets_accepted_at").on(table.acceptedAt, table.id),
    index("rate_sheets_by_staff").on(table.acceptedAt).where(sql`${table.acceptedBy} is not null`),
    check(
      "rate_sheets_in_order",
      sql`${table.gold24k} > ${table.gold22k} and ${table.gold22k} > ${table.gold18k} and ${table.gold18k} > ${table.silver} and ${table.silver} > 0`,
    ),
    // The ceiling is far above any market. It keeps out rates in a wrong unit, and keeps the
    // listing's price within 64 bits.
    check("rate_sheets_ceiling", sql`${table.gold24k} <= 50000000`),
  ],
);

/** The sheets that a sale refers to, which are never deleted. */
export const keptSheets = pgTable("rate_sheets_kept", {
  sheetId: uuid()
    .primaryKey()
    .references(() => rateSheets.id),
});

/** The rates at the end of each minute, hour and day, from which the charts are drawn. */
export const rateHistory = pgTable(
  "rate_history",
  {
    span: text().$type<"minute" | "hour" | "day">().notNull(),
    startsAt: time().notNull(),
    /** The time at which the last rates of the span were accepted. */
    at: time().notNull(),
    gold24k: paise().notNull(),
    gold22k: paise().notNull(),
    gold18k: paise().notNull(),
    silver: paise().notNull(),
  },
  (table) => [primaryKey({ columns: [table.span, table.startsAt] })],
);

/** The readings that the guard did not accept, with the decisions about them. */
export const rateReadings = pgTable(
  "rate_readings",
  {
    id: id(),
    source: text().notNull(),
    status: text()
      .$type<"refused" | "quarantined" | "confirmed" | "rejected" | "superseded">()
      .notNull(),
    why: text().notNull(),
    /**
     * The price of fine metal in paise per gram; null when the source's value was not an amount.
     */
    gold999: paise(),
    silver999: paise(),
    /** The world's prices before duty and premium. */
    worldGold999: paise(),
    worldSilver999: paise(),
    takenAt: time(),
    readAt: time().notNull(),
    bodyHash: text(),
    decidedAt: time(),
    decidedBy: uuid(),
    /** The reason that staff wrote, or the name of the source that settled the reading. */
    decision: text(),
  },
  (table) => [index("rate_readings_newest").on(table.status, table.readAt.desc())],
);

/**
 * The decisions of staff about the rates as a whole. Rows never change: the newest row of a kind
 * counts. A `hold` keeps the rates as they are, `sales_gold` and `sales_silver` stop the sales, and
 * an `adjustment` is added to the world's prices.
 */
export const rateControls = pgTable(
  "rate_controls",
  {
    id: id(),
    kind: text().$type<"hold" | "sales_gold" | "sales_silver" | "adjustment">().notNull(),
    /** Whether the rates are held, the sales are stopped, or the adjustment counts. */
    isOn: boolean().notNull(),
    /** The time until which the rates are held. */
    until: time(),
    goldBp: integer(),
    goldPaise: integer(),
    silverBp: integer(),
    silverPaise: integer(),
    reason: text().notNull(),
    changedBy: uuid().notNull(),
    /** The second person who approved the decision; null when no approval was needed. */
    agreedBy: uuid(),
    changedAt: time().notNull(),
  },
  (table) => [index("rate_controls_newest").on(table.kind, table.changedAt.desc())],
);

/**
 * The state of each source. All processes share the state, so that they share the source's monthly
 * budget.
 */
export const rateSources = pgTable("rate_sources", {
  key: text().primaryKey(),
  /** The month in which the requests are counted, such as "2026-11". */
  month: text().notNull(),
  requests: integer().notNull(),
  /** How many requests have failed in a row. */
  failures: integer().notNull(),
  /** The source is not queried before this time; null means at the next tick. */
  askAfter: time(),
  askedAt: time(),
  answeredAt: time(),
  failedAt: time(),
  failure: text(),
});
