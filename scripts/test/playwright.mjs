import { commandOf, pinnedNode } from "../project.mjs";
import { run } from "../run.mjs";
import { withExitCode, withJsonReport } from "./json-report.mjs";
import { defaultSettings } from "./settings.mjs";

/** @import { Turn } from "./run-steps.mjs" */

/**
 * Runs the browser tests. A test that passes only at its second try counts as failed.
 * @param {string} config the name of Playwright's configuration in `e2e`
 * @param {Turn} turn
 * @param {Record<string, string>} env
 */
export async function playwright(config, { workers, collect }, env) {
  const { report, result } = await withJsonReport((file) =>
    run(
      pinnedNode,
      [
        commandOf("@playwright/test", "playwright"),
        "test",
        `--config=e2e/${config}`,
        // The number of workers is one above the given number, because each browser waits at times.
        `--workers=${workers + 1}`,
        "--reporter=list,json",
      ],
      {
        apart: true,
        quiet: collect,
        env: { ...defaultSettings(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      },
    ),
  );
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return withExitCode(result, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: report ? report.suites.flatMap(failedSpecs) : [],
  });
}

/**
 * Lists the failed tests of a suite in the JSON report, and those of the suites inside it.
 * @param {any} suite
 * @returns {string[]}
 */
function failedSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, line, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === "unexpected" || status === "flaky")
      .map(
        (/** @type {any} */ { projectName, status }) =>
          `${file}:${line} [${projectName}] ${title} (${status})`,
      ),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}
