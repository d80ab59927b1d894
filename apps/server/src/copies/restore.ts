import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { type ChainResult, checkChain } from "../platform/audit-chain/check-chain.ts";
import type { Database, Db, Tx } from "../platform/database.ts";
import { StartError } from "../platform/errors.ts";
import { installJobs } from "../platform/job-store.ts";
import { migrate } from "../platform/migrate.ts";
import { openFolder } from "../platform/objects/folder-store.ts";
import { isObjectName, type ObjectStore } from "../platform/objects/object-store.ts";
import { dropMovedStamp } from "../platform/stamps.ts";
import { type ArchiveEntry, readArchive } from "./archive.ts";
import { ABOUT, type About, type BackupObjects, TOTALS, type Totals } from "./backup.ts";
import { differences } from "./compare.ts";
import { copyObjects } from "./copy-objects.ts";
import { withoutReferences } from "./references.ts";
import { addRows } from "./rows.ts";
import { listTables, type ShopTable, setTextFormats, versionsOf } from "./shop-tables.ts";

/**
 * The report of a restore: the time of the backup, the number of rows and of objects, and whether
 * the hash chain of the restored audit log is whole.
 */
export interface RestoreReport {
  readonly madeAt: string;
  readonly rows: number;
  readonly objects: number;
  readonly chain: ChainResult;
}

/** The empty database and object store into which a backup is restored. */
export interface Place {
  readonly database: Database;
  /** The folder of the migrations, which are SQL files. */
  readonly migrations: string;
  /**
   * The object store, for example of uploaded pictures, with the folders that a backup may contain.
   */
  readonly objects: BackupObjects;
  /** A temporary folder for the objects until everything is compared. It is deleted at the end. */
  readonly arriving: string;
}

/** Runs work as one act of the operator, in one transaction without a time limit. */
export type OperatorAct = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/**
 * Restores a backup into an empty database. One transaction reads and compares everything, so
 * either all data are there with the counts and sums of the backup, or none are.
 * @param finish runs at the end of the same act, for example to continue the series of tax
 * documents
 * @throws StartError when the database is not empty, or the file is not a whole backup of this
 * version
 */
export async function restoreBackup(
  place: Place,
  operate: OperatorAct,
  file: string,
  finish: (act: Act) => Promise<void>,
): Promise<RestoreReport> {
  const { database } = place;
  await requireEmpty(database.db);
  await migrate(database, place.migrations);
  await installJobs(database);
  try {
    return await operate((act) => restoreAll(act, place, file, finish));
  } finally {
    await rm(place.arriving, { recursive: true, force: true });
  }
}

/**
 * Refuses a database that is not empty. @throws StartError when the database has a shop, or tables
 * of another program
 */
async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  if (rows.length === 0) return;
  if (!rows.some(({ name }) => name === "audit_log")) {
    throw new StartError("The database has tables of another program.");
  }
  for (const table of ["stamps", "users", "products", "orders", "audit_log"]) {
    const result = await db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (result.rows.length > 0) {
      throw new StartError(
        "The database already has a shop. A backup is restored into an empty one.",
      );
    }
  }
}

async function restoreAll(
  act: Act,
  { objects, arriving }: Place,
  file: string,
  finish: (act: Act) => Promise<void>,
): Promise<RestoreReport> {
  await setTextFormats(act.tx);
  const tables = await listTables(act.tx);
  const arrived = openFolder(arriving);
  const read = await withoutReferences(act.tx, () =>
    readInto(act.tx, { folders: objects.folders, arrived, tables }, file),
  );
  const report = { ...read, chain: await checkChain(act.tx) };
  await dropMovedStamp(act.tx);
  await finish(act);
  // The objects are moved to their folders last, before the database commits. A failure can then
  // leave objects without rows, which a sweep deletes, but never rows without objects.
  await copyArrived(arrived, objects);
  act.record({ what: "shop.restored", subject: null, after: { madeAt: report.madeAt } });
  return report;
}

/** Deletes the few rows that the migrations have inserted. */
async function emptyTables(tx: Tx, tables: readonly ShopTable[]): Promise<void> {
  for (const { name } of tables) await tx.execute(sql`delete from ${sql.raw(name)}`);
}

interface Arriving {
  readonly tables: readonly ShopTable[];
  readonly arrived: ObjectStore;
  readonly folders: readonly string[];
}

async function readInto(
  tx: Tx,
  { tables, arrived, folders }: Arriving,
  file: string,
): Promise<Omit<RestoreReport, "chain">> {
  const byFolder = new Map(tables.map((table) => [table.name.replaceAll('"', ""), table]));
  let about: About | null = null;
  let totals: Totals | null = null;
  let copied = 0;
  for await (const entry of readArchive(file)) {
    if (entry.name === ABOUT) {
      about = await aboutOf(tx, entry);
      await emptyTables(tx, tables);
    } else if (!about) throw new StartError(`${file} is not a backup of a shop.`);
    else if (entry.name === TOTALS) totals = JSON.parse(await textOf(entry)) as Totals;
    else if (folders.some((folder) => entry.name.startsWith(`${folder}/`))) {
      await storeArriving(arrived, entry);
      copied += 1;
    } else await addPart(tx, byFolder, entry);
  }
  if (!about || !totals) throw new StartError(`${file} is not a whole backup: it was cut off.`);
  const wrong = await differences(tx, tables, totals);
  if (wrong.length > 0) {
    throw new StartError(`The restored tables differ from the backup: ${wrong.join("; ")}.`);
  }
  const rows = Object.values(totals).reduce((sum, one) => sum + one.rows, 0);
  return { madeAt: about.madeAt, rows, objects: copied };
}

async function aboutOf(tx: Tx, entry: ArchiveEntry): Promise<About> {
  const about = JSON.parse(await textOf(entry)) as About;
  const here = await versionsOf(tx);
  if (about.format !== 1 || about.migration !== here.migration || about.jobs !== here.jobs) {
    throw new StartError(
      "The backup was made by another version of the software. Restore it with that version, and update it afterwards.",
    );
  }
  return about;
}

const PART = /^tables\/([a-z_]+\.[a-z0-9_]+)\/\d{6}\.ndjson$/;

async function addPart(
  tx: Tx,
  tables: ReadonlyMap<string, ShopTable>,
  entry: ArchiveEntry,
): Promise<void> {
  const table = tables.get(PART.exec(entry.name)?.[1] ?? "");
  if (!table) throw new StartError(`The backup has a file of no table: ${entry.name}.`);
  const lines = (await textOf(entry)).split("\n").filter((line) => line !== "");
  await addRows(
    tx,
    table,
    lines.map((line) => JSON.parse(line) as string),
  );
}

async function storeArriving(arrived: ObjectStore, entry: ArchiveEntry): Promise<void> {
  if (!isObjectName(entry.name)) {
    throw new StartError(`The backup has a strange file: ${entry.name}.`);
  }
  await arrived.put(entry.name, { type: "", bytes: Buffer.from(await entry.bytes()) });
}

async function copyArrived(arrived: ObjectStore, { store, folders }: BackupObjects): Promise<void> {
  for (const folder of folders) await copyObjects({ from: arrived, to: store }, folder);
}

const textOf = async (entry: ArchiveEntry) => Buffer.from(await entry.bytes()).toString("utf8");
