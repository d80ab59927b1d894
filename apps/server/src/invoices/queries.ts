import type { InvoiceKind } from "@suvarna/domain/invoice";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { insertion, type Places, statement } from "../platform/statement.ts";
import { withoutPerson } from "./content.ts";
import { invoiceSeries, invoices } from "./tables.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

/**
 * The next number of a series. Everybody else who wants one waits until this transaction ends, so
 * it is taken last; when it fails, the number is free again: no gap, no double.
 */
export async function nextNumber(tx: Db, kind: InvoiceKind, year: string): Promise<number> {
  const [row] = await next(tx, { kind, year });
  return (row as { last: number }).last;
}

const next = statement((tx, { kind, year }: Places<{ kind: InvoiceKind; year: string }>) =>
  tx
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last }),
);

export async function insertInvoice(tx: Db, invoice: InvoiceRow): Promise<void> {
  await insertRow(tx, invoice);
}

const insertRow = insertion(invoices);

/** A paper of an order; null when there is none such. */
export async function findInvoice(
  db: Db,
  orderId: string,
  kind: InvoiceKind,
): Promise<InvoiceRow | null> {
  if (!isId(orderId)) return null;
  const [row] = await paperOf(db, { orderId, kind });
  return row ?? null;
}

const paperOf = statement((db, given: Places<{ orderId: string; kind: InvoiceKind }>) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, given.orderId), eq(invoices.kind, given.kind))),
);

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
export function findNumbers(db: Db, orderIds: readonly string[]) {
  return numbersOf(db, { orderIds });
}

const numbersOf = statement((db, { orderIds }: Places<{ orderIds: readonly string[] }>) => {
  const { orderId, kind, year, number } = invoices;
  return db
    .select({ orderId, kind, year, number })
    .from(invoices)
    .where(sql`${orderId} = any(${orderIds})`);
});

/** Takes the person out of the papers of orders, as far as the law lets it. */
export async function forgetBuyers(tx: Db, orderIds: readonly string[]): Promise<void> {
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
