/**
 * How many milliseconds running requests may take to finish after the draining. This is longer than
 * any reply needs; afterwards the process exits anyway.
 */
const STOP_WITHIN_MS = 8000;

/**
 * Shuts down cleanly at the first SIGINT, SIGTERM or SIGHUP. The operating system often delivers
 * the same signal twice, to the process and to its group; the second signal is ignored.
 */
export function stopOnSignal(stop: () => Promise<void>, drainSeconds: number): void {
  let stopping = false;
  async function onSignal(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_WITHIN_MS).unref();
    await stop();
    process.exit(0);
  }
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  // The operating system sends SIGHUP when the terminal is closed.
  process.on("SIGHUP", onSignal);
}
