import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { StartError } from "./errors.ts";
import { lockFolder } from "./folder-lock.ts";

/**
 * The handle's type. Both engines return results of the same shape, so the type of node-postgres
 * serves for both.
 */
type Handle = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/**
 * A handle for queries: the database itself, or an open transaction. It can't open a transaction;
 * only `act` does. Inside a transaction every query must use the transaction's handle, because the
 * embedded engine has only one connection.
 */
export type Db = Omit<Handle, "transaction" | "insert" | "update" | "delete">;

/**
 * A handle on which each statement is a transaction of its own. It is for what one statement says
 * whole and nothing follows: leases, claims, how far a message is. A change of the shop is an act.
 */
export type Autocommit = Omit<Handle, "transaction">;

declare const inTransaction: unique symbol;

/**
 * The handle of an open transaction. Functions that lock rows, or make several changes that belong
 * together, take this type, so that they can't be called outside a transaction.
 */
export type Tx = Autocommit & { readonly [inTransaction]: true };

export interface Listener {
  heard(payload: string): void;
  /** The connection was lost and restored. Notifications in between were not received. */
  missed(): void;
}

export interface Database {
  readonly db: Db;
  readonly autocommit: Autocommit;
  /**
   * Runs work in a transaction, which is rolled back when the work throws. Only the platform calls
   * this (`act` and the migrations); capabilities change data by an act.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readonly engine: "pglite" | "postgres";
  /** The underlying engine, for libraries that send their own queries. */
  readonly raw: PGlite | { readonly url: string };
  /** Calls back with the payload of every NOTIFY on the channel, from any process. */
  listen(channel: string, listener: Listener): Promise<void>;
  /**
   * The state of the connection pool; null for the embedded database, which has a single
   * connection.
   */
  connections(): Connections | null;
  close(): Promise<void>;
}

/**
 * The connection pool: how many connections are in use and idle, and how many queries wait for one.
 */
export interface Connections {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * Opens the PostgreSQL server at `url`, or the embedded database in `dataDir` when there is no URL.
 */
export function openDatabase(at: { url: string | null; dataDir: string }): Promise<Database> {
  return at.url === null ? openEmbedded(join(at.dataDir, "database")) : openServer(at.url);
}

/**
 * The size of the engine's buffers, which lie in this process's memory; its default is 128 MB. A
 * small buffer costs little speed, because the operating system caches the files as well.
 */
const SHARED_BUFFERS = "shared_buffers=16MB";

/** Opens the embedded database in a folder. */
export async function openEmbedded(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  const startParams = [...PGlite.defaultStartParams, "-c", SHARED_BUFFERS];
  const client = await PGlite.create(folder, { startParams }).catch((cause: unknown) => {
    unlock();
    throw new StartError(`The embedded database in ${folder} can't be opened: ${reason(cause)}.`);
  });
  return embedded(client, unlock);
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

function transactionsOf(handle: Handle): Database["transaction"] {
  return async (work) => {
    const hooks: (() => void)[] = [];
    const result = await handle.transaction((opened) => {
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
 * Wraps an embedded engine. `unlock` releases the lock of its folder when the database is closed.
 */
export function embedded(client: PGlite, unlock: () => void): Database {
  const handle = drizzlePglite({ client, casing: "snake_case" }) as unknown as Handle;
  return {
    db: handle,
    autocommit: handle,
    transaction: transactionsOf(handle),
    engine: "pglite",
    raw: client,
    async listen(channel, { heard }) {
      await client.listen(channel, heard);
    },
    connections: () => null,
    async close() {
      await client.close();
      unlock();
    },
  };
}

/**
 * How long a query waits for a free connection of the pool. Many shoppers who want the same piece
 * have to wait, and still get a clear answer. A server that can't be reached reports an error at
 * once.
 */
const CONNECTION_WITHIN_MS = 20_000;

/** Connects to a PostgreSQL server. */
export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  // The pool replaces a lost connection at the next query. Without these listeners the error event
  // would end the process: the pool emits it for an idle connection, the client for one inside a
  // transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    // An invalid address throws here synchronously instead of rejecting the promise.
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw new StartError(`The database of DATABASE_URL can't be reached: ${reason(cause)}.`);
  }
  const clients = new Set<pg.Client>();
  const handle = drizzlePg({ client: pool, casing: "snake_case" }) as unknown as Handle;
  return {
    db: handle,
    autocommit: handle,
    transaction: transactionsOf(handle),
    engine: "postgres",
    raw: { url },
    async listen(channel, listener) {
      await listenForEver(url, channel, listener, clients);
    },
    connections() {
      const { totalCount, idleCount, waitingCount } = pool;
      return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
    async close() {
      const open = [...clients];
      clients.clear();
      await Promise.all(open.map((client) => client.end()));
      await pool.end();
    },
  };
}

const RECONNECT_MS = 1000;

/** Listens on a dedicated connection, and opens a new one whenever it is lost. */
async function listenForEver(
  url: string,
  channel: string,
  listener: Listener,
  clients: Set<pg.Client>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on("notification", (message) => listener.heard(message.payload ?? ""));
  client.on("error", () => {});
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  clients.add(client);
  client.once("end", () => {
    // The client is still in the set, so it was lost and not closed by the shop.
    if (!clients.delete(client)) return;
    const again = () => {
      listenForEver(url, channel, listener, clients).then(listener.missed, () =>
        setTimeout(again, RECONNECT_MS).unref(),
      );
    };
    setTimeout(again, RECONNECT_MS).unref();
  });
}

function reason(cause: unknown): string {
  const error = cause as { code?: string; message?: string };
  const text = error.message || error.code || "no answer";
  // The connection string may contain the password. The driver's messages don't quote it today, but
  // may do so one day.
  return text.replace(/postgres(ql)?:\/\/\S+/g, "(the database's address)").replace(/\.$/, "");
}
