import type { Paise } from "@suvarna/domain/money";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { orders } from "./tables.ts";

/** The number of a buyer's orders, and the money that was paid for these orders. */
export interface BuyerFigures {
  readonly orders: number;
  /**
   * The amount that was paid for orders that keep their money, less the refunds in part, in paise.
   */
  readonly paid: Paise;
}

/**
 * Builds SQL about the money that buyers have paid, less the refunds in part: `all` is a query with
 * the columns `user_id` and `paid`, and `has` is the condition that a user has paid for an order.
 * Sums of doubles are exact up to 2^53, and faster than sums of numerics.
 */
export function paidByBuyer(): { readonly all: SQL; readonly has: (userId: SQL) => SQL } {
  const { userId, total, refunded, paymentState } = orders;
  const isPaid = sql`${paymentState} = 'paid'`;
  return {
    all: sql`select ${userId}, sum((${total} - ${refunded})::float8) as paid from ${orders} where ${isPaid} group by ${userId}`,
    has: (user) => sql`exists (select from ${orders} where ${userId} = ${user} and ${isPaid})`,
  };
}

/** Reads the figures of the buyers who have orders, by the buyers' ids. */
export async function buyerFigures(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, BuyerFigures>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: orders.userId,
      orders: sql<string>`count(*)`,
      paid: sql<string>`coalesce(sum(${orders.total} - ${orders.refunded}) filter (where ${orders.paymentState} = 'paid'), 0)`,
    })
    .from(orders)
    .where(inArray(orders.userId, [...userIds]))
    .groupBy(orders.userId);
  return new Map(
    rows.map((row) => [row.userId, { orders: Number(row.orders), paid: Number(row.paid) }]),
  );
}
