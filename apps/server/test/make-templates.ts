import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { seedShop } from "../seed/seed-shop.ts";
import { type Database, embeddedDatabase, openServer } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
import { openJobs } from "../src/platform/jobs.ts";
import { migrate } from "../src/platform/migrate.ts";
import { appOn } from "./acting.ts";
import { EMBEDDED, runOnServer, testEngine, urlOf } from "./engine.ts";
import { OPENED_AT, testConfig } from "./settings.ts";

/**
 * The template databases that tests copy: one has only the tables, the other has the tables and the
 * seed.
 */
export interface Templates {
  /** The path of a file for the embedded engine, or the name of a database on a server. */
  readonly migrated: string;
  readonly seeded: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    templates: Templates;
  }
}

const NO_LOG = { error() {}, warn() {} };
const MIGRATIONS = join(import.meta.dirname, "../migrations");

/**
 * Creates the templates once for all tests of a run, because copying a database is faster than
 * migrating and seeding a new one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templates, remove } = await (testEngine === "postgres" ? onServer() : inFiles());
  project.provide("templates", templates);
  return remove;
}

interface TemplateSet {
  readonly templates: Templates;
  remove(): Promise<void>;
}

async function inFiles(): Promise<TemplateSet> {
  const folder = await mkdtemp(join(tmpdir(), "suvarna-templates-"));
  const client = await PGlite.create(EMBEDDED);
  await dropOtherDatabases(client);
  const database = embeddedDatabase(client, () => {});
  async function keep(name: string): Promise<string> {
    const file = join(folder, `${name}.tar`);
    // The checkpoint writes all data into the tables' files. Without it each copy would have to
    // replay the write-ahead log first.
    await client.exec("checkpoint");
    await writeFile(file, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
    return file;
  }
  await prepare(database);
  const migrated = await keep("migrated");
  await seed(database);
  const seeded = await keep("seeded");
  await database.close();
  return {
    templates: { migrated, seeded },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Drops PostgreSQL's own template databases. They are half of the bytes that every test file would
 * copy.
 */
async function dropOtherDatabases(client: PGlite): Promise<void> {
  for (const name of ["template0", "template1"]) {
    await client.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
    await client.exec(`drop database ${name}`);
  }
}

async function onServer(): Promise<TemplateSet> {
  const run = newId().replaceAll("-", "");
  const migrated = `suvarna_test_migrated_${run}`;
  const seeded = `suvarna_test_seeded_${run}`;
  await runOnServer(`create database ${migrated}`);
  await fill(migrated, prepare);
  await runOnServer(`create database ${seeded} template ${migrated}`);
  await fill(seeded, seed);
  return {
    templates: { migrated, seeded },
    async remove() {
      for (const name of [migrated, seeded])
        await runOnServer(`drop database ${name} with (force)`);
    },
  };
}

/**
 * Fills a template and closes its connections, because PostgreSQL can copy a database only when
 * nobody is connected to it.
 */
async function fill(name: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openServer(urlOf(name));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Creates the shop's tables, and the tables of the job queue, which the job queue creates itself at
 * its start.
 */
async function prepare(database: Database): Promise<void> {
  await migrate(database, MIGRATIONS);
  const jobs = openJobs({ database, log: NO_LOG });
  await jobs.start();
  await jobs.stop();
}

async function seed(database: Database): Promise<void> {
  await seedShop(
    appOn(database, () => new Date(OPENED_AT)),
    testConfig(),
  );
}
