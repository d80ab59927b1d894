import pg from "pg";

/** The database engine that this test run uses, from TEST_DATABASE. */
export const testEngine = process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "pglite";

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
