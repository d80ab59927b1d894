/**
 * How long running requests may take to finish after the draining. It is longer than any reply needs; after it the
 * process exits anyway.
 */
const STOP_WITHIN_MS = 8000;

/**
 * Shuts down cleanly at the first SIGINT, SIGTERM or SIGHUP. The same signal often arrives twice,
 * at the process and at its group; the second one is ignored.
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
  // A closed terminal sends SIGHUP.
  process.on("SIGHUP", onSignal);
}
