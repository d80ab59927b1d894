import { randomUUID } from "node:crypto";
import pg from "pg";

/** An empty database on which a shop can be started. */
export interface EmptyDatabase extends AsyncDisposable {
  /** The shop's settings for this database; the data folder is set elsewhere. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * The kinds of databases that a new operator may use. Each function creates an empty database for
 * one test.
 */
export const DATABASES: readonly (readonly [name: string, make: () => Promise<EmptyDatabase>])[] = [
  ["the embedded database", makeEmbedded],
  ["PostgreSQL", makeOnServer],
];

/**
 * Returns no settings, because the shop itself creates the embedded database in its data folder.
 */
async function makeEmbedded(): Promise<EmptyDatabase> {
  return { settings: {}, async [Symbol.asyncDispose]() {} };
}

/** Creates a database on the PostgreSQL server of TEST_DATABASE_URL, which `npm test` sets. */
async function makeOnServer(): Promise<EmptyDatabase> {
  const server = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
  const name = `suvarna_first_day_${randomUUID().replaceAll("-", "")}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { SHOP_MODE: "demo", DATABASE_URL: url.href },
    [Symbol.asyncDispose]: () => run(server, `drop database ${name} with (force)`),
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
