import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";

/**
 * Runs work while the foreign keys of the shop's tables are not checked, so that rows can be
 * inserted in any sequence. Afterwards all foreign keys are checked, and a violation fails the
 * transaction. Only the owner of the tables may do this.
 */
export async function withoutReferences<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid, conname`);
  for (const { table, name } of rows) {
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  }
  const result = await work();
  for (const { table, name, definition } of rows) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
  return result;
}
