import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../project.mjs";
import { faultsOfStatements } from "./distributed-rules.mjs";

/** @import { Outcome } from "./run-steps.mjs" */

/**
 * @typedef {{ file: string, statements: string[] }} Recorded the SQL statements that the shop ran
 *   in one test file
 */

/**
 * The test files that run on PostgreSQL only, because other files make the embedded database run
 * all their statements.
 * @returns {string[]}
 */
export function serverOnly() {
  return JSON.parse(readFileSync(join(root, "apps/server/test/server-only.json"), "utf8"));
}

/** @type {Partial<Record<"postgres" | "pglite", Recorded[]>>} */
const recorded = {};

/**
 * Runs the tests on one database and records the SQL statements that the shop runs. The run on
 * PostgreSQL fails for a statement that a distributed engine would not run, and the run that ends
 * last fails if a file of `serverOnly` has a statement that the embedded database never ran.
 * @param {"postgres" | "pglite"} database
 * @param {(file: string) => Promise<Outcome>} work gets the file for the records
 * @returns {Promise<Outcome>}
 */
export async function recordStatements(database, work) {
  const folder = mkdtempSync(join(tmpdir(), "suvarna-statements-"));
  try {
    const file = join(folder, "statements.jsonl");
    const outcome = await work(file);
    recorded[database] = existsSync(file) ? readLines(file) : [];
    return withMissed(database === "postgres" ? await withLacking(outcome) : outcome);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds a failure for each statement that Citus, YugabyteDB or CockroachDB would not run.
 * @param {Outcome} outcome
 * @returns {Promise<Outcome>}
 */
async function withLacking(outcome) {
  /** @type {Map<string, { from: string, text: string }>} */
  const forms = new Map();
  for (const { file, statements } of recorded.postgres ?? []) {
    for (const text of statements) forms.set(formOf(text), { from: file, text });
  }
  const faults = await faultsOfStatements([...forms.values()]);
  if (faults.length === 0) return outcome;
  return {
    ...outcome,
    failed: outcome.failed + faults.length,
    failures: [...(outcome.failures ?? []), ...faults],
  };
}

/** @param {Outcome} outcome */
function withMissed(outcome) {
  const { postgres, pglite } = recorded;
  if (!postgres || !pglite) return outcome;
  const alone = new Set(serverOnly());
  const missed = missingOnEmbedded(
    postgres.filter(({ file }) => alone.has(file)),
    pglite,
  );
  if (missed.length === 0) return outcome;
  const failures = missed.map((line) => `only on PostgreSQL, so not for server-only.json: ${line}`);
  return {
    ...outcome,
    failed: outcome.failed + missed.length,
    failures: [...(outcome.failures ?? []), ...failures],
  };
}

/**
 * Reads the records of statements that `apps/server/test/record-statements.ts` has written.
 * @param {string} file
 * @returns {Recorded[]}
 */
function readLines(file) {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/**
 * Returns the form of a statement: its text without the numbers of its parameters and without the
 * length of its lists, which differ between calls.
 * @param {string} statement
 */
export function formOf(statement) {
  return statement
    .replace(/\s+/g, " ")
    .replace(/\$\d+/g, "$")
    .replace(/\((?:\$|default)(?:, ?(?:\$|default))*\)/g, "($)")
    .replace(/\(\$\)(?:, ?\(\$\))+/g, "($)")
    .trim();
}

/**
 * Matches the statements of transactions, which are not compared, because the embedded engine
 * begins and ends transactions without statements.
 */
const OF_TRANSACTIONS = /^(begin|commit|rollback)\b/;

/**
 * Lists the statements that the tests ran on PostgreSQL but not on the embedded database, each with
 * the test files that run it.
 * @param {Recorded[]} server
 * @param {Recorded[]} embedded
 * @returns {string[]} a line for each statement
 */
export function missingOnEmbedded(server, embedded) {
  const embeddedForms = new Set(embedded.flatMap(({ statements }) => statements.map(formOf)));
  /** @type {Map<string, Set<string>>} */
  const missed = new Map();
  for (const { file, statements } of server) {
    for (const form of statements.map(formOf)) {
      if (!embeddedForms.has(form) && !OF_TRANSACTIONS.test(form))
        missed.set(form, (missed.get(form) ?? new Set()).add(file));
    }
  }
  return [...missed].map(([form, files]) => `${[...files].join(", ")}: ${form.slice(0, 300)}`);
}
