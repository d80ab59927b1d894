import { inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/** Returns those of the given ids that exist in a table. */
export async function existingIds(
  db: Db,
  table: PgTable & { readonly id: PgColumn },
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Set(rows.map(({ id }) => String(id)));
}
