import { indianDay } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import { and, eq, gte, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { UNDER_WAY } from "./refund-queries.ts";
import { settlementEntries } from "./settlement-tables.ts";
import { paymentCaptures, paymentRefunds } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;
/**
 * The time in milliseconds after which unsettled money counts as a difference of the settlements.
 */
const SETTLED_WITHIN_MS = 14 * DAY_MS;

/** The money that a gateway has taken for the shop and has not yet transferred. */
export interface UnsettledMoney {
  readonly gateway: string;
  readonly payments: number;
  /**
   * The sum in paise, less the refunds that the gateway has sent. Refunds that are not done are
   * still part of it, because `findRefundsToSend` sums them, so that a total subtracts each refund
   * once. Refunds that staff have sent by hand are part of it too, because their money left the
   * shop's own account, and the gateway transfers the whole payment.
   */
  readonly amount: Paise;
  readonly oldestAt: Date;
}

/**
 * Reads the payments of the last 14 days that are in no settlement of their gateway, by gateway.
 */
export async function findUnsettled(db: Db, now: Date): Promise<UnsettledMoney[]> {
  const { id, gateway, paymentReference, amount, refunded, capturedAt } = paymentCaptures;
  const since = new Date(now.getTime() - SETTLED_WITHIN_MS);
  const { state, way, createdAt } = paymentRefunds;
  const isStillThere = or(inArray(state, [...UNDER_WAY]), and(eq(state, "done"), eq(way, "hand")));
  const stillThere = db
    .select({
      captureId: paymentRefunds.captureId,
      amount: sql<string>`sum(${paymentRefunds.amount})`.as("sum_still_there"),
    })
    .from(paymentRefunds)
    // No refund is older than its payment.
    .where(and(gte(createdAt, since), isStillThere))
    .groupBy(paymentRefunds.captureId)
    .as("refunds_still_there");
  const rows = await db
    .select({
      gateway,
      payments: sql<string>`count(*)`.mapWith(Number),
      amount: sql<string>`sum(${amount} - ${refunded} + coalesce(${stillThere.amount}, 0))`.mapWith(
        Number,
      ),
      oldestAt: sql<string>`min(${capturedAt})`,
    })
    .from(paymentCaptures)
    .leftJoin(stillThere, eq(stillThere.captureId, id))
    .where(
      and(
        gte(capturedAt, since),
        // A payment can only be in a settlement of its own day or later.
        sql`not exists (select from ${settlementEntries} e where e.gateway = ${gateway} and e.day >= ${indianDay(since)} and e.kind = 'payment' and e.reference = ${paymentReference})`,
      ),
    )
    .groupBy(gateway)
    .orderBy(gateway);
  return rows.map((row) => ({ ...row, oldestAt: new Date(row.oldestAt) }));
}

/** The money that is to go back and is not with the shoppers yet. */
export interface RefundsToSend {
  readonly amount: Paise;
  readonly orders: number;
  readonly oldestAt: Date | null;
  /** The number of refunds that a gateway could not send. */
  readonly stuck: number;
}

/**
 * Reads the orders whose money staff send back by hand, without a row among the refunds. It is
 * passed in, because the payments capability may not import orders.
 */
export type OwedByHandReader = (db: Db) => Promise<{
  readonly count: number;
  readonly amount: Paise;
  readonly oldestAt: Date | null;
}>;

/** Reads the refunds that are not done, and the money that staff send back by hand. */
export async function findRefundsToSend(
  db: Db,
  owedByHand: OwedByHandReader,
): Promise<RefundsToSend> {
  const { amount, orderId, createdAt, state, way } = paymentRefunds;
  const [row] = await db
    .select({
      amount: sql<string>`coalesce(sum(${amount}), 0)`.mapWith(Number),
      orders: sql<string>`count(distinct ${orderId})`.mapWith(Number),
      oldestAt: sql<string | null>`min(${createdAt})`,
      stuck: sql<string>`count(*) filter (where ${state} = 'stuck' and ${way} <> 'hand')`.mapWith(
        Number,
      ),
    })
    .from(paymentRefunds)
    .where(inArray(state, [...UNDER_WAY]));
  const { oldestAt = null, ...sums } = row ?? { amount: 0, orders: 0, stuck: 0 };
  const owed = await owedByHand(db);
  const times = [oldestAt, owed.oldestAt].flatMap((at) => (at === null ? [] : new Date(at)));
  return {
    amount: sums.amount + owed.amount,
    orders: sums.orders + owed.count,
    stuck: sums.stuck,
    oldestAt: times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}
