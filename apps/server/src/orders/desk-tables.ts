import { PAN_PURPOSES } from "@suvarna/domain/staff/pan-purpose";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, milligrams, time } from "../platform/columns.ts";
import { orders } from "./tables.ts";

/**
 * The weights and HUIDs that staff have recorded. Each piece has a row of its own, because two
 * rings of a line have two HUIDs. The rows are a draft until the dispatch.
 */
export const orderPieces = pgTable(
  "order_pieces",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The position of the line in the order, and of the piece in the line, from 0. */
    position: integer().notNull(),
    piece: integer().notNull(),
    /** The HUID in capitals, as far as staff have typed it. A complete HUID has six characters. */
    huid: text(),
    weighedMg: milligrams(),
    /**
     * The weight of a second weighing, which is required when the first weight differs much from
     * the order.
     */
    againMg: milligrams(),
    /**
     * Whether the order holds the piece. A cancelled order does not, nor an order whose piece came
     * back, so that the piece may be sold again.
     */
    held: boolean().notNull().default(true),
    /** The member of staff who changed the row last. */
    by: uuid().notNull(),
    at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.piece] }),
    // A HUID marks a single piece in the whole country, so the shop can't send it twice.
    uniqueIndex("order_pieces_huid")
      .on(table.huid)
      .where(sql`${table.held} and length(${table.huid}) = 6`),
    index("order_pieces_huid_start").on(table.huid.op("text_pattern_ops")),
    check(
      "order_pieces_weights",
      sql`(${table.weighedMg} is null or ${table.weighedMg} > 0) and (${table.againMg} is null or ${table.againMg} > 0)`,
    ),
  ],
);

/**
 * The notes of staff on an order, which the shopper never sees. Notes are added and never changed.
 */
export const orderNotes = pgTable(
  "order_notes",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    by: uuid().notNull(),
    at: time().notNull(),
  },
  (table) => [index("order_notes_order").on(table.orderId, table.id)],
);

/** The member of staff to whom an order is given. An order without a row is given to nobody. */
export const orderAssignees = pgTable(
  "order_assignees",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    staffId: uuid().notNull(),
    /** The time at which the order was given to this member of staff. */
    at: time().notNull(),
  },
  (table) => [index("order_assignees_staff").on(table.staffId)],
);

/**
 * Each reading of an order's PAN by staff, with its purpose. The note is free text, so it is not in
 * the audit log, from which nothing can be deleted.
 */
export const panReads = pgTable(
  "pan_reads",
  {
    id: id(),
    orderId: uuid().notNull(),
    staffId: uuid().notNull(),
    purpose: text({ enum: PAN_PURPOSES }).notNull(),
    note: text().notNull(),
    at: time().notNull(),
  },
  (table) => [index("pan_reads_order").on(table.orderId), index("pan_reads_at").on(table.at)],
);

/** The number of PANs that a member of staff has read on a day in India, such as `2026-11-21`. */
export const panReadDays = pgTable(
  "pan_read_days",
  { staffId: uuid().notNull(), day: text().notNull(), reads: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.staffId] })],
);
