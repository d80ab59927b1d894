import type { Paise } from "@suvarna/domain/money";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { orders } from "./tables.ts";

/** The number of a buyer's orders, and the money that was paid for them. */
export interface BuyerFigures {
  readonly orders: number;
  /**
   * The amount that was paid for orders that keep their money, less the refunds in part, in paise.
   */
  readonly paid: Paise;
}

/**
 * A query of the money that each buyer with a paid order has paid, less the refunds in part, with the
 * columns `user_id` and `paid`. The sums of doubles are exact up to 2^53, and faster than numerics.
 */
export function paidByBuyer(): SQL {
  const { userId, total, refunded, paymentState } = orders;
  return sql`select ${userId}, sum((${total} - ${refunded})::float8) as paid from ${orders} where ${paymentState} = 'paid' group by ${userId}`;
}

/** The figures of the buyers who have orders, by their ids. */
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
