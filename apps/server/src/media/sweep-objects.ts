import type { Db } from "../platform/database.ts";
import type { ObjectStore } from "../platform/objects/object-store.ts";
import { UNFINISHED } from "../platform/objects/write-atomically.ts";

/**
 * A folder in the object store whose objects belong to rows: the object of a row is
 * `<folder>/<id>.<ending>`.
 */
export interface ObjectFolder {
  readonly folder: string;
  readonly ending: string;
  /**
   * How long an object without a row is kept, because its row may not be stored yet. In
   * milliseconds.
   */
  readonly retentionMs: number;
  /** Returns those of the given ids that have a row. */
  known(db: Db, ids: readonly string[]): Promise<{ has(id: string): boolean }>;
}

/** How many objects are compared with their rows at a time. */
const BATCH = 1000;

/**
 * Deletes the objects whose row is deleted or was never stored, and the unfinished files of a
 * process that has ended. Files with another ending, such as the shop's own models, stay.
 * @returns how many objects were deleted
 */
export async function removeOrphans(
  store: ObjectStore,
  db: Db,
  { folder, ending, retentionMs, known }: ObjectFolder,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - retentionMs);
  const end = `.${ending}`;
  let removed = 0;
  let old: string[] = [];
  const idOf = (name: string) => name.slice(folder.length + 1, -end.length);
  async function removeUnknown(): Promise<void> {
    const used = await known(db, old.map(idOf));
    for (const name of old.filter((name) => !used.has(idOf(name)))) {
      await store.remove(name);
      removed += 1;
    }
    old = [];
  }
  for await (const { name, modifiedAt } of store.list(folder)) {
    if (modifiedAt >= before) continue;
    if (name.endsWith(UNFINISHED)) await store.remove(name);
    else if (name.endsWith(end)) old.push(name);
    if (old.length >= BATCH) await removeUnknown();
  }
  if (old.length > 0) await removeUnknown();
  return removed;
}
