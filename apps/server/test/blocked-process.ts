import { startWatchdog } from "../src/platform/watchdog.ts";

// A process with a watchdog that checks every 100 ms. The process works for a while, then blocks
// its event loop for the number of milliseconds that the parent sends.
startWatchdog({ beatMs: 20, checkEveryMs: 100, checks: 5 });
process.on("message", (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
  process.send?.("free");
});
process.send?.("started");
