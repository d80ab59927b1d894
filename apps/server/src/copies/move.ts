import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../platform/database.ts";
import { StartError } from "../platform/errors.ts";
import { openFolder } from "../platform/objects/folder-store.ts";
import { hasTable, listStamps, movedProblems, stampMoved } from "../platform/stamps.ts";
import { writeBackup } from "./backup.ts";
import { type OperatorAct, type Place, type RestoreReport, restoreBackup } from "./restore.ts";

/**
 * Moves a shop from the embedded database into an empty database on a server. The counts and sums
 * of all tables are compared before the new database is committed. Then the embedded database is
 * marked, so that no shop opens it by mistake. The objects, such as uploaded pictures, stay where
 * they are.
 * @throws StartError when there is no shop to move, or the other database is not empty
 */
export async function moveShop(
  source: { readonly database: Database; readonly dataDir: string },
  target: Pick<Place, "database" | "migrations">,
  { operate, now }: { operate: OperatorAct; now: Date },
): Promise<RestoreReport> {
  const { database, dataDir } = source;
  if (!(await hasTable(database.db, "stamps")) || (await listStamps(database.db)).size === 0) {
    throw new StartError(`There is no shop in ${dataDir} to move.`);
  }
  const moved = movedProblems(await listStamps(database.db));
  if (moved.length > 0) throw new StartError(`${moved.join("; ")}.`);
  const file = join(dataDir, "move.tar.gz");
  const objects = { store: openFolder(dataDir), folders: [] };
  const place = { ...target, objects, arriving: join(dataDir, "arriving") };
  try {
    await writeBackup({ database, objects: null, now }, file);
    const report = await restoreBackup(place, operate, file, async () => {});
    await stampMoved(database, now);
    return report;
  } finally {
    await rm(file, { force: true });
  }
}
