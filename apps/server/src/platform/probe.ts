/** How long the health check waits for the database. It must answer within a second. */
export const PROBE_MS = 900;

/**
 * The answer to a query of the health check.
 * @throws when it does not come in time
 */
export async function withinProbe(answer: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("No answer in time")), PROBE_MS);
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    // A late failure is nobody's concern any more.
    answer.catch(() => {});
  }
}
