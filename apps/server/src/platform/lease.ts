import { and, eq, sql } from "drizzle-orm";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Autocommit } from "./database.ts";

export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Takes or extends a lease, so that only one of several processes does a task. The expiry is
 * decided by the database's clock, because the clocks of processes may differ.
 * @returns whether `holder` has the lease for the next `ms`
 */
export async function takeLease(
  db: Autocommit,
  name: string,
  holder: string,
  ms: number,
): Promise<boolean> {
  const until = sql`now() + ${`${ms} milliseconds`}::interval`;
  const rows = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} or ${leases.until} < now()`,
    })
    .returning({ name: leases.name });
  return rows.length > 0;
}

/** Releases a lease, so that another process need not wait until the lease expires. */
export async function releaseLease(db: Autocommit, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
}
