import { GOODS, INVOICE_KINDS } from "@suvarna/domain/invoice";
import { isNull, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, time } from "../platform/columns.ts";
import type { InvoiceContent } from "./content.ts";

export const invoiceKind = pgEnum("invoice_kind", INVOICE_KINDS);

/**
 * The prefix of the numbers of each kind of tax document. A series that has begun keeps its own
 * prefix.
 */
export const seriesPrefixes = pgTable("series_prefixes", {
  // The column is a text, because a migration can't use a value of an enum that it has just added.
  kind: text({ enum: INVOICE_KINDS }).primaryKey(),
  prefix: text().notNull(),
});

/** The HSN code of each kind of goods. A tax document that was issued keeps its own HSN codes. */
export const hsnCodes = pgTable("hsn_codes", {
  goods: text({ enum: GOODS }).primaryKey(),
  code: text().notNull(),
});

/**
 * The last number of each series. The row stays locked until the transaction of a new document
 * ends.
 */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    kind: invoiceKind().notNull(),
    /** The financial year, such as `2026-27`. */
    year: text().notNull(),
    /**
     * The prefix with which the series began, and which stays until the end of the financial year.
     */
    prefix: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    unique("invoice_series_prefix").on(table.prefix, table.year),
    check("invoice_series_last", sql`${table.last} > 0`),
  ],
);

/**
 * Tax invoices, credit notes and vouchers of advances, as they were on the day of issue. They are
 * never removed. Their only changes are the HUIDs of the pieces sent and the erasure of personal
 * data.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    kind: invoiceKind().notNull(),
    /** The prefix of the document's series, which begins its printed number. */
    prefix: text().notNull(),
    year: text().notNull(),
    number: integer().notNull(),
    /**
     * The ids of the order and its user. The invoices capability reads no other data of orders and
     * users.
     */
    orderId: uuid().notNull(),
    userId: uuid().notNull(),
    issuedAt: time().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    /**
     * The HUIDs of the pieces that were sent, by the position of their line. A document that was
     * issued before the dispatch gets them at the dispatch; its content stays as it was issued. Null
     * before the dispatch, and on documents of other kinds than invoice and delivery challan.
     */
    sentHuids: jsonb().$type<readonly (string | null)[]>(),
    /**
     * For a credit note, the invoice that it reverses; for a refund voucher, the receipt voucher.
     */
    refersTo: uuid().references((): AnyPgColumn => invoices.id),
    /** The id of the order's refund, for a credit note over a part. */
    refundId: uuid(),
  },
  (table) => [
    unique("invoices_number").on(table.kind, table.year, table.number),
    // The index refuses two documents with the same printed number, even of different kinds.
    unique("invoices_serial").on(table.prefix, table.year, table.number),
    // The indexes allow one document of each kind for a whole order, and one credit note for each
    // refund in part.
    uniqueIndex("invoices_whole").on(table.orderId, table.kind).where(isNull(table.refundId)),
    uniqueIndex("invoices_refund").on(table.refundId),
    index("invoices_user").on(table.userId),
    index("invoices_issued").on(table.issuedAt),
    // The check compares texts, because a migration can't use a value of an enum that it has just
    // added.
    check(
      "invoices_refers_to",
      sql`(${table.kind}::text in ('credit note', 'refund voucher')) = (${table.refersTo} is not null)`,
    ),
  ],
);
