import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database, Db } from "../src/platform/database.ts";

/** Counts the statements of this database that wait for a lock. */
export async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: string }>(
    sql`select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.waiting);
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
