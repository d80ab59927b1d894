import { eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { counterSales } from "./money-tables.ts";

type CounterSaleRow = typeof counterSales.$inferSelect;

/** Writes down how the money of an order was taken at the counter. */
export async function insertCounterSale(tx: Tx, sale: CounterSaleRow): Promise<void> {
  await tx.insert(counterSales).values(sale);
}

/** The way in which an order's money was taken at the counter; null for another order. */
export async function findCounterSale(db: Db, orderId: string): Promise<CounterSaleRow | null> {
  const [sale] = await db.select().from(counterSales).where(eq(counterSales.orderId, orderId));
  return sale ?? null;
}

/** The sales at the counter among some orders. */
export async function listCounterSales(
  db: Db,
  orderIds: readonly string[],
): Promise<CounterSaleRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(counterSales)
    .where(inArray(counterSales.orderId, [...orderIds]));
}
