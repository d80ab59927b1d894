import { join } from "node:path";
import type { Duplex } from "node:stream";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { StartError } from "./errors.ts";
import { lockFolder } from "./folder-lock.ts";

/**
 * A handle to query with: the database, or a transaction in it. Both engines answer in the same
 * shapes, so the type is that of node-postgres for both. Inside a transaction every query must go
 * through the transaction's handle: the embedded engine has one connection.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface Listener {
  heard(payload: string): void;
  /** The connection was lost and is there again: what was told meanwhile was not heard. */
  missed(): void;
}

export interface Database {
  readonly db: Db;
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

/** What an embedded engine is to the rest of the shop; `unlock` gives its folder back at the end. */
export function embedded(client: PGlite, unlock: () => void): Database {
  return {
    db: drizzlePglite({ client, casing: "snake_case" }) as unknown as Db,
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

/**
 * A connection that sends what it is asked without waiting for the answer before, and all that is
 * asked in one turn in one write. The answers come in the order of asking.
 */
class PipelinedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own signature has a dozen forms.
  override query(...asked: any[]): any {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const answer = super.query(...(asked as [string]));
    if (asked[0]?.text !== "begin") return answer;
    // Nobody needs the answer: where it fails, so does what follows on this connection.
    answer.catch(() => {});
    return Promise.resolve();
  }
}

/** A PostgreSQL server. */
export async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    Client: PipelinedClient as new () => pg.Client,
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
  return {
    db: drizzlePg({ client: pool, casing: "snake_case" }) as unknown as Db,
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
