import { randomUUID } from "node:crypto";
import pg from "pg";

/** An empty database that a shop can be started on. */
export interface EmptyDatabase extends AsyncDisposable {
  /** The settings for the shop besides its data folder. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The kinds of databases that a new operator may use, each created empty for one test. */
export const DATABASES: readonly (readonly [name: string, make: () => Promise<EmptyDatabase>])[] = [
  ["the embedded database", makeEmbedded],
  ["PostgreSQL", makeOnServer],
];

/** The embedded database needs no setup: the shop makes it in its data folder. */
async function makeEmbedded(): Promise<EmptyDatabase> {
  return { settings: {}, async [Symbol.asyncDispose]() {} };
}

/** A database on the server of TEST_DATABASE_URL, which `npm test` sets. */
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
