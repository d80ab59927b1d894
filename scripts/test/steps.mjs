import { join } from "node:path";
import { ensureBuilt, ensurePseudoLanguageBuilt } from "../build.mjs";
import { Failure } from "../failure.mjs";
import { root } from "../project.mjs";
import { ensureChromium } from "./chromium.mjs";
import { firefoxTests } from "./firefox.mjs";
import { checkMigrations } from "./migrations.mjs";
import { playwright } from "./playwright.mjs";
import { withPostgres } from "./postgres.mjs";
import { recordStatements, serverOnly } from "./statements.mjs";
import { checkSupplyChain } from "./supply-chain.mjs";
import { script, tool } from "./tool.mjs";
import { vitest } from "./vitest.mjs";

/** @import { Step, Turn } from "./run-steps.mjs" */

const workspaces = [
  "packages/domain",
  "packages/contract",
  "packages/ui",
  "packages/words",
  "apps/server",
  "apps/storefront",
  "apps/backoffice",
  "e2e",
  "bench",
  "scripts",
];

// Biome writes into a pipe, so it can't detect by itself whether the output is a terminal.
const colors = `--colors=${process.stdout.isTTY ? "force" : "off"}`;

/**
 * All steps of `npm test`: the cheap steps first, then the longest, then those that fill a free
 * core. The browser tests keep both cores of the smallest machine busy.
 * @type {Step[]}
 */
const steps = [
  { name: "types", run: checkTypes },
  {
    name: "lint",
    run: () => tool("@biomejs/biome", "biome", "ci", "--error-on-warnings", colors),
  },
  {
    name: "imports",
    run: () =>
      tool("dependency-cruiser", "depcruise", "packages", "apps", "e2e", "bench", "scripts"),
  },
  { name: "dead-code", run: () => tool("knip", "knip", "--no-progress") },
  { name: "supply-chain", run: checkSupplyChain },
  { name: "migrations", run: checkMigrations },
  { name: "api-pglite", run: apiOnPglite },
  { name: "api-postgres", run: apiOnPostgres },
  { name: "build", run: ensureBuilt },
  { name: "unit", run: (turn) => vitest("unit", turn) },
  { name: "bytes", run: browserBytes },
  { name: "browser", cores: 2, run: browserTests },
  { name: "firefox", cores: 2, run: firefoxTests },
];

async function checkTypes() {
  // React Router first generates the types of the pages from the list of routes, because the type
  // check needs them.
  await tool("@react-router/dev", "react-router", "typegen", join(root, "apps/storefront"));
  const checks = workspaces.map((workspace) =>
    tool("@typescript/native", "tsc", "--noEmit", "--project", workspace),
  );
  const faults = (await Promise.allSettled(checks)).flatMap((check) =>
    check.status === "rejected" ? [check.reason.message] : [],
  );
  if (faults.length > 0) throw new Failure(faults.join("\n"));
}

/** @param {Turn} turn */
function apiOnPostgres(turn) {
  return withPostgres((url) =>
    recordStatements("postgres", (file) =>
      vitest("api", turn, {
        TEST_DATABASE: "postgres",
        TEST_DATABASE_URL: url,
        STATEMENTS_FILE: file,
      }),
    ),
  );
}

/**
 * Runs the API tests on the embedded database. It leaves out the tests that need PostgreSQL
 * (`*.http.test.ts`), and those whose statements other tests run on the embedded database
 * (docs/decisions/0099).
 * @param {Turn} turn
 */
function apiOnPglite(turn) {
  const leftOut = ["**/*.http.test.ts", ...serverOnly()].map((file) => `--exclude=${file}`);
  return recordStatements("pglite", (file) =>
    vitest("api", turn, { TEST_DATABASE: "pglite", STATEMENTS_FILE: file }, leftOut),
  );
}

/**
 * Measures the JavaScript of each page. No other test notices a module that a page loads by
 * accident.
 */
async function browserBytes() {
  await ensureBuilt();
  await script("bench/browser-bytes.ts");
}

/** @param {Turn} turn */
async function browserTests(turn) {
  const chromium = await ensureChromium();
  await ensureBuilt();
  await ensurePseudoLanguageBuilt();
  // The browser test of a new shop's first day runs on both databases.
  return withPostgres((url) =>
    playwright("playwright.config.ts", turn, { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: url }),
  );
}

/**
 * Returns the steps with these names, or all steps without names. The name `api` stands for the API
 * tests on both databases.
 * @param {string[]} names
 * @throws {Failure} for an unknown name
 */
export function chooseSteps(names) {
  const stranger = names.find((name) => !steps.some((step) => answersTo(step, name)));
  if (stranger) {
    const stepNames = steps.map((step) => step.name).join(", ");
    throw new Failure(`There is no test step "${stranger}". The steps are: ${stepNames}.`);
  }
  return steps.filter((step) => names.length === 0 || names.some((name) => answersTo(step, name)));
}

/**
 * @param {Step} step
 * @param {string} name
 */
function answersTo(step, name) {
  return step.name === name || step.name.startsWith(`${name}-`);
}
