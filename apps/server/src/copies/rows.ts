import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database.ts";
import type { ShopTable } from "./shop-tables.ts";

const ROWS_AT_ONCE = 1000;
/**
 * The rows that are read at a time from a table with bytes. A picture has up to some MB, and its
 * text is twice as long.
 */
const ROWS_WITH_BYTES = 8;

/**
 * Reads a table in parts. Each row is PostgreSQL's text of the whole row, because this text keeps
 * the values of all types between different engines.
 */
export async function* readRows(tx: Tx, table: ShopTable): AsyncGenerator<readonly string[]> {
  const some = sql.raw(String(table.hasBytes ? ROWS_WITH_BYTES : ROWS_AT_ONCE));
  await tx.execute(
    sql`declare copied no scroll cursor for select t::text as row from ${sql.raw(table.name)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql`fetch ${some} from copied`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close copied`);
}

/** Inserts rows that `readRows` has read. */
export async function addRows(
  tx: Tx,
  { name, columns }: ShopTable,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = columns.map((column) => `(line.row).${column}`).join(", ");
  await tx.execute(sql`insert into ${sql.raw(name)} (${sql.raw(columns.join(", "))})
    select ${sql.raw(values)}
    from (select (text)::${sql.raw(name)} as row
      from unnest(${sql.param(rows)}::text[]) as text offset 0) as line`);
}
