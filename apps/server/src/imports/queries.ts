import { desc, eq, getTableColumns, lt } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { imports } from "./tables.ts";

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
