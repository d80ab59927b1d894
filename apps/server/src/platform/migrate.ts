import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Autocommit, Database, Db } from "./database.ts";
import { StartError } from "./errors.ts";

/** The key of the advisory lock; no other lock of the shop may have the same number. */
const MIGRATION_LOCK = 7_113_1910;
const TRY_LOCK = `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isMine"`;
/** How long a process waits until another process has finished the migrations. */
const OTHERS_WITHIN_MS = 15 * 60_000;
const LOOK_AGAIN_MS = 200;
/**
 * How long a migration waits for a lock. All later statements on the table wait behind the
 * migration, and they fail after three seconds (`time-limits.ts`), so the migration gives up
 * earlier and tries again.
 */
const LOCK_WITHIN = "1s";
const MOST_TRIES = 60;
const BETWEEN_TRIES_MS = 1000;
/**
 * PostgreSQL's error codes for a lock that was not free in time, and for transactions that wait for
 * each other (deadlock).
 */
const LOCKED = ["55P03", "40P01"];

/**
 * Applies the missing migrations of `folder` in order, each in a transaction of its own. A
 * migration with CONCURRENTLY runs outside a transaction, as PostgreSQL demands. Processes that
 * start at the same time wait for each other. The applied migrations are recorded in the table of
 * Drizzle's own migrator.
 * @throws StartError when another process has migrated for 15 minutes
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if ((await missingOf(migrations, database.db)).length === 0) return;
  await database.withoutStatementLimit(async (patient) => {
    if (patient.engine === "postgres") await whileAlone(patient, () => apply(patient, migrations));
    else await apply(patient, migrations);
  });
  if (database.engine === "postgres") return;
  // The embedded engine reads the array types when it is opened. Without a refresh, an array of a
  // type that a migration has just created would be refused (error 22P02).
  await (database.raw as PGlite).refreshArrayTypes();
}

/** The migrations that are newer than the newest applied migration. */
async function missingOf(migrations: readonly MigrationMeta[], db: Db): Promise<MigrationMeta[]> {
  const { rows: list } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!list[0]?.isThere) return [...migrations];
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  const newest = Number(rows[0]?.newest ?? 0);
  return migrations.filter(({ folderMillis }) => folderMillis > newest);
}

/**
 * Runs work while this process has the lock of migrations. The process polls for the lock instead
 * of waiting in the database, because CREATE INDEX CONCURRENTLY waits for every running statement,
 * and so for a statement that waits for this lock.
 */
async function whileAlone(database: Database, work: () => Promise<void>): Promise<void> {
  const end = performance.now() + OTHERS_WITHIN_MS;
  while (performance.now() < end) {
    // This transaction only holds the lock; the work uses another connection.
    const isDone = await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
      // After a statement with parameters an open transaction keeps its snapshot, and CREATE INDEX
      // CONCURRENTLY would wait for the snapshot. So this statement has no parameters.
      const { rows } = await tx.execute<{ isMine: boolean }>(sql.raw(TRY_LOCK));
      if (!rows[0]?.isMine) return false;
      await work();
      return true;
    });
    if (isDone) return;
    await pause(LOOK_AGAIN_MS);
  }
  throw new StartError("Another process has been migrating the database for 15 minutes.");
}

async function apply(database: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  const { autocommit } = database;
  await autocommit.execute(sql`create schema if not exists drizzle`);
  await autocommit.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const migration of await missingOf(migrations, database.db)) {
    await untilNotLocked(() =>
      isOutsideTransactions(migration)
        ? runOutside(autocommit, migration)
        : database.transaction(async (tx) => {
            await tx.execute(sql`select set_config('lock_timeout', ${LOCK_WITHIN}, true)`);
            await run(tx, migration);
          }),
    );
  }
}

/**
 * Whether a migration must run outside a transaction, because it has CONCURRENTLY. `npm test`
 * checks that such a migration has no other statements and can be repeated.
 */
function isOutsideTransactions({ sql: statements }: MigrationMeta): boolean {
  return statements.some((statement) => /^\s*(create|drop)\b.*\bconcurrently\b/im.test(statement));
}

async function run(
  db: Autocommit,
  { sql: statements, ...migration }: MigrationMeta,
): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${migration.hash}, ${migration.folderMillis})`);
}

/**
 * Runs a migration outside a transaction. The migration locks nobody out, so it may wait without a
 * limit for the transactions that use the table. The pool has two connections and the transaction
 * of the lock uses the first, so both statements here run on the second.
 */
async function runOutside(db: Autocommit, migration: MigrationMeta): Promise<void> {
  await db.execute(sql`select set_config('lock_timeout', '0', false)`);
  await run(db, migration);
}

/**
 * Repeats work for as long as another transaction has locked what the work needs. The changes of a
 * failed try are rolled back.
 */
async function untilNotLocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (tries === MOST_TRIES || code === undefined || !LOCKED.includes(code)) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
  }
}
