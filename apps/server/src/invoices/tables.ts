import { INVOICE_KINDS } from "@suvarna/domain/invoice";
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

/** The last number of each series. Its row stays locked until the document is committed. */
export const invoiceSeries = pgTable(
  "invoice_series",
  {
    kind: invoiceKind().notNull(),
    /** The financial year: `2026-27`. */
    year: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.year] }),
    check("invoice_series_last", sql`${table.last} > 0`),
  ],
);

/** Tax invoices, credit notes and vouchers of advances as they were on their day; they are never changed or removed. */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    kind: invoiceKind().notNull(),
    year: text().notNull(),
    number: integer().notNull(),
    /** The order and its user; tax documents know nothing else of them. */
    orderId: uuid().notNull(),
    userId: uuid().notNull(),
    issuedAt: time().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    /**
     * For a credit note, the invoice that it reverses; for a refund voucher, the receipt voucher.
     */
    refersTo: uuid().references((): AnyPgColumn => invoices.id),
    /** For a credit note over a part: the order's refund that it is for. */
    refundId: uuid(),
  },
  (table) => [
    unique("invoices_number").on(table.kind, table.year, table.number),
    // One document of each kind for the whole order, and one credit note for each refund in part.
    uniqueIndex("invoices_whole").on(table.orderId, table.kind).where(isNull(table.refundId)),
    uniqueIndex("invoices_refund").on(table.refundId),
    index("invoices_user").on(table.userId),
    index("invoices_issued").on(table.issuedAt),
    // As text: a migration can't use a value of an enum that it has just added.
    check(
      "invoices_refers_to",
      sql`(${table.kind}::text in ('credit note', 'refund voucher')) = (${table.refersTo} is not null)`,
    ),
  ],
);
