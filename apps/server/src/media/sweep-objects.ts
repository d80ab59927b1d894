import type { Db } from "../platform/database.ts";
import type { ObjectStore } from "../platform/objects/object-store.ts";
import { UNFINISHED } from "../platform/objects/write-whole.ts";

/** A folder of objects that belong to rows: the object of a row is `<folder>/<id>.<ending>`. */
export interface ObjectFolder {
  readonly folder: string;
  readonly ending: string;
  /** How old an object without a row becomes; until then its row may still be written. */
  readonly keptMs: number;
  /** Those of these ids that have a row. */
  known(db: Db, ids: readonly string[]): Promise<{ has(id: string): boolean }>;
}

/** How many objects are looked up at a time. */
const BATCH = 1000;

/**
 * Deletes the objects whose row is gone, or was never written, and what a process that ended has left
 * half written. Files with another ending, such as the shop's own models, stay.
 * @returns how many
 */
export async function removeOrphans(
  store: ObjectStore,
  db: Db,
  { folder, ending, keptMs, known }: ObjectFolder,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - keptMs);
  const end = `.${ending}`;
  let removed = 0;
  let old: string[] = [];
  const idOf = (name: string) => name.slice(folder.length + 1, -end.length);
  async function removeUnknown(): Promise<void> {
    const found = await known(db, old.map(idOf));
    for (const name of old.filter((name) => !found.has(idOf(name)))) {
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
