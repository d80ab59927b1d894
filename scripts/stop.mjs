import { constants } from "node:os";

// The only module that knows whether this command was asked to stop: by Ctrl-C, by a signal to the
// process group, or by a signal to npm alone.

const PARENT_CHECK_MS = 250;

/** @type {NodeJS.Signals | null} */
let asked = null;
/** @type {Set<(signal: NodeJS.Signals) => void>} */
const listeners = new Set();

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  // The same request often arrives twice: from the terminal to the group, and again through npm.
  if (asked) return;
  asked = signal;
  for (const listener of listeners) listener(signal);
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => stop(signal));
}

// npm sends a signal to the shell between npm and this process, which may die without passing it
// on; then only the changed parent id shows it. Without npm, losing the parent is no request to
// stop (`... &`).
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop("SIGTERM");
  }, PARENT_CHECK_MS).unref();
}

/** The signal that asked this command to stop, or null. */
export function stopSignal() {
  return asked;
}

/**
 * The exit code that a shell reports for a program ended by this signal; 0 without a request to
 * stop.
 */
export function exitCodeOfStop() {
  return asked ? 128 + constants.signals[asked] : 0;
}

/**
 * Calls back once when this command is asked to stop, or at once if it was already.
 * @param {(signal: NodeJS.Signals) => void} listener
 * @returns {() => void} removes the listener
 */
export function onStop(listener) {
  listeners.add(listener);
  if (asked) listener(asked);
  return () => listeners.delete(listener);
}
