import type { InvoiceKind, Serial } from "@suvarna/domain/invoice";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { withoutPerson } from "./content.ts";
import { invoiceSeries, invoices, seriesPrefixes } from "./tables.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

/** A tax document before it has a number. */
type NewInvoice = Omit<InvoiceRow, "number" | "prefix" | "sentHuids">;

/**
 * Stores a tax document with the next number of its series, and returns the number. The series is
 * locked until the transaction ends, and a rollback frees the number, so the numbers have no gaps
 * and no duplicates. A document is never dated before the document with the preceding number,
 * because acts may reach this point in another sequence than they began.
 */
export async function insertInvoice(tx: Tx, document: NewInvoice): Promise<Serial> {
  const { kind, year } = document;
  const series =
    (await countOn(tx, document)) ?? (await begin(tx, document)) ?? (await countOn(tx, document));
  if (!series) throw new Error(`Another series of ${year} has the prefix of this ${kind}`);
  const { prefix, last: number } = series;
  const before = and(
    eq(invoices.kind, kind),
    eq(invoices.year, year),
    eq(invoices.number, number - 1),
  );
  const [last] = await tx.select({ issuedAt: invoices.issuedAt }).from(invoices).where(before);
  const issuedAt = last && last.issuedAt > document.issuedAt ? last.issuedAt : document.issuedAt;
  await tx.insert(invoices).values({ ...document, prefix, number, issuedAt });
  return { prefix, year, number };
}

type SeriesRow = typeof invoiceSeries.$inferSelect;

/**
 * Increments a series, and returns it; undefined when the series has not begun in this financial
 * year.
 */
async function countOn(tx: Tx, { kind, year }: NewInvoice): Promise<SeriesRow | undefined> {
  const [series] = await tx
    .update(invoiceSeries)
    .set({ last: sql`${invoiceSeries.last} + 1` })
    .where(and(eq(invoiceSeries.kind, kind), eq(invoiceSeries.year, year)))
    .returning();
  return series;
}

/**
 * Begins the series of a financial year with the present prefix; undefined when another act has
 * begun it in the meantime. All prefixes are locked until the transaction ends, in the sequence in
 * which a change of prefixes locks them, so that the change sees the new series and the two can't
 * deadlock.
 */
async function begin(tx: Tx, { kind, year }: NewInvoice): Promise<SeriesRow | undefined> {
  const prefixes = await tx.select().from(seriesPrefixes).orderBy(seriesPrefixes.kind).for("share");
  const own = prefixes.find((one) => one.kind === kind);
  if (!own) throw new Error(`The series of a ${kind} has no prefix`);
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ kind, year, prefix: own.prefix, last: 1 })
    .onConflictDoNothing()
    .returning();
  return series;
}

/** Finds the tax document of one kind over a whole order; null when there is none. */
export async function findInvoice(
  db: Db,
  orderId: string,
  kind: InvoiceKind,
): Promise<InvoiceRow | null> {
  if (!isId(orderId)) return null;
  const documents = await findTaxDocuments(db, orderId);
  return documents.find((one) => one.kind === kind && one.refundId === null) ?? null;
}

/** Finds the credit note over a refund in part; null when there is none. */
export async function findPartNote(
  db: Db,
  orderId: string,
  refundId: string,
): Promise<InvoiceRow | null> {
  if (!isId(orderId) || !isId(refundId)) return null;
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.refundId, refundId)));
  return row ?? null;
}

/** Locks the tax documents of an order until the transaction ends. */
export async function lockTaxDocuments(tx: Tx, orderId: string): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(invoices.id)
    .for("update");
}

/** Lists all tax documents of an order. */
export function findTaxDocuments(db: Db, orderId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.orderId, orderId));
}

export async function findInvoiceById(db: Db, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row ?? null;
}

/** Stores the HUIDs of the pieces sent on the documents of an order that name its goods. */
export async function storeSentHuids(
  tx: Tx,
  orderId: string,
  sentHuids: readonly (string | null)[],
): Promise<void> {
  await tx
    .update(invoices)
    .set({ sentHuids })
    .where(
      and(
        eq(invoices.orderId, orderId),
        inArray(invoices.kind, ["invoice", "delivery challan"]),
        isNull(invoices.sentHuids),
      ),
    );
}

/** Lists all tax documents of a user, oldest first. */
export function findInvoicesOf(db: Db, userId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(invoices.issuedAt, invoices.id);
}

/** Reads the numbers of the tax documents of orders, without their content. */
export async function findNumbers(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, kind, prefix, year, number, refundId } = invoices;
  return db
    .select({ orderId, kind, prefix, year, number, refundId })
    .from(invoices)
    .where(inArray(orderId, [...orderIds]));
}

/**
 * Removes the buyers' personal data from the tax documents of orders, as far as the law allows
 * this.
 */
export async function forgetBuyers(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await tx
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]));
  for (const { id, content } of rows) {
    await tx
      .update(invoices)
      .set({ content: withoutPerson(content) })
      .where(eq(invoices.id, id));
  }
}
