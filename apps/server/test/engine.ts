import pg from "pg";

/** The engine that this run of the tests is for, from TEST_DATABASE. */
export const testEngine = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "pglite";

const SERVER = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** The address of a database on the tests' server. */
export function urlOf(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

/** Says something to the tests' server itself: that it make a database, or drop one. */
export async function tellServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
