import { sql } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";

/** Reads the clock of the database, which all processes of the shop share. */
export type DatabaseClock = (db: Db) => Promise<Date>;

export const databaseClock: DatabaseClock = async (db) => {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000) as ms`,
  );
  return new Date(Number(rows[0]?.ms));
};

/** How far the clock of a process may be ahead of the database's clock, in milliseconds. */
const AHEAD_MS = 2 * 60_000;

/**
 * Returns the time of this process, or the database's time when the clock of this process is ahead.
 * Rates with a time in the future would keep out all correct readings until that time.
 */
export async function earlierClock(
  db: Db,
  clock: Clock,
  readClock: DatabaseClock = databaseClock,
): Promise<Date> {
  const [own, shared] = [clock(), await readClock(db)];
  return own.getTime() - shared.getTime() > AHEAD_MS ? shared : own;
}
