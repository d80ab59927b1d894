import type { Paise } from "@suvarna/domain/money";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { isAmong } from "../../platform/columns.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { orderRefunds } from "../money-tables.ts";
import { orders } from "../tables.ts";

export type OrderRefund = typeof orderRefunds.$inferSelect;

/** The idempotency key of the refund in part of an accepted return of some pieces of an order. */
export function returnRefundKey(orderId: string): string {
  return `return:${orderId}`;
}

/** The refunds in part of orders, oldest first. */
export function findOrderRefunds(db: Db, orderIds: readonly string[]): Promise<OrderRefund[]> {
  return db
    .select()
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, [...orderIds]))
    .orderBy(asc(orderRefunds.at), asc(orderRefunds.id));
}

/** Lists the refunds in part of orders, each with the id that its caller gave it. */
export async function listRefundKeys(
  db: Db,
  orderIds: readonly string[],
): Promise<Pick<OrderRefund, "id" | "key">[]> {
  if (orderIds.length === 0) return [];
  const { id, key, orderId } = orderRefunds;
  return db.select({ id, key }).from(orderRefunds).where(isAmong(orderId, orderIds));
}

export async function insertOrderRefund(tx: Tx, refund: OrderRefund): Promise<void> {
  await tx.insert(orderRefunds).values(refund);
}

/**
 * Adds an amount to the sum of an order's refunds. @returns false when the sum would exceed the
 * order's total
 */
export async function addRefunded(tx: Tx, orderId: string, amount: Paise): Promise<boolean> {
  const { id, refunded, total } = orders;
  const added = await tx
    .update(orders)
    .set({ refunded: sql`${refunded} + ${amount}` })
    .where(and(eq(id, orderId), lte(sql`${refunded} + ${amount}`, total)))
    .returning({ id });
  return added.length > 0;
}
