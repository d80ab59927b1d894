/** @import { Result } from "./run-steps.mjs" */

/**
 * Prints the names of the failed tests, the table of all steps and, as the last line, the totals.
 * The names are at the end, because often only the end of a long log is read or kept.
 * @param {Result[]} results
 */
export function printSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length), "step".length);
  /** @param {(string | number)[]} cells */
  const row = ([name, ...numbers]) =>
    String(name).padEnd(width) + numbers.map((number) => String(number).padStart(9)).join("");

  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`\n${name}: FAILED ${failure}`);
  }
  console.log(`\n${row(["step", "passed", "failed", "skipped", "seconds"])}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(row([name, passed, failed, skipped, seconds.toFixed(1)]));
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return { passed, failed };
}
