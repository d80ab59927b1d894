import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Database, Db, Tx } from "../platform/database.ts";
import { StartError } from "../platform/errors.ts";
import { installJobs } from "../platform/job-store.ts";
import { migrate } from "../platform/migrate.ts";
import { dropMovedStamp } from "../platform/stamps.ts";
import { type ArchiveEntry, readArchive } from "./archive.ts";
import { ABOUT, type About, PICTURES, TOTALS, type Totals } from "./backup.ts";
import { differences } from "./compare.ts";
import { withoutReferences } from "./references.ts";
import { addRows } from "./rows.ts";
import { agreeOnTexts, listTables, type ShopTable, versionsOf } from "./shop-tables.ts";

/** The report of a restore: the time of the backup, and the number of rows and of uploaded pictures. */
export interface RestoreReport {
  readonly madeAt: string;
  readonly rows: number;
  readonly pictures: number;
}

/** The empty place for a shop. */
export interface Place {
  readonly database: Database;
  /** The folder of the SQL files. */
  readonly migrations: string;
  /** The folder of the uploaded pictures. */
  readonly pictures: string;
}

/** Runs work as one act of the operator, in one transaction without a time limit. */
export type OperatorAct = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

/**
 * Restores a backup into an empty database. Everything is read and compared in one transaction: it
 * is all there with the counts and sums of the backup, or nothing is.
 * @param finish what the same act does at last, such as continuing the paper series
 * @throws StartError when the database is not empty, or the file is not a whole backup of this version
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
  // Pictures come to their place only once the database has been kept.
  const arriving = `${place.pictures}.restoring`;
  try {
    const report = await operate((act) => restoreAll(act, arriving, file, finish));
    if (report.pictures > 0) await cp(arriving, place.pictures, { recursive: true });
    return report;
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

/** @throws StartError when a database has a shop, or tables of another program */
async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  if (rows.length === 0) return;
  if (!rows.some(({ name }) => name === "audit_log")) {
    throw new StartError("The database has tables of another program.");
  }
  for (const table of ["stamps", "users", "products", "orders", "audit_log"]) {
    const found = await db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    if (found.rows.length > 0) {
      throw new StartError(
        "The database already has a shop. A backup is restored into an empty one.",
      );
    }
  }
}

async function restoreAll(
  act: Act,
  pictures: string,
  file: string,
  finish: (act: Act) => Promise<void>,
): Promise<RestoreReport> {
  await agreeOnTexts(act.tx);
  const tables = await listTables(act.tx);
  const report = await withoutReferences(act.tx, () =>
    readInto(act.tx, { pictures, tables }, file),
  );
  await dropMovedStamp(act.tx);
  await finish(act);
  act.record({ what: "shop.restored", subject: null, after: { madeAt: report.madeAt } });
  return report;
}

/** Removes the few rows that the migrations have added. */
async function emptyTables(tx: Tx, tables: readonly ShopTable[]): Promise<void> {
  for (const { name } of tables) await tx.execute(sql`delete from ${sql.raw(name)}`);
}

async function readInto(
  tx: Tx,
  { tables, pictures }: Pick<Place, "pictures"> & { tables: readonly ShopTable[] },
  file: string,
): Promise<RestoreReport> {
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
    else if (entry.name.startsWith(PICTURES)) {
      await storePicture(pictures, entry);
      copied += 1;
    } else await addPart(tx, byFolder, entry);
  }
  if (!about || !totals) throw new StartError(`${file} is not a whole backup: it was cut off.`);
  const wrong = await differences(tx, tables, totals);
  if (wrong.length > 0) {
    throw new StartError(`The restored tables differ from the backup: ${wrong.join("; ")}.`);
  }
  const rows = Object.values(totals).reduce((sum, one) => sum + one.rows, 0);
  return { madeAt: about.madeAt, rows, pictures: copied };
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

/** The path of a picture below its folder: plain names, so that none leads out of it. */
const PICTURE = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)*[A-Za-z0-9][A-Za-z0-9._-]*$/;

async function storePicture(folder: string, entry: ArchiveEntry): Promise<void> {
  const path = entry.name.slice(PICTURES.length);
  if (!PICTURE.test(path)) throw new StartError(`The backup has a strange file: ${entry.name}.`);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await entry.bytes());
}

const textOf = async (entry: ArchiveEntry) => Buffer.from(await entry.bytes()).toString("utf8");
