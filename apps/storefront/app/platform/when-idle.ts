/** The part of the longest wait after which a browser that can't report idleness calls back. */
const WITHOUT_REPORT = 0.1;

/**
 * Calls back when the browser is idle, at the latest after a time. Safari can't report idleness and
 * calls back after a tenth of this time.
 * @returns a function that takes the call back
 */
export function whenIdle(then: () => void, atMostMs: number): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(then, { timeout: atMostMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(then, atMostMs * WITHOUT_REPORT);
  return () => clearTimeout(timer);
}
