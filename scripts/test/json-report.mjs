import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Gives a test runner the name of a temporary file for its JSON report, and reads the report.
 * @template T
 * @param {(file: string) => Promise<T>} work
 * @returns {Promise<{ report: any, result: T }>} the report is null if the runner wrote no report
 */
export async function withJsonReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "suvarna-report-"));
  const file = join(folder, "report.json");
  try {
    const result = await work(file);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
    return { report, result };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds a failure if a runner has a bad exit code although every counted test passed. The cause may
 * be a test file that does not load, or an error after the last test.
 * @param {{ code: number, output: string }} result the runner's exit code and its output
 * @param {import("./run-steps.mjs").Counts} counts
 * @returns {import("./run-steps.mjs").Outcome}
 */
export function withExitCode({ code, output }, counts) {
  return { ...counts, output, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
}
