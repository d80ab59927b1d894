/**
 * The fraction of the longest wait after which the callback runs in a browser that can't report
 * when it is idle.
 */
const WITHOUT_REPORT = 0.1;

/**
 * Runs a callback when the browser is idle, at the latest after a given time. Safari can't report
 * when it is idle, so the callback runs after a tenth of this time.
 * @returns a function that cancels the callback
 */
export function whenIdle(then: () => void, atMostMs: number): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(then, { timeout: atMostMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(then, atMostMs * WITHOUT_REPORT);
  return () => clearTimeout(timer);
}
