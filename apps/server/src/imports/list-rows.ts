import type { ImportRowSelection } from "@suvarna/contract/imports/constants";
import { and, asc, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import type { ImportRecord } from "./queries.ts";
import { importRows } from "./tables.ts";

export type ImportRowRecord = typeof importRows.$inferSelect;

const isError = eq(importRows.kind, "error");
const isUnlikely = eq(importRows.isUnlikely, true);

/**
 * The condition of each selection of rows, and the number of its rows, which is read from the
 * import's own totals instead of being counted.
 */
const SELECTIONS: Readonly<
  Record<ImportRowSelection, { readonly where: SQL | undefined; count(at: ImportRecord): number }>
> = {
  look: { where: or(isError, isUnlikely), count: (at) => at.errors + at.unlikely },
  changed: { where: eq(importRows.kind, "changed"), count: (at) => at.changed },
  new: { where: eq(importRows.kind, "new"), count: (at) => at.added },
  same: { where: eq(importRows.kind, "same"), count: (at) => at.same },
  error: { where: isError, count: (at) => at.errors },
  unlikely: { where: isUnlikely, count: (at) => at.unlikely },
  kept: {
    where: inArray(importRows.outcome, ["refused", "kept"]),
    count: (at) => at.refused + at.keptRows,
  },
  all: { where: undefined, count: (at) => at.rows ?? 0 },
};

/** Lists the rows of an import in the order of the file. */
export async function listRows(
  db: Db,
  at: ImportRecord,
  query: {
    readonly show: ImportRowSelection;
    readonly cursor: number | undefined;
    readonly limit: number;
  },
): Promise<{ rows: ImportRowRecord[]; total: number }> {
  const { where, count } = SELECTIONS[query.show];
  const after = query.cursor === undefined ? undefined : gt(importRows.row, query.cursor);
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, at.id), where, after))
    .orderBy(asc(importRows.row))
    .limit(query.limit);
  return { rows, total: count(at) };
}
