import { relative } from "node:path";
import { commandOf, pinnedNode, root } from "../project.mjs";
import { run } from "../run.mjs";
import { withExitCode, withJsonReport } from "./json-report.mjs";
import { defaultSettings } from "./settings.mjs";

/** @import { Turn } from "./run-steps.mjs" */

/**
 * The number of test processes for each processor core. It is more than one, because tests spend a
 * third of their time waiting for replies, timers and password hashes.
 */
const PROCESSES_A_CORE = 2;

/**
 * Runs the Vitest project of this name (see vitest.config.ts).
 * @param {string} project
 * @param {Turn} turn
 * @param {Record<string, string>} [env]
 * @param {string[]} [options] further options of Vitest
 */
export async function vitest(project, { workers, collect }, env, options = []) {
  const { report, result } = await withJsonReport((file) =>
    run(
      pinnedNode,
      [
        commandOf("vitest"),
        "run",
        `--project=${project}`,
        ...options,
        `--maxWorkers=${workers * PROCESSES_A_CORE}`,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      { apart: true, quiet: collect, env: { ...defaultSettings(), ...env } },
    ),
  );
  return withExitCode(result, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: report ? failedTests(report) : [],
  });
}

/**
 * Lists the failed tests of a JSON report, each with the first line of its error. A file that did
 * not load counts as one failed test.
 * @param {any} report
 * @returns {string[]}
 */
function failedTests({ testResults }) {
  return testResults.flatMap((/** @type {any} */ file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter(
      (/** @type {any} */ { status }) => status === "failed",
    );
    if (failed.length === 0) {
      return file.status === "failed" ? [`${name}: ${firstLine(file.message)}`] : [];
    }
    return failed.map(
      (/** @type {any} */ { fullName, failureMessages }) =>
        `${name}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });
}

/** @param {string | undefined} text */
function firstLine(text) {
  return text?.split("\n")[0] ?? "";
}
