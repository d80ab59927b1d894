import { sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";

/** A table of the shop, with the columns that are stored; generated columns are computed again. */
export interface ShopTable {
  /** The quoted name with its schema, such as `"public"."orders"`. */
  readonly name: string;
  /** The quoted names of its columns, in their order. */
  readonly columns: readonly string[];
  /** Whether it holds bytes, so that few of its rows are read at a time. */
  readonly hasBytes: boolean;
}

/** The content of a table: how many rows, and a sum over the hashes of all rows, as a text. */
export interface TableTotals {
  readonly rows: number;
  readonly digest: string;
}

/** The tables of the job queue that have to last; the others are its own statistics. */
const JOB_TABLES = ["queue", "schedule", "job", "job_dependency"];

/** The tables whose rows belong to the processes that run at a moment. */
const PASSING_TABLES = ["leases"];

/**
 * Lists all lasting tables of the shop and those of its job queue. The list comes from the database, so that
 * a table that is added one day can't be forgotten.
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
 * Makes the database write and read values in one way on every engine and in every time zone, until
 * the end of the transaction, which may wait for files as long as it has to.
 */
export async function agreeOnTexts(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config(name, value, true) from (values
    ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
    ('bytea_output', 'hex'), ('extra_float_digits', '1'),
    ('idle_in_transaction_session_timeout', '0'), ('statement_timeout', '0')
  ) as wanted (name, value)`);
}

/**
 * Counts a table's rows and adds up the hashes of their texts, which does not depend on the order of
 * the rows. Two tables with the same totals have the same content.
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

/** The versions that a copy and its database must share: of the migrations and of the job queue. */
export interface Versions {
  readonly migration: string;
  readonly jobs: number;
}

/** The versions of a database that the shop has opened. */
export async function versionsOf(db: Db): Promise<Versions> {
  const { rows } = await db.execute<{ migration: string; jobs: number }>(sql`select
    (select hash from drizzle.__drizzle_migrations order by created_at desc limit 1) as migration,
    (select version from jobs.version) as jobs`);
  const [found] = rows;
  if (!found) throw new Error("No versions");
  return found;
}
