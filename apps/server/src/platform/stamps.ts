import { eq, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import type { Database, Db, Tx } from "./database.ts";
import { StartError } from "./errors.ts";

/**
 * The facts that a database stores about its shop, so that no other shop opens the database: the
 * mode, and a check value of every sealing key. A stamp is written once and never changed. The
 * stamp of a sealing key is deleted once the key is not needed any more.
 */
export const stamps = pgTable("stamps", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Reads all stamps by their names; empty for a database that was never migrated. */
export async function listStamps(db: Db): Promise<ReadonlyMap<string, string>> {
  if (!(await hasTable(db, "stamps"))) return new Map();
  const rows = await db.select().from(stamps);
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Whether the database has a table of this name. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(${name}) is not null as found`,
  );
  return rows[0]?.found ?? false;
}

/**
 * Writes the stamps of this shop into a database that the shop may open. When two processes open
 * the database at the same time, the second process sees the stamps of the first.
 * @param problemsOf finds the reasons why the shop may not open the database, as sentences
 * @throws StartError with these reasons
 */
export async function stampDatabase(
  database: Pick<Database, "transaction">,
  added: ReadonlyMap<string, string>,
  problemsOf: (tx: Tx) => Promise<readonly string[]>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${stamps} in exclusive mode`);
    const problems = await problemsOf(tx);
    if (problems.length > 0) throw new StartError(`${problems.join("; ")}.`);
    const rows = [...added].map(([name, value]) => ({ name, value }));
    await tx.insert(stamps).values(rows).onConflictDoNothing();
  });
}

const MOVED = "moved";

/**
 * Stamps a database whose shop was moved to another database, so that no shop opens the old
 * database any more.
 */
export async function stampMoved(database: Pick<Database, "transaction">, at: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.insert(stamps).values({ name: MOVED, value: at.toISOString() });
  });
}

/**
 * Deletes the stamp of a moved shop. A shop that is restored from a copy of a stamped database
 * needs this.
 */
export async function dropMovedStamp(tx: Tx): Promise<void> {
  await tx.delete(stamps).where(eq(stamps.name, MOVED));
}

/** Explains that a database may not be opened because its shop was moved to another database. */
export function movedProblems(stamps: ReadonlyMap<string, string>): string[] {
  const at = stamps.get(MOVED);
  return at === undefined
    ? []
    : [
        `This shop was moved to a PostgreSQL server on ${at.slice(0, 10)}: open it there, by DATABASE_URL`,
      ];
}
