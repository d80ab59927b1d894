import { sql } from "drizzle-orm";
import type { Database, Tx } from "../platform/database.ts";
import { type ObjectStore, readObject } from "../platform/objects/object-store.ts";
import { sealingKeyNames } from "../platform/sealing-stamps.ts";
import { listStamps } from "../platform/stamps.ts";
import { type ArchiveWriter, writeArchive } from "./archive.ts";
import { readRows } from "./rows.ts";
import {
  agreeOnTexts,
  listTables,
  type TableTotals,
  totalsOf,
  type Versions,
  versionsOf,
} from "./shop-tables.ts";

/** The first file of a backup: what it is. */
export interface About extends Versions {
  readonly format: 1;
  readonly madeAt: string;
}
export const ABOUT = "about.json";

/** The last file of a backup: what the tables hold, by their names. */
export type Totals = Readonly<Record<string, TableTotals>>;
export const TOTALS = "totals.json";

/** The rows of a table in a backup, a part of them in each file: one JSON text a row. */
export const rowsFile = (table: string, part: number) =>
  `tables/${table.replaceAll('"', "")}/${String(part).padStart(6, "0")}.ndjson`;

/** The objects of a shop that are part of a backup: those of these folders of its store. */
export interface LastingObjects {
  readonly store: ObjectStore;
  readonly folders: readonly string[];
}

/** The report of a backup: how much it contains, and which keys it needs. */
export interface BackupReport {
  readonly tables: number;
  readonly rows: number;
  /** How many objects, such as uploaded pictures. */
  readonly objects: number;
  /** The names of the keys without which its sealed texts can't be read. */
  readonly sealingKeys: readonly string[];
}

/**
 * Writes the shop's data and its objects, such as uploaded pictures, into one archive, as they were at one moment,
 * while the shop goes on. On the embedded database everything else waits meanwhile, because it has
 * only one connection. The archive holds no key.
 * @param shop.objects the objects that have to last; null for a copy of the database alone
 * @param file the archive; it appears once it is whole
 */
export async function writeBackup(
  { database, objects, now }: { database: Database; objects: LastingObjects | null; now: Date },
  file: string,
): Promise<BackupReport> {
  return writeArchive(file, async (archive) => {
    const data = await database.withoutStatementLimit((patient) =>
      patient.transaction((tx) => copyTables(tx, archive, now)),
    );
    const copied = objects === null ? 0 : await copyObjects(objects, archive);
    await archive.add(TOTALS, JSON.stringify(data.totals));
    const counts = Object.values(data.totals);
    return {
      tables: counts.length,
      rows: counts.reduce((sum, { rows }) => sum + rows, 0),
      objects: copied,
      sealingKeys: data.sealingKeys,
    };
  });
}

async function copyTables(tx: Tx, archive: ArchiveWriter, now: Date) {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
  await agreeOnTexts(tx);
  const about: About = { format: 1, madeAt: now.toISOString(), ...(await versionsOf(tx)) };
  await archive.add(ABOUT, JSON.stringify(about));
  const totals: Record<string, TableTotals> = {};
  for (const table of await listTables(tx)) {
    let part = 0;
    for await (const rows of readRows(tx, table)) {
      part += 1;
      await archive.add(
        rowsFile(table.name, part),
        rows.map((row) => `${JSON.stringify(row)}\n`).join(""),
      );
    }
    totals[table.name] = await totalsOf(tx, table);
  }
  return { totals, sealingKeys: sealingKeyNames(await listStamps(tx)) };
}

/** Copies the objects. They are never changed, only added and swept, so no lock is needed. */
async function copyObjects(
  { store, folders }: LastingObjects,
  archive: ArchiveWriter,
): Promise<number> {
  let copied = 0;
  for (const folder of folders) {
    for await (const { name } of store.list(folder)) {
      // An object that was swept meanwhile belongs to nothing any more.
      const bytes = await readObject(store, name).catch(goneMeanwhile);
      if (!bytes) continue;
      await archive.add(name, bytes);
      copied += 1;
    }
  }
  return copied;
}

function goneMeanwhile(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
