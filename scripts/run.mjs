import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";
import { onStop } from "./stop.mjs";

/** A command stops within 10 s: child processes that still run after this time are killed. */
const GRACE_MS = 9_000;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the project's folder when not given
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {boolean} [quiet] collect what it prints instead of showing it
 * @property {boolean} [apart] in a process group of its own, so that a Ctrl-C reaches it once, from
 *   here: Playwright takes a second one for a wish to leave everything behind
 * @property {number} [graceMs] how long it may take to stop before it is ended
 */

/**
 * Runs a program to its end and forwards a request to stop to it.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} its exit code (128 + the signal's number if
 * a signal ended it) and, if quiet, its output
 * @throws {Failure} if it can't be run at all
 */
export function run(
  program,
  args,
  { cwd = root, env, quiet = false, apart = false, graceMs = GRACE_MS } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet
        ? ["ignore", "pipe", "pipe"]
        : [apart ? "ignore" : "inherit", "inherit", "inherit"],
      detached: apart,
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });

    /** @type {NodeJS.Timeout | undefined} */
    let deadline;
    const stopListening = onStop(() => {
      // Whatever the signal was, the program gets SIGINT, which all of them handle as a clean stop.
      child.kill("SIGINT");
      deadline = setTimeout(() => {
        if (apart && child.pid) process.kill(-child.pid, "SIGKILL");
        else child.kill("SIGKILL");
      }, graceMs);
    });
    const settle = () => {
      stopListening();
      clearTimeout(deadline);
    };
    child.once("error", (error) => {
      settle();
      reject(new Failure(`${program} can't be run (${error.message}).`));
    });
    child.once("close", (code, signal) => {
      settle();
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}
