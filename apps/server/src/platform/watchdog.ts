import { url as debuggerUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/** The data that the watching thread is started with. */
export interface WatchdogTask {
  /** A counter that the main thread raises as long as it works. */
  readonly counter: Int32Array;
  readonly checkEveryMs: number;
  /** After so many checks in a row without a change the process is ended. */
  readonly checks: number;
}

/**
 * Ends the process when its main thread stands still for half a minute: then the port would accept
 * connections, and nothing would ever answer. It happened that the embedded database engine ran
 * without end. A second thread does the watching, and ends the process by SIGKILL, because nothing
 * else works any more; `scripts/start.mjs` starts it again. Checks are counted instead of time, so a
 * machine that slept is not mistaken for a process that stands still.
 * @returns ends the watch
 */
export function startWatchdog({
  beatMs = 1000,
  checkEveryMs = 5000,
  checks = 6,
} = {}): () => Promise<void> {
  // A debugger stops the main thread on purpose.
  if (debuggerUrl() !== undefined) return async () => {};
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const beat = setInterval(() => Atomics.add(counter, 0, 1), beatMs).unref();
  const task: WatchdogTask = { counter, checkEveryMs, checks };
  const worker = new Worker(new URL("./watchdog-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  worker.unref();
  // Without its watchdog the shop serves as well as with it.
  worker.on("error", (error) => console.error("The watchdog has ended:", error));
  return async () => {
    clearInterval(beat);
    await worker.terminate();
  };
}
