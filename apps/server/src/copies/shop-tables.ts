import { sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";

/** A table of the shop, with the columns that are stored; generated columns are computed again. */
export interface ShopTable {
  /** The quoted name with its schema, such as `"public"."orders"`. */
  readonly name: string;
  /** The quoted names of the table's columns, in their stored sequence. */
  readonly columns: readonly string[];
  /** Whether the table contains bytes, so that only a few of its rows are read at a time. */
  readonly hasBytes: boolean;
}

/** The totals of a table: the number of rows, and a sum of the hashes of all rows, as a text. */
export interface TableTotals {
  readonly rows: number;
  readonly digest: string;
}

/**
 * The tables of the job queue that a copy must contain; the other tables of the queue are only
 * statistics.
 */
const JOB_TABLES = ["queue", "schedule", "job", "job_dependency"];

/** The tables that a copy leaves out, because their rows belong to running processes. */
const PASSING_TABLES = ["leases"];

/**
 * Lists all tables of the shop and of its job queue that a copy must contain. The list is read from
 * the database, so that no new table is forgotten.
 */
export async function listTables(db: Db): Promise<ShopTable[]> {
  const { rows } = await db.execute<{ name: string; columns: string[]; has_bytes: boolean }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(format('%I', a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns,
      bool_or(a.atttypid = 'bytea'::regtype) as has_bytes
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname not in ${PASSING_TABLES} or (n.nspname = 'jobs' and c.relname in ${JOB_TABLES}))
    group by n.nspname, c.relname
    order by n.nspname desc, c.relname`);
  return rows.map(({ name, columns, has_bytes: hasBytes }) => ({ name, columns, hasBytes }));
}

/**
 * Sets the formats of values until the end of the transaction, so that every engine and every time
 * zone writes and reads the same texts. Also removes the time limits, because the transaction may
 * wait for files.
 */
export async function setTextFormats(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config(name, value, true) from (values
    ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
    ('bytea_output', 'hex'), ('extra_float_digits', '1'),
    ('idle_in_transaction_session_timeout', '0'), ('statement_timeout', '0')
  ) as wanted (name, value)`);
}

/**
 * Counts a table's rows and sums the hashes of their texts. The sum does not depend on the sequence
 * of the rows, and two tables with the same totals have the same content.
 */
export async function totalsOf(db: Db, { name }: ShopTable): Promise<TableTotals> {
  const { rows } = await db.execute<{ rows: string; digest: string }>(
    sql`select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest
      from ${sql.raw(name)} t`,
  );
  const [found] = rows;
  if (!found) throw new Error(`No totals of ${name}`);
  return { rows: Number(found.rows), digest: found.digest };
}

/**
 * The versions that a copy and its database must have in common: of the migrations and of the job
 * queue.
 */
export interface Versions {
  readonly migration: string;
  readonly jobs: number;
}

/** Reads the versions of a database that a shop has opened. */
export async function versionsOf(db: Db): Promise<Versions> {
  const { rows } = await db.execute<{ migration: string; jobs: number }>(sql`select
    (select hash from drizzle.__drizzle_migrations order by created_at desc limit 1) as migration,
    (select version from jobs.version) as jobs`);
  const [found] = rows;
  if (!found) throw new Error("No versions");
  return found;
}
