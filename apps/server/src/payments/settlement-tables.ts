import type { DifferenceState, SettlementDifferenceKind } from "@suvarna/domain/payment";
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/** The days whose gateway settlements were compared with the shop's records. */
export const settlementDays = pgTable(
  "settlement_days",
  {
    gateway: text().notNull(),
    /** The day in India, such as `2026-11-21`. */
    day: text().notNull(),
    entries: integer().notNull(),
    comparedAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.day] })],
);

/** The entries of gateways' settlements, with their fees, for the accountant. */
export const settlementEntries = pgTable(
  "settlement_entries",
  {
    gateway: text().notNull(),
    kind: text().$type<"payment" | "refund" | "other">().notNull(),
    /** The gateway's id of the payment, the refund or the adjustment. */
    reference: text().notNull(),
    amount: paise().notNull(),
    currency: text().notNull(),
    /** The fee in paise that the gateway keeps, including the GST on it. */
    fee: paise().notNull(),
    /** The GST in the fee. */
    tax: paise().notNull(),
    settlementId: text(),
    /** The bank's reference of the transfer to the shop. */
    utr: text(),
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.kind, table.reference] }),
    index("settlement_entries_day").on(table.gateway, table.day),
  ],
);

/** The differences between gateways' settlements and the shop's records. */
export const settlementDifferences = pgTable(
  "settlement_differences",
  {
    id: id(),
    gateway: text().notNull(),
    entryKind: text().$type<"payment" | "refund">().notNull(),
    reference: text().notNull(),
    kind: text().$type<SettlementDifferenceKind>().notNull(),
    /** The amount in the shop's records; null when they do not have the entry. */
    ours: paise(),
    /** The amount of the settlement; null when the settlement does not have the entry. */
    theirs: paise(),
    state: text().$type<DifferenceState>().notNull(),
    /** The explanation by staff. */
    note: text(),
    explainedBy: uuid(),
    foundAt: time().notNull(),
  },
  (table) => [
    uniqueIndex("settlement_differences_reference").on(
      table.gateway,
      table.entryKind,
      table.reference,
    ),
    index("settlement_differences_state").on(table.state, table.foundAt.desc()),
  ],
);
