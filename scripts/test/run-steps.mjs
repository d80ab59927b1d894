import { availableParallelism } from "node:os";
import { inspect } from "node:util";
import { Failure } from "../failure.mjs";
import { stopSignal } from "../stop.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] the names of the failed tests, where the step knows them
 * @property {string} [skipReason] why the whole step was skipped; without it, a step that ran no
 *   test has failed
 */

/**
 * @typedef {Counts & { output?: string }} Outcome what the tests printed, where it was collected
 */

/**
 * The way in which a step must run its tests.
 * @typedef {object} Turn
 * @property {number} workers how many processes may do the work
 * @property {boolean} collect whether other steps run at the same time: the output of the tests is
 *   then returned as `output`, so that the outputs do not mix
 */

/**
 * A named part of the tests. A step that returns no outcome counts as one check, which has passed
 * when the step returns.
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [cores] how many cores the step keeps busy: 1 when not given
 * @property {(turn: Turn) => Promise<Outcome | void>} run throws a `Failure` when it fails or can't
 *   run
 */

/** @typedef {Counts & { name: string, seconds: number }} Result */

/**
 * Runs all steps, also after a failed step, so that one run shows every problem. Steps start in the
 * order of the list, as many in parallel as there are cores for. The output of a parallel step is
 * printed when the step has ended; a step that runs alone prints its output at once.
 * @param {Step[]} steps
 * @returns {Promise<Result[]>} in the order of the list
 */
export async function runSteps(steps) {
  const cores = availableParallelism();
  const isAlone = steps.length === 1;
  /** @type {Promise<Result>[]} */
  const results = [];
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  let free = cores;
  for (const step of steps) {
    const needed = Math.min(step.cores ?? 1, cores);
    while (free < needed) await Promise.race(running);
    if (stopSignal()) break;
    free -= needed;
    const workers = isAlone ? cores : needed;
    const result = runStep(step, { workers, collect: !isAlone });
    const ended = result.finally(() => {
      free += needed;
      running.delete(ended);
    });
    running.add(ended);
    results.push(result);
  }
  return Promise.all(results);
}

/**
 * @param {Step} step
 * @param {Turn} turn
 * @returns {Promise<Result>}
 */
async function runStep({ name, run }, turn) {
  console.log(`=== ${name} ...`);
  const start = performance.now();
  const { output = "", ...counts } = await outcomeOf(run, turn);
  const seconds = (performance.now() - start) / 1000;
  if (!stopSignal()) {
    const end = counts.failed > 0 ? "FAILED" : "passed";
    console.log(`=== ${name}: ${end} after ${seconds.toFixed(1)} s`);
    if (output.trim()) console.log(`${output.trim()}\n=== end of ${name}`);
  }
  return { name, seconds, ...counts };
}

/**
 * @param {Step["run"]} run
 * @param {Turn} turn
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(run, turn) {
  try {
    const outcome = (await run(turn)) ?? { passed: 1, failed: 0, skipped: 0 };
    if (outcome.skipReason) return { output: outcome.skipReason, ...outcome };
    if (outcome.passed + outcome.failed > 0) return outcome;
    throw new Failure(`${outcome.output ?? ""}
It ran no test.`);
  } catch (error) {
    const words = error instanceof Failure ? error.message : inspect(error);
    return { passed: 0, failed: 1, skipped: 0, output: words };
  }
}
