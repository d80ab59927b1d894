import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Lends a file name to a test runner for its report in JSON, and reads what it wrote there.
 * @template T
 * @param {(file: string) => Promise<T>} work
 * @returns {Promise<{ report: any, result: T }>} the report is null when none was written
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
 * A runner that ends badly has failed, even where every test that it counted passed: a test file
 * that does not load, an error after the last test.
 * @param {{ code: number, output: string }} result the runner's exit code, and what it printed
 * @param {import("./run-steps.mjs").Counts} counts
 * @returns {import("./run-steps.mjs").Outcome}
 */
export function withExitCode({ code, output }, counts) {
  return { ...counts, output, failed: code === 0 ? counts.failed : Math.max(1, counts.failed) };
}
