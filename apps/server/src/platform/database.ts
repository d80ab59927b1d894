import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { SQL } from "drizzle-orm";
import {
  drizzle as drizzlePg,
  type NodePgDatabase,
  type NodePgQueryResultHKT,
} from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type pg from "pg";
import { DRIZZLE } from "./drizzle-options.ts";
import { clientForDrizzle } from "./embedded-client.ts";
import { StartError } from "./errors.ts";
import { lockFolder } from "./folder-lock.ts";
import { createNotificationChannels, type Listener } from "./listening.ts";
import { requirePooler } from "./pooler.ts";
import { openProbes, withProbeTimeout } from "./probe.ts";
import { type Connections, hasForeignOwner, openPool, reasonOf } from "./server-pool.ts";
import { PATIENT, POOLED, SERVING } from "./time-limits.ts";
import { announcedPool, traceStatements } from "./tracing/server-client.ts";

/** The type of a database handle, for both engines, because their results have the same shape. */
type Handle = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/**
 * A handle for queries: the database itself, or an open transaction. It can't open a transaction;
 * only `act` does. Inside a transaction every query must use the transaction's handle, because the
 * embedded engine has only one connection.
 */
export type Db = Omit<Handle, "transaction" | "insert" | "update" | "delete">;

/**
 * A handle on which each statement commits by itself. It is for changes without events that one
 * statement makes completely, such as leases and claims. Every other change of data is an act.
 */
export type Autocommit = Omit<Handle, "transaction">;

declare const inTransaction: unique symbol;

/**
 * The handle of an open transaction. Functions that lock rows, or make several changes that belong
 * together, take this type, so that they can't be called outside a transaction.
 */
export type Tx = Autocommit & { readonly [inTransaction]: true };

export interface Database {
  readonly db: Db;
  readonly autocommit: Autocommit;
  /**
   * Runs work in a transaction, which is rolled back when the work throws. Only the platform calls
   * this (`act` and the migrations); capabilities change data by an act.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readonly engine: "pglite" | "postgres";
  /** The underlying database engine, for libraries that send queries without Drizzle. */
  readonly raw:
    | PGlite
    | {
        readonly url: string;
        /** Whether the connection's user owns the tables, and so may migrate and rebuild them. */
        readonly ownsTables: boolean;
      };
  /** Registers a callback for the payload of every NOTIFY on the channel, from any process. */
  listen(channel: string, listener: Listener): Promise<void>;
  /**
   * Runs a query of the health check within a second. A PostgreSQL server has a separate connection
   * for health checks, so that they are answered even when all others are in use.
   * @returns the rows
   * @throws when there is no answer in time
   */
  probe(query: SQL): Promise<readonly Record<string, unknown>[]>;
  /**
   * Runs work whose statements may take longer than those for visitors: migrations, indexing. A
   * PostgreSQL server opens separate connections for it, and closes them afterwards.
   */
  withoutStatementLimit<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Whether work of `withoutStatementLimit` occupies the embedded engine's only connection now. */
  hasLongWork(): boolean;
  /**
   * The state of the connection pool; null for the embedded database, which has a single
   * connection.
   */
  connections(): Connections | null;
  close(): Promise<void>;
}

/** The most connections that a process opens to a server, unless its settings say otherwise. */
export const DEFAULT_POOL = 10;

/**
 * Opens the PostgreSQL server at `url`, or the embedded database in `dataDir` when there is no URL.
 * @param at.pool the most connections to a server that serve visitors
 * @param at.poolerUrl a transaction pooler in front of the same database, which then serves
 *   visitors; null for none
 * @param at.ownsTables false when another user will own the tables that do not exist yet
 * @param at.setting the name of the setting that has the URL, for the message of a failure
 */
export function openDatabase(
  at: { url: string | null; dataDir: string } & Omit<ServerOptions, "limits">,
): Promise<Database> {
  const { url, dataDir, ...server } = at;
  return url === null ? openEmbedded(join(dataDir, "database")) : openServer(url, server);
}

/**
 * The size of the embedded engine's buffers in this process's memory; the default is 128 MB. A
 * small buffer costs little speed, because the operating system caches the files as well.
 */
export const SHARED_BUFFERS = "shared_buffers=16MB";

/** Opens the embedded database in a folder. */
export async function openEmbedded(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  const startParams = [...PGlite.defaultStartParams, "-c", SHARED_BUFFERS];
  const client = await PGlite.create(folder, { startParams }).catch((cause: unknown) => {
    unlock();
    throw new StartError(`The embedded database in ${folder} can't be opened: ${reasonOf(cause)}.`);
  });
  return embeddedDatabase(client, unlock);
}

const commitHooks = new WeakMap<Tx, (() => void)[]>();

/**
 * Registers a callback that runs once the transaction has been committed, and never after a
 * rollback. It must not throw.
 */
export function afterCommit(tx: Tx, hook: () => void): void {
  const hooks = commitHooks.get(tx);
  if (!hooks) throw new Error("A transaction that was not opened by the platform");
  hooks.push(hook);
}

type OpenTransaction = <T>(work: (opened: unknown) => Promise<T>) => Promise<T>;

function transactionsOf(open: OpenTransaction): Database["transaction"] {
  return async (work) => {
    const hooks: (() => void)[] = [];
    const result = await open((opened) => {
      const tx = opened as unknown as Tx;
      commitHooks.set(tx, hooks);
      return work(tx);
    });
    for (const hook of hooks) hook();
    return result;
  };
}

/**
 * Runs work in a savepoint of a transaction: when the work throws, only its changes are rolled
 * back.
 */
export function savepoint<T>(tx: Tx, work: (step: Tx) => Promise<T>): Promise<T> {
  return (tx as unknown as Handle).transaction((opened) => {
    const step = opened as unknown as Tx;
    commitHooks.set(step, commitHooks.get(tx) ?? []);
    return work(step);
  });
}

/**
 * Wraps an embedded engine in the interface of a database. `unlock` releases the lock of its folder
 * when the database is closed. The engine blocks this thread during a statement, so no timer could
 * stop a statement; the watchdog ends a process in which a statement does not end.
 */
export function embeddedDatabase(client: PGlite, unlock: () => void): Database {
  const handle = drizzlePglite({
    client: clientForDrizzle(client),
    ...DRIZZLE,
  }) as unknown as Handle;
  let longWork = 0;
  const database: Database = {
    db: handle,
    autocommit: handle,
    transaction: transactionsOf((work) => handle.transaction(work)),
    engine: "pglite",
    raw: client,
    async listen(channel, { heard }) {
      await client.listen(channel, heard);
    },
    probe: async (query) => (await withProbeTimeout(handle.execute(query))).rows,
    async withoutStatementLimit(work) {
      longWork += 1;
      try {
        return await work(database);
      } finally {
        longWork -= 1;
      }
    },
    hasLongWork: () => longWork > 0,
    connections: () => null,
    async close() {
      await client.close();
      unlock();
    },
  };
  return database;
}

/**
 * How many milliseconds a query waits for a free connection of the pool, or for a new connection.
 * When many shoppers want the same piece, their queries wait, and each shopper still gets a clear
 * answer.
 */
const CONNECTION_WITHIN_MS = 10_000;

interface ServerOptions {
  pool?: number;
  poolerUrl?: string | null;
  limits?: pg.ClientConfig;
  ownsTables?: boolean;
  setting?: "DATABASE_URL" | "MIGRATION_DATABASE_URL";
}

/** Opens the connection pools to a PostgreSQL server. */
export async function openServer(
  url: string,
  {
    pool: max = DEFAULT_POOL,
    poolerUrl = null,
    limits = poolerUrl === null ? SERVING : POOLED,
    ownsTables: mayOwnTables = true,
    setting = "DATABASE_URL",
  }: ServerOptions = {},
): Promise<Database> {
  const servingUrl = poolerUrl ?? url;
  const pool = openPool({
    connectionString: servingUrl,
    max,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
    ...limits,
  });
  let ownsTables: boolean;
  try {
    // The driver throws synchronously on an invalid address instead of rejecting the promise.
    ownsTables = !(await hasForeignOwner(pool)) && mayOwnTables;
    if (poolerUrl !== null) await requirePooler(pool, url);
  } catch (cause) {
    await pool.end();
    if (cause instanceof StartError) throw cause;
    const at = poolerUrl === null ? setting : "DATABASE_POOLER_URL";
    throw new StartError(`The database of ${at} can't be reached: ${reasonOf(cause)}.`);
  }
  const probes = poolerUrl === null ? openProbes(url) : openProbes(poolerUrl, {});
  const probing = drizzlePg({ client: probes, ...DRIZZLE });
  const listening = createNotificationChannels(url);
  const handle = drizzlePg({ client: announcedPool(pool), ...DRIZZLE }) as unknown as Handle;

  /** A Drizzle handle caches the names of used columns, so each connection gets its own handle. */
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase>();
  const handleOf = (client: pg.PoolClient) => {
    const handle =
      handles.get(client) ?? drizzlePg({ client: traceStatements(client), ...DRIZZLE });
    handles.set(client, handle);
    return handle;
  };

  /** Drizzle alone would never return a connection to the pool when `begin` has failed on it. */
  async function inTransaction<T>(work: (opened: unknown) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await handleOf(client).transaction(work);
    } finally {
      client.release();
    }
  }

  return {
    db: handle,
    autocommit: handle,
    transaction: transactionsOf(inTransaction),
    engine: "postgres",
    raw: { url, ownsTables },
    listen: listening.listen,
    probe: async (query) => (await withProbeTimeout(probing.execute(query))).rows,
    async withoutStatementLimit(work) {
      const options = { pool: PATIENT_POOL, limits: PATIENT, ownsTables, setting };
      const patient = await openServer(url, options);
      try {
        return await work(patient);
      } finally {
        await patient.close();
      }
    },
    hasLongWork: () => false,
    connections() {
      const { totalCount, idleCount, waitingCount } = pool;
      return { most: max, inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
    async close() {
      await Promise.all([listening.close(), probes.end()]);
      await pool.end();
    },
  };
}

/** Migrations need two connections: the first holds the lock, the second runs the statements. */
const PATIENT_POOL = 2;
