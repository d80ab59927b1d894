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

/** Opens a pool of connections to a server. The pool replaces connections that are lost. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // The pool replaces a lost connection at the next query. Without these listeners the error event
  // would end the process: the pool emits the event for an idle connection, the client for a
  // connection inside a transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const OWNED_BY_OTHERS = `select exists (select from pg_tables
  where schemaname = 'public' and tablename = 'audit_log'
    and not pg_has_role(current_user, tableowner, 'USAGE')) as others`;

/**
 * Whether the tables exist and belong to a database user whose rights the pool's user does not
 * have.
 */
export async function hasForeignOwner(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ others: boolean }>(OWNED_BY_OTHERS);
  return rows[0]?.others === true;
}

/**
 * Describes why a connection failed, without the database's address, which contains the password.
 */
export function reasonOf(cause: unknown): string {
  const error = cause as { code?: string; message?: string };
  const text = error.message || error.code || "no answer";
  // The connection string may contain the password. The driver's messages don't quote the string
  // today, but a later version may.
  return text.replace(/postgres(ql)?:\/\/\S+/g, "(the database's address)").replace(/\.$/, "");
}
