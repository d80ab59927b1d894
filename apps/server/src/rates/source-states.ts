import { eq, sql } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import type { RateSource } from "./sources/rate-source.ts";
import { rateSources } from "./tables.ts";

export type SourceState = typeof rateSources.$inferSelect;

const FIRST_WAIT_MS = 10_000;
/**
 * After this many failures in a row the circuit breaker is open, and the source is queried only now
 * and then.
 */
export const OPEN_AFTER = 5;
const OPEN_MS = 15 * 60_000;
/**
 * After a failure a source is queried this many times as often as its monthly budget suggests,
 * which is sooner than after a success but does not use up the budget.
 */
const HASTE = 4;
/**
 * The number of first retries that ignore the budget, because they cost little and most failures
 * are short.
 */
const QUICK_RETRIES = 2;

const monthOf = (now: Date) => now.toISOString().slice(0, 7);

/**
 * Returns the state of a source in this month; an initial state when the source was never queried.
 */
export async function sourceState(db: Db, key: string, now: Date): Promise<SourceState> {
  const [row] = await db.select().from(rateSources).where(eq(rateSources.key, key));
  const blank = { askAfter: null, askedAt: null, answeredAt: null, failedAt: null, failure: null };
  const state = row ?? { key, month: monthOf(now), requests: 0, failures: 0, ...blank };
  return state.month === monthOf(now) ? state : { ...state, month: monthOf(now), requests: 0 };
}

/**
 * Takes the requests of one reading from the monthly budget by a compare-and-set, so that several
 * processes together can't exceed the budget.
 * @returns false when the budget does not have enough requests left
 */
export async function takeRequests(
  db: Autocommit,
  { key, cost }: Pick<RateSource, "key" | "cost">,
  now: Date,
): Promise<boolean> {
  if (!cost) return true;
  const { requests, monthly } = cost;
  const month = monthOf(now);
  const used = sql`case when ${rateSources.month} = ${month} then ${rateSources.requests} else 0 end`;
  if (requests > monthly) return false;
  const updated = await db
    .insert(rateSources)
    .values({ key, month, requests, failures: 0, askedAt: now })
    .onConflictDoUpdate({
      target: rateSources.key,
      set: { month, requests: sql`${used} + ${requests}`, askedAt: now },
      setWhere: sql`${used} + ${requests} <= ${monthly}`,
    })
    .returning({ key: rateSources.key });
  return updated.length > 0;
}

export async function recordAnswer(db: Autocommit, source: RateSource, now: Date): Promise<void> {
  const state = await sourceState(db, source.key, now);
  await set(db, state, {
    failures: 0,
    answeredAt: now,
    askAfter: after(now, paceMs(source, state, now)),
  });
}

export async function noteFailure(
  db: Autocommit,
  source: RateSource,
  failure: string,
  now: Date,
): Promise<void> {
  const state = await sourceState(db, source.key, now);
  const failures = state.failures + 1;
  const backOff = failures >= OPEN_AFTER ? OPEN_MS : FIRST_WAIT_MS * 2 ** failures;
  const budgetWait = failures > QUICK_RETRIES ? paceMs(source, state, now) / HASTE : 0;
  const wait = Math.max(Math.min(backOff, OPEN_MS), budgetWait);
  await set(db, state, { failures, failure, failedAt: now, askAfter: after(now, wait) });
}

async function set(
  db: Autocommit,
  state: SourceState,
  change: Partial<SourceState>,
): Promise<void> {
  const row = { ...state, ...change };
  await db.insert(rateSources).values(row).onConflictDoUpdate({
    target: rateSources.key,
    set: change,
  });
}

const after = (now: Date, ms: number) => (ms > 0 ? new Date(now.getTime() + ms) : null);

/** Returns the interval between readings with which the budget lasts until the end of the month. */
function paceMs({ cost }: RateSource, { requests }: SourceState, now: Date): number {
  if (!cost) return 0;
  const monthEnd = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const readings = Math.floor((cost.monthly - requests) / cost.requests);
  return (monthEnd - now.getTime()) / Math.max(readings, 1);
}

/** Whether the source's monthly budget is used up. */
export function isBudgetSpent(
  { cost }: Pick<RateSource, "cost">,
  { requests }: SourceState,
): boolean {
  return cost !== null && requests + cost.requests > cost.monthly;
}

/**
 * Removes the waiting times of all sources, so that they are queried at the next tick. Their
 * monthly budgets still apply.
 */
export async function clearSourceWaits(tx: Tx): Promise<void> {
  await tx.update(rateSources).set({ askAfter: null });
}
