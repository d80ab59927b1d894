import { constants } from "node:os";

// Only this module knows whether this command was asked to stop: by Ctrl-C, by a signal to the
// process group, or by a signal to npm alone.

const PARENT_CHECK_MS = 250;

/** @type {NodeJS.Signals | null} */
let asked = null;
/** @type {Set<(signal: NodeJS.Signals) => void>} */
const listeners = new Set();

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  // The same request often arrives twice: the terminal sends it to the process group, and npm sends
  // it again.
  if (asked) return;
  asked = signal;
  for (const listener of listeners) listener(signal);
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => stop(signal));
}

// npm sends a signal to the shell between npm and this process. The shell may die without
// forwarding the signal; then only the changed id of the parent process shows the request. Without
// npm, the death of the parent is no request to stop, because a command in the background (`... &`)
// may outlive its shell.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop("SIGTERM");
  }, PARENT_CHECK_MS).unref();
}

/** Returns the signal that asked this command to stop, or null. */
export function stopSignal() {
  return asked;
}

/**
 * Returns the exit code that a shell reports for a program ended by this signal; 0 without a
 * request to stop.
 */
export function exitCodeOfStop() {
  return asked ? 128 + constants.signals[asked] : 0;
}

/**
 * Calls a function once when this command is asked to stop, or at once if it was asked before.
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} removes the listener
 */
export function onStop(listener) {
  listeners.add(listener);
  if (asked) listener(asked);
  return () => listeners.delete(listener);
}
