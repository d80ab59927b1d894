import { Failure } from "../failure.mjs";
import { stopSignal } from "../stop.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [skipReason] why the whole step was skipped; without it, a step that ran no
 *   test has failed
 */

/**
 * A named part of the tests. Without counts it is one check: passed when it returns.
 * @typedef {object} Step
 * @property {string} name
 * @property {boolean} [quick] prints nothing while it runs, so that neighbours may run beside it
 * @property {() => Promise<Counts | void>} run throws a `Failure` when it fails or can't run
 */

/** @typedef {Counts & { name: string, seconds: number }} Result */

/**
 * Runs all steps, also those after a failed one: one run shows all that is wrong.
 * @param {Step[]} steps
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps) {
  const quick = steps.filter((step) => step.quick);
  const results = await Promise.all(quick.map(runStep));
  for (const step of steps) {
    if (step.quick) continue;
    if (stopSignal()) break;
    console.log(`\n=== ${step.name}`);
    results.push(await runStep(step));
  }
  return results;
}

/**
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function runStep({ name, quick, run }) {
  const start = performance.now();
  const counts = await countsOf(name, run);
  const seconds = (performance.now() - start) / 1000;
  if (quick && counts.failed === 0) console.log(`=== ${name}: passed`);
  return { name, seconds, ...counts };
}

/**
 * @param {string} name
 * @param {Step["run"]} run
 * @returns {Promise<Counts>}
 */
async function countsOf(name, run) {
  try {
    const counts = (await run()) ?? { passed: 1, failed: 0, skipped: 0 };
    if (counts.skipReason) console.log(counts.skipReason);
    if (counts.skipReason || counts.passed + counts.failed > 0) return counts;
    throw new Failure("It ran no test.");
  } catch (error) {
    const words = error instanceof Failure ? error.message : error;
    if (!stopSignal()) console.log(`=== ${name}: FAILED\n`, words);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
