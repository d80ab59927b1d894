import type { Paise } from "@suvarna/domain/money";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { orderHistory, orders } from "../tables.ts";

/** The orders whose money staff have to send back by hand. */
export interface OwedByHand {
  readonly count: number;
  /** The money that is still to go back, in paise. */
  readonly amount: Paise;
  /** The time of the oldest cancellation or return among them; null without any. */
  readonly oldestAt: Date | null;
}

/**
 * Counts and sums the cancelled and returned orders whose money was paid at the door or at the
 * counter and is still to go back. No gateway has this money, so it has no row among the refunds.
 */
export async function findOwedByHand(db: Db): Promise<OwedByHand> {
  const { id, total, refunded, paymentState } = orders;
  const since = db
    .select({
      orderId: orderHistory.orderId,
      endedAt: sql<string>`max(${orderHistory.at})`.as("ended_at"),
    })
    .from(orderHistory)
    .where(sql`${orderHistory.orderId} = ${id}`)
    .groupBy(orderHistory.orderId)
    .as("last_step");
  const [row] = await db
    .select({
      count: sql<string>`count(*)`.mapWith(Number),
      amount: sql<string>`coalesce(sum(${total} - ${refunded}), 0)`.mapWith(Number),
      oldestAt: sql<string | null>`min(${since.endedAt})`,
    })
    .from(orders)
    .leftJoinLateral(since, sql`true`)
    // The value is no parameter, so that PostgreSQL uses the partial index of orders to refund.
    .where(sql`${paymentState} = 'refund_by_bank'`);
  const { oldestAt = null, ...sums } = row ?? { count: 0, amount: 0 };
  return { ...sums, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}
