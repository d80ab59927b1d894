import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import pg from "pg";
import { SHARED_BUFFERS } from "../src/platform/database.ts";

/** The database engine that this test run uses, from TEST_DATABASE. */
export const testEngine = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "pglite";

/**
 * The options of the tests' embedded databases: the buffers of the shop's own, and small files for
 * the write-ahead log, because all files are copied for every test file.
 */
export const EMBEDDED: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, "-c", SHARED_BUFFERS],
  initDbStartParams: ["--wal-segsize=1"],
};

const SERVER = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** The URL of a database on the tests' PostgreSQL server. */
export function urlOf(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on the tests' PostgreSQL server, such as creating or dropping a database. */
export async function tellServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
