import type { Paise } from "@suvarna/domain/money";
import { inArray, sql } from "drizzle-orm";
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
