import { Socket } from "node:net";
import type pg from "pg";

/** How long a statement may run on the server. It is far more than any statement of the shop needs. */
export const STATEMENT_MS = 10_000;
/** How long a statement waits for a row or a table that another transaction has locked. */
const LOCK_MS = 3000;
/**
 * How long the server keeps a transaction open whose process sends nothing. A process that is frozen
 * in the middle of a transaction would otherwise hold its locks, and stop all other processes.
 */
const IDLE_IN_TRANSACTION_MS = 5000;
/**
 * After how long without a byte a connection is dropped. The server answers each statement within
 * `STATEMENT_MS`, if only by cancelling it, so a longer silence means that the connection is dead
 * although nobody has closed it.
 */
const SILENCE_MS = STATEMENT_MS + 2000;
/** How long work that must not fail by a time limit waits for a lock. */
const PATIENT_LOCK_MS = 10_000;
const KEEPALIVE_AFTER_MS = 10_000;

/** PostgreSQL's settings for the connections that serve visitors, in milliseconds. */
export const LIMITS_OF_SERVING = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};

/** The limits of connections to a pooler, which passes on no settings of a connection. */
export const POOLED: pg.ClientConfig = droppedAfterSilence(SILENCE_MS);

/** The limits of the connections that serve visitors. */
export const SERVING: pg.ClientConfig = { ...LIMITS_OF_SERVING, ...POOLED };

/** How long a statement may run on a replica. The primary is read when a replica is slower. */
const REPLICA_STATEMENT_MS = 1000;
/** An idle connection to a replica is closed before its silence would count as a fault. */
const REPLICA_IDLE_MS = REPLICA_STATEMENT_MS;

/** The limits of the connections to a replica. */
export const REPLICA: pg.PoolConfig = {
  statement_timeout: REPLICA_STATEMENT_MS,
  lock_timeout: REPLICA_STATEMENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  connectionTimeoutMillis: REPLICA_STATEMENT_MS,
  idleTimeoutMillis: REPLICA_IDLE_MS,
  ...droppedAfterSilence(REPLICA_STATEMENT_MS + 500),
};

/**
 * The limits of pg-boss's connections. Its maintenance deletes many rows at once, so a statement may
 * take three times as long.
 */
export const JOBS: pg.ClientConfig = {
  statement_timeout: 3 * STATEMENT_MS,
  lock_timeout: 3 * STATEMENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  ...droppedAfterSilence(3 * STATEMENT_MS + 2000),
};

/**
 * The limits of migrations and of indexing: a statement may take as long as it needs, but it does
 * not wait long for a lock, because all later statements on the table would wait behind it.
 */
export const PATIENT: pg.ClientConfig = {
  // The database's user may have limits, because of a pooler. The driver would leave out a zero.
  options: "-c statement_timeout=0 -c idle_in_transaction_session_timeout=0",
  lock_timeout: PATIENT_LOCK_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
};

/**
 * Settings for connections that are destroyed after so many milliseconds in which nothing was sent
 * or received, so that a connection whose other end has vanished is replaced by a new one. The
 * driver's own query timeout would leave such a connection in the pool.
 */
export function droppedAfterSilence(ms: number): pg.ClientConfig {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(ms, () => socket.destroy(new Error(`Silent for ${ms} ms`)));
    },
  };
}
