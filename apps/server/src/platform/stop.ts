/** Longer than any answer takes; what hangs after that is left behind. */
const STOP_WITHIN_MS = 8000;

/**
 * Stops cleanly at the first SIGINT, SIGTERM or SIGHUP. The same signal often comes twice, to the process
 * and to its group; the second changes nothing.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  async function onSignal(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await stop();
    process.exit(0);
  }
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  // A closed terminal.
  process.on("SIGHUP", onSignal);
}
