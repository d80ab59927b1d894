import { CARATS, type Carat } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { livePrices } from "../catalogue/index.ts";
import type { Db } from "../platform/database.ts";
import { priceAlerts } from "./tables.ts";

/** An alert whose price has come. */
export interface FiredAlert {
  readonly id: string;
  readonly userId: string;
  readonly carat: Carat | null;
  readonly productId: string | null;
  readonly belowPaise: number;
  /** What it costs now. */
  readonly pricePaise: number;
  readonly at: Date;
}

interface Firing {
  readonly now: Date;
  readonly atMost: number;
  /** Which alerts are meant; all, where it is not said. */
  readonly among?: SQL | undefined;
}

/**
 * Marks what has fallen below its price at these rates, at most so many, in one statement: each is
 * marked once, however many look at the same time. Told in the same transaction, each is told once.
 */
export async function fireAlerts(
  tx: Db,
  rates: RatesPerGram,
  { now, atMost, among = sql`true` }: Firing,
): Promise<FiredAlert[]> {
  const piece = livePrices(tx, rates);
  const perGram = CARATS.map((carat) => sql`when ${carat} then ${rates[carat]}::bigint`);
  const rate = sql`case ${priceAlerts.carat} ${sql.join(perGram, sql` `)} end`;
  const price = sql<number>`coalesce(${rate}, ${piece.price})`;
  const due = tx
    .select({ id: priceAlerts.id, price: price.as("due_price") })
    .from(priceAlerts)
    .leftJoin(piece, eq(piece.productId, priceAlerts.productId))
    .where(and(isNull(priceAlerts.firedAt), lt(price, priceAlerts.belowPaise), among))
    .limit(atMost)
    .for("update", { of: priceAlerts, skipLocked: true })
    .as("due");
  const fired = await tx
    .update(priceAlerts)
    .set({ firedAt: now, firedPaise: sql`${due.price}` })
    .from(due)
    .where(and(eq(priceAlerts.id, due.id), isNull(priceAlerts.firedAt)))
    .returning({
      id: priceAlerts.id,
      userId: priceAlerts.userId,
      carat: priceAlerts.carat,
      productId: priceAlerts.productId,
      belowPaise: priceAlerts.belowPaise,
      pricePaise: priceAlerts.firedPaise,
    });
  return fired.map((alert) => ({
    ...alert,
    carat: alert.carat as Carat | null,
    pricePaise: alert.pricePaise ?? 0,
    at: now,
  }));
}
