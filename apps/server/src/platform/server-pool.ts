import pg from "pg";

/**
 * The connection pool: how many connections are in use and idle, how many it opens at most, and how
 * many queries wait for one.
 */
export interface Connections {
  readonly most: number;
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Opens a pool of connections to a server, which outlives connections that are lost. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // The pool replaces a lost connection at the next query. Without these listeners the error event
  // would end the process: the pool emits it for an idle connection, the client for one inside a
  // transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const OWNED_BY_OTHERS = `select exists (select from pg_tables
  where schemaname = 'public' and tablename = 'audit_log'
    and not pg_has_role(current_user, tableowner, 'USAGE')) as others`;

/** Whether the tables are there and belong to a user whose rights the pool's user has not. */
export async function ownedByOthers(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ others: boolean }>(OWNED_BY_OTHERS);
  return rows[0]?.others === true;
}

/** The reason of a failed connection in words, without the address, which has the password. */
export function reasonOf(cause: unknown): string {
  const error = cause as { code?: string; message?: string };
  const text = error.message || error.code || "no answer";
  // The connection string may contain the password. The driver's messages don't quote it today, but
  // may do so one day.
  return text.replace(/postgres(ql)?:\/\/\S+/g, "(the database's address)").replace(/\.$/, "");
}
