import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { importRows, imports, type PriceFall } from "./tables.ts";

/** An import without the bytes of its file, which only the dry run reads. */
export type ImportRecord = Omit<typeof imports.$inferSelect, "file">;
export type ImportChange = Partial<typeof imports.$inferInsert>;

const { file: _file, ...columns } = getTableColumns(imports);

/** Finds an import by its id. @throws Refusal import_not_found */
export async function findImport(db: Db, id: string): Promise<ImportRecord> {
  const [found] = isId(id) ? await db.select(columns).from(imports).where(eq(imports.id, id)) : [];
  if (!found) throw new Refusal("import_not_found");
  return found;
}

/** Finds an import that a member of staff has created; null if there is none. */
export async function findOwnImport(
  db: Db,
  id: string,
  createdBy: string,
): Promise<ImportRecord | null> {
  const isOwn = and(eq(imports.id, id), eq(imports.createdBy, createdBy));
  const [found] = isId(id) ? await db.select(columns).from(imports).where(isOwn) : [];
  return found ?? null;
}

/** Locks an import, so that its batches and the calls of staff change it one after the other. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRecord> {
  const [found] = isId(id)
    ? await tx.select(columns).from(imports).where(eq(imports.id, id)).for("update")
    : [];
  if (!found) throw new Refusal("import_not_found");
  return found;
}

/** Changes the columns of an import. @returns the import after the change */
export async function updateImport(
  tx: Tx,
  id: string,
  change: ImportChange,
): Promise<ImportRecord> {
  const [changed] = await tx
    .update(imports)
    .set(change)
    .where(eq(imports.id, id))
    .returning(columns);
  if (!changed) throw new Refusal("import_not_found");
  return changed;
}

/** SQL condition: a price falls far by a row of the import that is not written yet. */
function fallsUnwritten(importId: string) {
  const { priceFall, isUnlikely, outcome, kind } = importRows;
  return and(
    eq(importRows.importId, importId),
    eq(isUnlikely, true),
    isNotNull(priceFall),
    inArray(kind, ["new", "changed"]),
    or(isNull(outcome), eq(outcome, "left_out")),
  );
}

/** Counts the rows by which a price falls far and that are not written yet. */
export function countFalls(tx: Tx, importId: string): Promise<number> {
  return tx.$count(importRows, fallsUnwritten(importId));
}

/** How many falling prices the person who decides on an import sees. */
const MOST_FALLS = 20;

/** Lists the pieces whose prices fall furthest by an import, with the prices in paise. */
export async function furthestFalls(tx: Tx, importId: string) {
  const { name, row, priceFall } = importRows;
  const price = (of: keyof PriceFall) => sql`(${priceFall} ->> ${of})::numeric`;
  const rows = await tx
    .select({ name, priceFall })
    .from(importRows)
    .where(fallsUnwritten(importId))
    .orderBy(sql`${price("newPrice")} / nullif(${price("formerPrice")}, 0) nulls first`, asc(row))
    .limit(MOST_FALLS);
  return rows.map(({ name, priceFall }) => ({ name, ...priceFall }));
}

/** Returns a page of the imports, newest first, with the number of all imports. */
export async function listImports(
  db: Db,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: ImportRecord[]; total: number }> {
  const isKnown = cursor === undefined || isId(cursor);
  const older = cursor === undefined ? undefined : lt(imports.id, cursor);
  const items = isKnown
    ? await db.select(columns).from(imports).where(older).orderBy(desc(imports.id)).limit(limit)
    : [];
  return { items, total: await db.$count(imports) };
}
