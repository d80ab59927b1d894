import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { Database } from "./database.ts";

/** Any number that only this lock uses. */
const MIGRATION_LOCK = 7_113_1910;

/**
 * Applies what is missing of the migrations in `folder`, each once, in order. Processes that start
 * together wait for each other: the lock is held by the transaction that migrates.
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const migrations = { migrationsFolder: folder };
  if (database.engine === "pglite") {
    await migratePglite(database.db as unknown as PgliteDatabase, migrations);
    // The embedded engine learns the types of arrays when it opens. A type that a migration has just
    // made is unknown to it until it looks again: an array of such a type would be refused (22P02).
    await (database.raw as PGlite).refreshArrayTypes();
    return;
  }
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // The migrator uses other connections; this one only keeps the others waiting.
    await migratePg(database.db as unknown as NodePgDatabase, migrations);
  });
}
