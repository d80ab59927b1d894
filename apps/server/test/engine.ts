import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import pg from "pg";
import { SHARED_BUFFERS } from "../src/platform/database.ts";

/** The database engine that this test run uses, from TEST_DATABASE. */
export const testEngine = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "pglite";

/**
 * The options of the tests' embedded databases. They have as much buffer memory as the shop's own
 * database, but small write-ahead log files, because every test file copies all files of a
 * database.
 */
export const EMBEDDED: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, "-c", SHARED_BUFFERS],
  initDbStartParams: ["--wal-segsize=1"],
};

const SERVER = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Returns the URL of a database on the tests' PostgreSQL server. */
export function urlOf(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on the tests' PostgreSQL server, for example to create or drop a database. */
export async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
