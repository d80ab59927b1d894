import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, Db } from "./database.ts";
import { StartError } from "./errors.ts";
import { JOB_SCHEMA } from "./job-store.ts";

/** The key of the advisory lock; no other lock of the shop may have the same number. */
const GRANT_LOCK = 7_113_1911;

/** The tables whose rows are never changed or deleted. */
const APPEND_ONLY = ["audit_log", "audit_blocks"];

/**
 * Gives the database user of `serving` the rights that serving the shop needs, and revokes the
 * rights that an earlier version of the shop gave. The user may read and change rows but not the
 * definition of a table; in append-only tables it may only read and add rows.
 * @param owner the same database, with the user that owns the tables
 */
export async function grantServing(owner: Database, serving: Pick<Database, "db">): Promise<void> {
  const { rows } = await serving.db.execute<{ name: string }>(sql`select current_user as name`);
  const user = sql.identifier(rows[0]?.name ?? "");
  const schemas = sql.join([sql.identifier("public"), sql.identifier(JOB_SCHEMA)], sql`, `);
  const appendOnly = sql.join(
    APPEND_ONLY.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await owner.transaction(async (tx) => {
    // The advisory lock makes processes that start at the same time wait for each other, because
    // PostgreSQL fails when two transactions change the same rights at once.
    await tx.execute(sql`select pg_advisory_xact_lock(${GRANT_LOCK})`);
    await tx.execute(sql`grant usage on schema ${schemas} to ${user}`);
    await tx.execute(
      sql`grant select, insert, update, delete on all tables in schema ${schemas} to ${user}`,
    );
    await tx.execute(sql`revoke update, delete, truncate on ${appendOnly} from ${user}`);
    // The serving user may read the list of applied migrations, so that its process can check that
    // none is missing.
    await tx.execute(sql`grant usage on schema drizzle to ${user}`);
    await tx.execute(sql`grant select on drizzle.__drizzle_migrations to ${user}`);
    await tx.execute(sql`grant usage, select on all sequences in schema ${schemas} to ${user}`);
    await tx.execute(sql`grant execute on all functions in schema ${schemas} to ${user}`);
  });
}

/**
 * Checks that the owner of the tables has applied all migrations of `folder`.
 * @throws StartError
 */
export async function requireMigrated(db: Db, folder: string): Promise<void> {
  if (await isMigrated(db, folder)) return;
  throw new StartError(
    "The database lacks migrations, and the user of DATABASE_URL does not own its tables: start once with MIGRATION_DATABASE_URL.",
  );
}

/**
 * Checks after the grants that the serving user sees the migrations which the owner of the tables
 * has applied.
 * @throws StartError
 */
export async function requireSameDatabase(serving: Db, folder: string): Promise<void> {
  if (await isMigrated(serving, folder)) return;
  throw new StartError(
    "MIGRATION_DATABASE_URL and DATABASE_URL name different databases: the migrations of the first are missing in the second.",
  );
}

/**
 * PostgreSQL's error codes when the list of migrations does not exist, or when the user may not
 * read it.
 */
const UNREADABLE = ["42P01", "3F000", "42501"];

async function isMigrated(db: Db, folder: string): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
  try {
    const { rows } = await db.execute<{ newest: string | null }>(
      sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
    );
    return Number(rows[0]?.newest ?? 0) >= newest;
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    if (code !== undefined && UNREADABLE.includes(code)) return false;
    throw error;
  }
}

/**
 * Whether the user of a connection could change the tables and switch off their triggers, because
 * the user is a superuser, or owns the database, or a schema or table of the shop. A role that the
 * user may take on by `set role` counts as well.
 */
export async function mayAlterTables(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(sql`
    select current_setting('is_superuser') = 'on'
      or (select pg_has_role(current_user, datdba, 'MEMBER')
          from pg_database where datname = current_database())
      or exists (select from pg_namespace
          where nspname in ('public', ${JOB_SCHEMA})
            and pg_has_role(current_user, nspowner, 'MEMBER'))
      or exists (select from pg_tables
          where schemaname in ('public', ${JOB_SCHEMA})
            and pg_has_role(current_user, tableowner, 'MEMBER')) as may`);
  return rows[0]?.may === true;
}

/** Explains why a shop may not serve when its serving user could change the tables. */
export const SERVING_USER_OWNS =
  "the user of DATABASE_URL owns the database, a schema or tables, or may take on the role of their owner, or is a superuser, which MIGRATION_DATABASE_URL is there to prevent";
