import { eq } from "drizzle-orm";
import { isAmong } from "../../platform/columns.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { counterSales } from "../money-tables.ts";

type CounterSaleRow = typeof counterSales.$inferSelect;

/** Stores how staff took the money of an order at the counter. */
export async function insertCounterSale(tx: Tx, sale: CounterSaleRow): Promise<void> {
  await tx.insert(counterSales).values(sale);
}

/**
 * Reads how the money of an order was taken at the counter; null for an order that was not paid
 * there.
 */
export async function findCounterSale(db: Db, orderId: string): Promise<CounterSaleRow | null> {
  const [sale] = await db.select().from(counterSales).where(eq(counterSales.orderId, orderId));
  return sale ?? null;
}

/**
 * Reads how staff took the money of orders at the counter; orders that were not paid there are left
 * out.
 */
export async function listCounterSales(
  db: Db,
  orderIds: readonly string[],
): Promise<CounterSaleRow[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(counterSales).where(isAmong(counterSales.orderId, orderIds));
}
