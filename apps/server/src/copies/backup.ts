import { sql } from "drizzle-orm";
import type { Database, Tx } from "../platform/database.ts";
import { type ObjectStore, readObject } from "../platform/objects/object-store.ts";
import { sealingKeyNames } from "../platform/sealing-stamps.ts";
import { listStamps } from "../platform/stamps.ts";
import { type ArchiveWriter, writeArchive } from "./archive.ts";
import { readRows } from "./rows.ts";
import {
  listTables,
  setTextFormats,
  type TableTotals,
  totalsOf,
  type Versions,
  versionsOf,
} from "./shop-tables.ts";

/** The first file of a backup, with its format, its time and its versions. */
export interface About extends Versions {
  readonly format: 1;
  readonly madeAt: string;
}
export const ABOUT = "about.json";

/** The last file of a backup, with the totals of each table. */
export type Totals = Readonly<Record<string, TableTotals>>;
export const TOTALS = "totals.json";

/**
 * The path of a file in a backup that contains a part of a table's rows, one row as JSON in each
 * line.
 */
export const rowsFile = (table: string, part: number) =>
  `tables/${table.replaceAll('"', "")}/${String(part).padStart(6, "0")}.ndjson`;

/** The objects that belong to a backup: those in these folders of the shop's object store. */
export interface BackupObjects {
  readonly store: ObjectStore;
  readonly folders: readonly string[];
}

/** The report of a backup: how much it contains, and which keys a restore needs. */
export interface BackupReport {
  readonly tables: number;
  readonly rows: number;
  /** The number of objects, such as uploaded pictures. */
  readonly objects: number;
  /** The names of the keys without which the encrypted texts can't be read. */
  readonly sealingKeys: readonly string[];
}

/**
 * Writes the shop's data and objects, such as uploaded pictures, into one archive, as they were at
 * one moment, while the shop runs. On the embedded database all other work waits for the backup,
 * because there is only one connection. The archive contains no key.
 * @param shop.objects the objects to back up; null for a copy of the database alone
 * @param file the path of the archive, which appears there when it is complete
 */
export async function writeBackup(
  { database, objects, now }: { database: Database; objects: BackupObjects | null; now: Date },
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
  await setTextFormats(tx);
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

/** Copies the objects without a lock: objects are added and deleted, but never changed. */
async function copyObjects(
  { store, folders }: BackupObjects,
  archive: ArchiveWriter,
): Promise<number> {
  let copied = 0;
  for (const folder of folders) {
    for await (const { name } of store.list(folder)) {
      // No row refers to an object that was deleted in the meantime, so the backup does not need
      // it.
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
