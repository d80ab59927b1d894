import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";
import { onStop } from "./stop.mjs";

/**
 * The time in milliseconds within which a command stops. Child processes that still run after this
 * time are killed.
 */
const GRACE_MS = 9_000;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the project's folder by default
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {boolean} [quiet] collect the output instead of printing it
 * @property {boolean} [apart] run in a separate process group, so that a Ctrl-C reaches the program
 *   once, from this process: after a second Ctrl-C Playwright would quit without cleaning up
 * @property {number} [graceMs] the time in milliseconds that the program may take to stop, before
 *   it is killed
 */

/**
 * Runs a program until it ends, and forwards a request to stop to the program.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} its exit code (128 + the signal's number if
 *   a signal ended it) and, if quiet, its output
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
      // The program gets SIGINT for every signal, because all of the programs handle SIGINT by
      // stopping cleanly.
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
