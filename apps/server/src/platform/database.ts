import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { StartError } from "./errors.ts";
import { lockFolder } from "./folder-lock.ts";

/** Both engines answer in the same shapes, so the type is that of node-postgres for both. */
type Handle = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/**
 * A handle to read with: the database, or a transaction in it. Inside a transaction every query must
 * go through the transaction's handle: the embedded engine has one connection.
 */
export type Db = Omit<Handle, "transaction" | "insert" | "update" | "delete">;

/**
 * A handle on which each statement is a transaction of its own. It is for what one statement says
 * whole and nothing follows: leases, claims, how far a message is. A change of the shop is an act.
 */
export type Autocommit = Omit<Handle, "transaction">;

declare const inTransaction: unique symbol;

/**
 * The handle of an open transaction. A function that locks rows, or writes what must be written
 * together with something else, takes this one, so that it can't be called with the plain handle.
 */
export type Tx = Autocommit & { readonly [inTransaction]: true };

export interface Listener {
  heard(payload: string): void;
  /** The connection was lost and is there again: what was told meanwhile was not heard. */
  missed(): void;
}

export interface Database {
  readonly db: Db;
  readonly autocommit: Autocommit;
  /**
   * Runs work in a transaction, which is rolled back when the work throws. Only the platform calls
   * this (`act`, migrations, the queue's own writes): a capability changes things by an act.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readonly engine: "pglite" | "postgres";
  /** The engine itself, for a library that brings queries of its own. */
  readonly raw: PGlite | { readonly url: string };
  /** Calls back with the payload of every NOTIFY on the channel, from any process. */
  listen(channel: string, listener: Listener): Promise<void>;
  /** How the connections to a server are used now; null for the embedded database, which has one. */
  connections(): Connections | null;
  close(): Promise<void>;
}

/** How many connections of this process work, are free, and how many queries wait for one. */
export interface Connections {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Opens the PostgreSQL at `url`, or the embedded database in `dataDir` when there is no url. */
export function openDatabase(at: { url: string | null; dataDir: string }): Promise<Database> {
  return at.url === null ? openEmbedded(join(at.dataDir, "database")) : openServer(at.url);
}

/**
 * The engine reserves its buffers in the memory of this process, 128 MB of them by default. The
 * operating system keeps the files in its own cache too, so a small buffer costs next to nothing.
 */
const SHARED_BUFFERS = "shared_buffers=16MB";

/** The embedded database in a folder. */
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

/** Runs something once the transaction is committed, and never when it is not; it must not throw. */
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

/** Runs work in a savepoint of a transaction: when it throws, only what it did is undone. */
export function savepoint<T>(tx: Tx, work: (step: Tx) => Promise<T>): Promise<T> {
  return (tx as unknown as Handle).transaction((opened) => {
    const step = opened as unknown as Tx;
    commitHooks.set(step, commitHooks.get(tx) ?? []);
    return work(step);
  });
}

/** What an embedded engine is to the rest of the shop; `unlock` gives its folder back at the end. */
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
 * A rush on one piece waits in line for a connection, and that is waiting for a clear answer; a
 * server that is away says so at once.
 */
const CONNECTION_WITHIN_MS = 20_000;

/** A PostgreSQL server. */
export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
  });
  // A connection that dies is replaced at the next query. Without a listener it would end the
  // process: while it is idle the pool is told, between two queries of a transaction only itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    // An address that is none is thrown here at once, not as a rejection.
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

/** Listens on a connection of its own, and again on a new one whenever that is lost. */
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
    // Still in the set: lost, not closed by us.
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
  // A connection text may hold the password; the driver's own messages don't, but stay safe.
  return text.replace(/postgres(ql)?:\/\/\S+/g, "(the database's address)").replace(/\.$/, "");
}
