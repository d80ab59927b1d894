import type { InvoiceKind } from "@suvarna/domain/invoice";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { gathered } from "../platform/gathered.ts";
import { isId } from "../platform/ids.ts";
import { type Places, rowsOf, statement } from "../platform/statement.ts";
import { withoutPerson } from "./content.ts";
import { invoiceSeries, invoices } from "./tables.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

/** A paper before it has its number. */
type NewInvoice = Omit<InvoiceRow, "number">;

/**
 * Writes papers with the next numbers of their series, and gives those. Everybody else who wants one
 * waits until this transaction ends; when it fails, the numbers are free again: no gap, no double.
 */
export const insertInvoice = gathered(async (tx: Db, papers: readonly NewInvoice[]) => {
  const series = Map.groupBy(papers, ({ kind, year }) => `${kind} ${year}`);
  const counts = [...series.values()].map((of) => ({ ...(of[0] as NewInvoice), last: of.length }));
  const counted = [...series.values()].flatMap((of) =>
    of.map((paper, place) => ({ ...paper, number: of.length - 1 - place })),
  );
  const given = { series: JSON.stringify(counts), papers: JSON.stringify(counted) };
  const numbers = new Map((await insert(tx, given)).map(({ id, number }) => [id, number]));
  return papers.map(({ id }) => numbers.get(id) as number);
});

// What is given as a paper's number is how many of its series come after it.
const insert = statement((tx, given: Places<{ series: string; papers: string }>) => {
  const { kind, year, last } = invoiceSeries;
  const raised = tx.$with("raised").as(
    tx
      .insert(invoiceSeries)
      .select(rowsOf(invoiceSeries, given.series))
      .onConflictDoUpdate({ target: [kind, year], set: { last: sql`${last} + excluded.last` } })
      .returning(),
  );
  return tx
    .with(raised)
    .insert(invoices)
    .select(
      sql`select paper.id, paper.kind, paper.year, raised.last - paper.number, paper."orderId",
          paper."userId", paper."issuedAt", paper.content, paper."refersTo"
        from (${rowsOf(invoices, given.papers)}) as paper
        join raised on raised.kind = paper.kind and raised.year = paper.year`,
    )
    .returning({ id: invoices.id, number: invoices.number });
});

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
export const findPapers = gathered(async (db: Db, orderIds: readonly string[]) => {
  const rows = await papersOfAll(db, { orderIds });
  return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
});

const papersOfAll = statement((db, { orderIds }: Places<{ orderIds: readonly string[] }>) =>
  db.select().from(invoices).where(sql`${invoices.orderId} = any(${orderIds})`),
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

/** What names the papers of an order, without what they say. */
export const findNumbers = gathered(async (db: Db, orderIds: readonly string[]) => {
  const rows = await numbersOf(db, { orderIds });
  return orderIds.map((id) => rows.filter(({ orderId }) => orderId === id));
});

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
