import type pg from "pg";
import { openPool } from "./server-pool.ts";
import { idleTimeout } from "./time-limits.ts";

/**
 * How many milliseconds the health check waits for the database. The health check itself must
 * answer within a second.
 */
export const PROBE_MS = 900;
/**
 * The time in milliseconds after which an idle connection of the health check is closed. It is
 * longer than the pause between two checks of replicas, and shorter than the allowed silence.
 */
const IDLE_MS = PROBE_MS - 100;

/**
 * Opens the pool of connections for health checks of a server. It is separate from the connections
 * of visitors, so that a check is answered even when all of those are in use.
 * @param limits PostgreSQL's settings for the connection; none when `url` is the address of a
 *   pooler
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
    ...idleTimeout(PROBE_MS),
  });
}

/**
 * Waits for the answer to a query of the health check.
 * @throws when the answer does not come in time
 */
export async function withProbeTimeout<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("No answer in time")), PROBE_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    // A failure that comes after the time limit is ignored, because the time limit was already
    // reported.
    answer.catch(() => {});
  }
}
