import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database, Db } from "../src/platform/database.ts";
import { testEngine } from "./engine.ts";

/** Counts the statements of this database that wait for a lock. */
export async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: string }>(
    sql`select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting);
}

/**
 * Waits until a call waits for a lock, or has ended without waiting. On the embedded database a
 * change always waits for the transaction that is open.
 */
export async function waitsOrEnds(db: Db, call: Promise<unknown>): Promise<void> {
  if (testEngine === "pglite") return;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  call.then(end, end);
  await expect.poll(async () => hasEnded || (await waitingForLocks(db)) > 0).toBe(true);
}

/**
 * Runs changes of the same rows at once: another transaction holds the rows until every change
 * waits for them. It works on PostgreSQL only.
 * @param lock the statement that locks the rows
 * @returns the codes of the refusals, without the changes that were made
 */
export async function refusalsAtOnce(
  database: Database,
  lock: SQL,
  changes: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  let outcomes: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await database.transaction(async (tx) => {
    await tx.execute(lock);
    outcomes = Promise.allSettled(changes.map((change) => change()));
    await expect.poll(() => waitingForLocks(database.db)).toBe(changes.length);
  });
  return (await outcomes).flatMap((outcome) =>
    outcome.status === "rejected" ? [String((outcome.reason as { code?: unknown }).code)] : [],
  );
}
