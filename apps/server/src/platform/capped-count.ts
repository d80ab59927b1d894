import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/** The largest number of rows that a list counts exactly; above it, the list says "10,000+". */
const COUNTED = 10_000;

/**
 * Counts the matching rows, but stops at 10,001, so that a long list answers as fast as a short
 * one.
 */
export async function countCapped(db: Db, table: PgTable, which: SQL | undefined): Promise<number> {
  const [row] = await db.select({ found: sql<string>`count(*)` }).from(
    db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(which)
      .limit(COUNTED + 1)
      .as("first_rows"),
  );
  return Number(row?.found ?? 0);
}
