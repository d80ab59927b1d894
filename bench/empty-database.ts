import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * The URL of the PostgreSQL server: TEST_DATABASE_URL or DATABASE_URL, or else the server of this
 * machine.
 */
const SERVER =
  process.env["TEST_DATABASE_URL"] ??
  process.env["DATABASE_URL"] ??
  "postgres://postgres@127.0.0.1:5432/postgres";

/** A database that is dropped when its handle is disposed. */
export interface OwnDatabase extends AsyncDisposable {
  readonly url: string;
}

/**
 * Creates an empty database on the PostgreSQL server.
 * @returns null, after printing a message, if the server can't be used
 */
export async function makeDatabase(): Promise<OwnDatabase | null> {
  const name = `suvarna_bench_${randomUUID().replaceAll("-", "")}`;
  try {
    await runOnServer(`create database ${name}`);
  } catch {
    console.log("PostgreSQL: none that TEST_DATABASE_URL, DATABASE_URL or this machine offers.");
    return null;
  }
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => runOnServer(`drop database ${name} with (force)`),
  };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the version of the server, such as `PostgreSQL 17.2`; null without a server. */
export async function serverVersion(): Promise<string | null> {
  const client = new pg.Client({ connectionString: SERVER });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    return `PostgreSQL ${rows[0]?.version.split(" ")[0]}`;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
