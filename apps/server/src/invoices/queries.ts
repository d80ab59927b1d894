import type { InvoiceKind } from "@suvarna/domain/invoice";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { withoutPerson } from "./content.ts";
import { invoiceSeries, invoices } from "./tables.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

/** A paper before it has its number. */
type NewInvoice = Omit<InvoiceRow, "number">;

/**
 * Writes a paper with the next number of its series, and gives that. Everybody else who wants one
 * waits until this transaction ends; when it fails, the number is free again: no gap, no double.
 */
export async function insertInvoice(tx: Tx, paper: NewInvoice): Promise<number> {
  const { kind, year } = paper;
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning();
  const { last: number } = series as typeof invoiceSeries.$inferSelect;
  await tx.insert(invoices).values({ ...paper, number });
  return number;
}

/** A paper of an order; null when there is none such. */
export async function findInvoice(
  db: Db,
  orderId: string,
  kind: InvoiceKind,
): Promise<InvoiceRow | null> {
  if (!isId(orderId)) return null;
  const papers = await findPapers(db, orderId);
  return papers.find((paper) => paper.kind === kind) ?? null;
}

/** All papers of an order. */
export function findPapers(db: Db, orderId: string): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.orderId, orderId));
}

export async function findInvoiceById(db: Db, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row ?? null;
}

/** All papers of a user, oldest first. */
export function findInvoicesOf(db: Db, userId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(invoices.issuedAt, invoices.id);
}

/** What names the papers of orders, without what they say. */
export async function findNumbers(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, kind, year, number } = invoices;
  return db
    .select({ orderId, kind, year, number })
    .from(invoices)
    .where(inArray(orderId, [...orderIds]));
}

/** Takes the person out of the papers of orders, as far as the law lets it. */
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
