import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type { Database } from "./database.ts";

/** The key of the advisory lock; any number that no other lock uses. */
const MIGRATION_LOCK = 7_113_1910;
/** How long a process waits for the migrations of another one. */
const OTHERS_WITHIN = "15min";

/**
 * Applies the missing migrations of `folder` in order. Processes that start at the same time wait
 * for each other by an advisory lock, which this transaction holds.
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const migrations = { migrationsFolder: folder };
  if (database.engine === "pglite") {
    await migratePglite(database.db as unknown as PgliteDatabase, migrations);
    // The embedded engine reads the array types when it is opened. Without a refresh, an array of a
    // type that a migration has just created would be refused (error 22P02).
    await (database.raw as PGlite).refreshArrayTypes();
    return;
  }
  await database.withoutStatementLimit((patient) =>
    patient.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${OTHERS_WITHIN}, true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      // The migrator uses another connection; this transaction only holds the lock.
      await migratePg(patient.db as unknown as NodePgDatabase, migrations);
    }),
  );
}
