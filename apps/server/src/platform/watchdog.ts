import { url as debuggerUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/** The data with which the thread of the watchdog is started. */
export interface WatchdogTask {
  /** A counter that the main thread increments while it works. */
  readonly counter: Int32Array;
  readonly checkEveryMs: number;
  /**
   * The number of checks in a row without a change of the counter after which the process is ended.
   */
  readonly checks: number;
}

/**
 * Ends the process when its main thread is blocked for half a minute. Such a process would accept
 * connections and never answer, for example when the embedded database engine runs in an endless
 * loop. A second thread does the checks, and ends the process by SIGKILL, because a blocked process
 * handles no other signal; `scripts/start.mjs` starts the process again. Checks are counted instead
 * of time, so that a machine that was asleep is not mistaken for a blocked process.
 * @returns ends the watch
 */
export function startWatchdog({
  beatMs = 1000,
  checkEveryMs = 5000,
  checks = 6,
} = {}): () => Promise<void> {
  // A debugger stops the main thread on purpose, so there is no watchdog while one is attached.
  if (debuggerUrl() !== undefined) return async () => {};
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const beat = setInterval(() => Atomics.add(counter, 0, 1), beatMs).unref();
  const task: WatchdogTask = { counter, checkEveryMs, checks };
  const worker = new Worker(new URL("./watchdog-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  worker.unref();
  // When the watchdog fails, the error is only logged, because the shop can serve without a
  // watchdog.
  worker.on("error", (error) => console.error("The watchdog has ended:", error));
  return async () => {
    clearInterval(beat);
    await worker.terminate();
  };
}
