import type pg from "pg";
import { openPool } from "./server-pool.ts";
import { droppedAfterSilence } from "./time-limits.ts";

/** How long the health check waits for the database. It must answer within a second. */
export const PROBE_MS = 900;
/** It is longer than the pause between two looks at replicas, and shorter than the allowed silence. */
const IDLE_MS = PROBE_MS - 100;

/**
 * Opens the connection on which a server is asked how it is. It is apart from those of visitors, so that
 * the answer comes even when all of them are in use.
 * @param limits PostgreSQL's settings for the connection; none when `url` is that of a pooler
 */
export function openProbes(
  url: string,
  limits: pg.ClientConfig = { statement_timeout: PROBE_MS },
): pg.Pool {
  return openPool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: PROBE_MS,
    ...limits,
    idleTimeoutMillis: IDLE_MS,
    ...droppedAfterSilence(PROBE_MS),
  });
}

/**
 * The answer to a query of the health check.
 * @throws when it does not come in time
 */
export async function withinProbe<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("No answer in time")), PROBE_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    // A late failure is nobody's concern any more.
    answer.catch(() => {});
  }
}
