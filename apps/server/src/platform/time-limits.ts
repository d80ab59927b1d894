import { Socket } from "node:net";
import type pg from "pg";

/**
 * How long a statement may run on the server, in milliseconds. This is far more than any statement
 * of the shop needs.
 */
export const STATEMENT_MS = 10_000;
/**
 * How many milliseconds a statement waits for a row or a table that another transaction has locked.
 */
const LOCK_MS = 3000;
/**
 * How many milliseconds the server keeps a transaction open while its process sends nothing. A
 * process that is frozen in the middle of a transaction would otherwise hold its locks, and stop
 * all other processes.
 */
const IDLE_IN_TRANSACTION_MS = 5000;
/**
 * The time in milliseconds after which a connection without a byte is dropped. The server answers
 * each statement within `STATEMENT_MS`, if only by cancelling it, so a longer silence means that
 * the connection is dead although nobody has closed it.
 */
const SILENCE_MS = STATEMENT_MS + 2000;
/** How many milliseconds work waits for a lock when it must not fail by a short time limit. */
const PATIENT_LOCK_MS = 10_000;
const KEEPALIVE_AFTER_MS = 10_000;

/** PostgreSQL's time limits for the connections that serve visitors, in milliseconds. */
export const LIMITS_OF_SERVING = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};

/**
 * The settings of the connections to a pooler, which does not pass PostgreSQL's time limits on to
 * the server.
 */
export const POOLED: pg.ClientConfig = idleTimeout(SILENCE_MS);

/** The settings of the connections that serve visitors. */
export const SERVING: pg.ClientConfig = { ...LIMITS_OF_SERVING, ...POOLED };

/**
 * How many milliseconds a statement may run on a replica. When a replica is slower, the statement
 * runs on the primary.
 */
const REPLICA_STATEMENT_MS = 1000;
/**
 * The time in milliseconds after which an idle connection to a replica is closed, before its
 * silence would count as a fault.
 */
const REPLICA_IDLE_MS = REPLICA_STATEMENT_MS;

/** The settings of the connections to a replica. */
export const REPLICA: pg.PoolConfig = {
  statement_timeout: REPLICA_STATEMENT_MS,
  lock_timeout: REPLICA_STATEMENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  connectionTimeoutMillis: REPLICA_STATEMENT_MS,
  idleTimeoutMillis: REPLICA_IDLE_MS,
  ...idleTimeout(REPLICA_STATEMENT_MS + 500),
};

/**
 * The settings of pg-boss's connections. The maintenance of pg-boss deletes many rows at once, so a
 * statement may take three times as long as for visitors.
 */
export const JOBS: pg.ClientConfig = {
  statement_timeout: 3 * STATEMENT_MS,
  lock_timeout: 3 * STATEMENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  ...idleTimeout(3 * STATEMENT_MS + 2000),
};

/**
 * The settings of the connections for migrations and indexing. A statement may take as long as it
 * needs, but it does not wait long for a lock, because all later statements on the table would wait
 * behind it.
 */
export const PATIENT: pg.ClientConfig = {
  // Behind a pooler, the database's user may have time limits of its own, so they are set to zero
  // explicitly. The driver leaves out options with the value zero, so they are written as text.
  options: "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0",
  lock_timeout: PATIENT_LOCK_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
};

/**
 * Creates settings for connections that are destroyed when nothing was sent or received for the
 * given time in milliseconds, so that a connection whose other end has vanished is replaced by a
 * new connection. The driver's own query timeout would leave a dead connection in the pool.
 */
export function idleTimeout(ms: number): pg.ClientConfig {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(ms, () => socket.destroy(new Error(`Silent for ${ms} ms`)));
    },
  };
}
