import { CARATS } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and, eq, inArray, isNull, lt, type SQLWrapper, sql } from "drizzle-orm";
import { livePrices } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import type { Rates } from "../rates/index.ts";
import { anyWaiting } from "./queries.ts";
import { priceAlerts } from "./tables.ts";

/** The dependencies of the search for due alerts. */
export interface AlertDependencies {
  readonly rates: Pick<Rates, "latestPerGram">;
  readonly tax: { readonly gstRateBp: number };
  /**
   * A subquery for the ids of the users to whom a letter can be sent. It is passed in, because
   * alerts know nothing of accounts.
   */
  readonly reachable: (db: Db) => SQLWrapper;
}

const AT_ONCE = 100;

/**
 * Finds the alerts whose price is reached after a change of rates or products, and announces each
 * once. An act announces a limited number of alerts, and the next act continues with the others.
 */
export async function lookForAlerts(
  { tx, at, tell }: Act,
  { rates, tax, reachable }: AlertDependencies,
): Promise<void> {
  if (!(await anyWaiting(tx))) return;
  const perGram = await rates.latestPerGram(tx);
  const fired = await fireAlerts(tx, perGram, {
    now: at,
    gstRateBp: tax.gstRateBp,
    reachable: reachable(tx),
  });
  for (const { alertId, pricePaise } of fired) {
    tell({ type: "alert.fired", alertId, pricePaise, at: at.toISOString() });
  }
  if (fired.length === AT_ONCE) tell({ type: "alerts.remaining" });
}

/**
 * Marks at most `AT_ONCE` alerts whose price is now below their limit as fired. A single statement
 * marks each alert once, even in simultaneous calls.
 */
async function fireAlerts(
  tx: Tx,
  rates: RatesPerGram,
  { now, gstRateBp, reachable }: { now: Date; gstRateBp: number; reachable: SQLWrapper },
): Promise<{ readonly alertId: string; readonly pricePaise: number }[]> {
  const piece = livePrices(tx, rates);
  const perGram = CARATS.map((carat) => sql`when ${carat} then ${rates[carat]}::bigint`);
  const rate = sql`case ${priceAlerts.carat} ${sql.join(perGram, sql` `)} end`;
  // The formula is that of the domain's `withGst`: GST is rounded half up to the whole rupee.
  const gst = sql`case when ${priceAlerts.withGst}
    then (${piece.price} * ${gstRateBp}::bigint + 500000) / 1000000 * 100 else 0 end`;
  const price = sql<number>`coalesce(${rate}, ${piece.price} + ${gst})`;
  const due = tx
    .select({ id: priceAlerts.id, price: price.as("due_price") })
    .from(priceAlerts)
    .leftJoin(piece, eq(piece.productId, priceAlerts.productId))
    .where(
      and(
        isNull(priceAlerts.firedAt),
        lt(price, priceAlerts.belowPaise),
        inArray(priceAlerts.userId, reachable),
      ),
    )
    .limit(AT_ONCE)
    .for("update", { of: priceAlerts, skipLocked: true })
    .as("due");
  const fired = await tx
    .update(priceAlerts)
    .set({ firedAt: now, firedPaise: sql`${due.price}` })
    .from(due)
    .where(and(eq(priceAlerts.id, due.id), isNull(priceAlerts.firedAt)))
    .returning({ alertId: priceAlerts.id, pricePaise: priceAlerts.firedPaise });
  return fired.map(({ alertId, pricePaise }) => ({ alertId, pricePaise: pricePaise ?? 0 }));
}
