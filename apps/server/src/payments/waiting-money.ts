import { indianDay } from "@suvarna/domain/indian-day";
import type { Paise } from "@suvarna/domain/money";
import { and, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
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
  /** The sum in paise, less the refunds since then. */
  readonly amount: Paise;
  readonly oldestAt: Date;
}

/**
 * Reads the payments of the last 14 days that are in no settlement of their gateway, by gateway.
 */
export async function findUnsettled(db: Db, now: Date): Promise<UnsettledMoney[]> {
  const { gateway, paymentReference, amount, refunded, capturedAt } = paymentCaptures;
  const since = new Date(now.getTime() - SETTLED_WITHIN_MS);
  const rows = await db
    .select({
      gateway,
      payments: sql<string>`count(*)`.mapWith(Number),
      amount: sql<string>`sum(${amount} - ${refunded})`.mapWith(Number),
      oldestAt: sql<string>`min(${capturedAt})`,
    })
    .from(paymentCaptures)
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

/** The refunds that are not with the shoppers yet. */
export interface RefundsToSend {
  readonly amount: Paise;
  readonly orders: number;
  readonly oldestAt: Date | null;
  /** The number of refunds that a gateway could not send. */
  readonly stuck: number;
}

export async function findRefundsToSend(db: Db): Promise<RefundsToSend> {
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
    .where(inArray(state, ["due", "sent", "stuck"]));
  const { oldestAt = null, ...sums } = row ?? { amount: 0, orders: 0, stuck: 0 };
  return { ...sums, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}
