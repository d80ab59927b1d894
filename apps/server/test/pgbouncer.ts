import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

/**
 * A PgBouncer in transaction mode, which lends a server connection for one transaction at a time.
 */
export interface PgBouncer extends AsyncDisposable {
  /** The URL of the database through PgBouncer. */
  readonly url: string;
  /** Returns the number of transactions and statements that PgBouncer has forwarded. */
  countTransactions(): Promise<number>;
}

/** The folders in which the program may be: Debian's folder, and those of the PATH. */
const PLACES = ["/usr/sbin", ...(process.env["PATH"] ?? "").split(":")];
const PROGRAM = PLACES.map((folder) => join(folder, "pgbouncer")).find((file) => existsSync(file));

/**
 * The reason why tests with PgBouncer are skipped, for their names; null where PgBouncer is
 * installed.
 */
export const NO_PGBOUNCER = PROGRAM ? null : "PgBouncer is not installed";

/**
 * Starts a PgBouncer in front of the database of `url`.
 * @param connections the number of server connections that PgBouncer shares among its clients
 */
export async function openPgBouncer(url: string, connections: number): Promise<PgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), "suvarna-pgbouncer-"));
  await chmod(folder, 0o755);
  const own = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const user = `user=${username}${password ? ` password=${password}` : ""}`;
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port || 5432} ${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  const child = spawn(PROGRAM ?? "", [file], {
    stdio: ["ignore", "ignore", "pipe"],
    ...asNobody(),
  });
  await isListening(child);
  const at = `postgres://${username}@127.0.0.1:${own}`;
  return {
    url: at + pathname,
    async countTransactions() {
      const client = new pg.Client({ connectionString: `${at}/pgbouncer` });
      await client.connect();
      const { rows } = await client.query("show stats_totals");
      await client.end();
      return rows.reduce((sum, { xact_count: count }) => sum + Number(count), 0);
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Returns the user `nobody` when the tests run as root, because PgBouncer refuses to run as root.
 */
function asNobody(): { uid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) };
}

/**
 * Waits until PgBouncer prints the line `process up`.
 * @throws Error with the output of PgBouncer when it ends before
 */
async function isListening(child: ChildProcess): Promise<void> {
  const up = Promise.withResolvers<void>();
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (part: string) => {
    output += part;
    if (output.includes("process up")) up.resolve();
  });
  child.once("exit", () => up.reject(new Error(`PgBouncer has ended: ${output}`)));
  child.once("error", up.reject);
  await up.promise;
}
