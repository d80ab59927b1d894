import { writeSync } from "node:fs";
import { setInterval as every } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import type { WatchdogTask } from "./watchdog.ts";

// This file is the code of the thread that `startWatchdog` starts.
const { counter, checkEveryMs, checks } = workerData as WatchdogTask;
const STDERR = 2;
let lastCount = Atomics.load(counter, 0);
let unchanged = 0;

for await (const _ of every(checkEveryMs)) {
  const now = Atomics.load(counter, 0);
  unchanged = now === lastCount ? unchanged + 1 : 0;
  lastCount = now;
  if (unchanged < checks) continue;
  const seconds = Math.round((checks * checkEveryMs) / 1000);
  // `console` and `process.stderr` would pass the text to the main thread, which is blocked.
  writeSync(STDERR, `The shop has stood still for ${seconds} s and is ended.\n`);
  process.kill(process.pid, "SIGKILL");
}
