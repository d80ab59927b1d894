import { commandOf, pinnedNode } from "../project.mjs";
import { run } from "../run.mjs";
import { withExitCode, withJsonReport } from "./json-report.mjs";
import { defaultSettings } from "./settings.mjs";

/** @import { Turn } from "./run-steps.mjs" */

/** Tests wait for a third of their time: for answers, timers and password hashes. */
const PROCESSES_A_CORE = 2;

/**
 * Runs the Vitest project of this name (see vitest.config.ts).
 * @param {string} project
 * @param {Turn} turn
 * @param {Record<string, string>} [env]
 */
export async function vitest(project, { workers, collect }, env) {
  const { report, result } = await withJsonReport((file) =>
    run(
      pinnedNode,
      [
        commandOf("vitest"),
        "run",
        `--project=${project}`,
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
  });
}
