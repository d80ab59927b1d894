import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.mjs";
import { root } from "../project.mjs";
import { faultsOfStatements } from "./distributed-rules.mjs";
import { faultsOfMigrations } from "./migration-rules.mjs";

/** @import { Migration } from "./migration-rules.mjs" */

const FOLDER = join(root, "apps/server/migrations");

/**
 * The migrations that are older than the rules, so they are not checked. No migration is added to
 * this list.
 */
const OLD = join(import.meta.dirname, "old-migrations.json");

/**
 * The step `migrations`: checks each migration by the rules of `migration-rules.mjs`, and for
 * features that a distributed PostgreSQL lacks.
 * @throws {Failure} with every fault
 */
export async function checkMigrations() {
  const migrations = readMigrations();
  const faults = [
    ...(await faultsOfMigrations(migrations, readJson(OLD))),
    ...(await faultsOfStatements(migrations.map(({ name: from, text }) => ({ from, text })))),
  ];
  if (faults.length > 0) throw new Failure(faults.join("\n"));
}

/**
 * Reads all migrations in the order in which they are applied.
 * @returns {Migration[]}
 */
export function readMigrations() {
  const { entries } = readJson(join(FOLDER, "meta/_journal.json"));
  return entries.map((/** @type {{ tag: string }} */ { tag: name }) => {
    return { name, text: readFileSync(join(FOLDER, `${name}.sql`), "utf8") };
  });
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
