import pg from "pg";
import { StartError } from "./errors.ts";
import { LIMITS_OF_SERVING } from "./time-limits.ts";

/**
 * How long the shop waits for the pooler's first connection, because a pooler with many clients may
 * be slow.
 */
const CONNECT_WITHIN_MS = 10_000;

/**
 * Identifies a server by its start time and the database by its name, so that two servers that were
 * restored from the same copy are told apart.
 */
const OF_DATABASE = "select pg_postmaster_start_time()::text || current_database() as database";

const LIMITS = `select name, setting::integer as ms from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;

/**
 * Checks that a pooler leads to the database of `url`, and that its connections have the time limits
 * of the shop. A transaction pooler passes on no settings of a connection, so they must be those of
 * the database's user.
 * @param pooled the pool of connections to the pooler
 * @throws StartError
 */
export async function requirePooler(pooled: pg.Pool, url: string): Promise<void> {
  const direct = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  direct.on("error", () => {});
  await direct.connect();
  try {
    const [here, there] = await Promise.all([direct.query(OF_DATABASE), pooled.query(OF_DATABASE)]);
    if (here.rows[0]?.database !== there.rows[0]?.database) {
      throw new StartError(
        "DATABASE_POOLER_URL and DATABASE_URL lead to different servers or databases.",
      );
    }
  } finally {
    await direct.end();
  }
  const { rows } = await pooled.query<{ name: keyof typeof LIMITS_OF_SERVING; ms: number }>(LIMITS);
  const isKept = rows.every(({ name, ms }) => ms > 0 && ms <= LIMITS_OF_SERVING[name]);
  if (!isKept) throw new StartError(`${WHAT_TO_DO} ${statements().join(" ")}`);
}

const WHAT_TO_DO =
  "The connections of DATABASE_POOLER_URL lack the shop's time limits. Give them to the database's user, with its name for USER and the database's for NAME, and restart the pooler:";

function statements(): string[] {
  return Object.entries(LIMITS_OF_SERVING).map(
    ([name, ms]) => `alter role USER in database NAME set ${name} = ${ms};`,
  );
}
