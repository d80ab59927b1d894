import { createRequire } from "node:module";
import { join } from "node:path";
import { Failure } from "../failure.mjs";
import { root } from "../project.mjs";
import { startPostgres } from "./own-postgres.mjs";

const OLDEST = 15;
const CONNECT_WITHIN_MS = 3_000;

/**
 * Provides a PostgreSQL in which databases can be created: the server of `TEST_DATABASE_URL`, else
 * a temporary one. A PostgreSQL server that the developer has installed is not used: it makes each
 * write durable, which takes a fifth of the tests' time, and an interrupted run would leave
 * databases on it.
 * @template T
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Failure} if there is no server
 */
export async function withPostgres(work) {
  const chosenUrl = process.env.TEST_DATABASE_URL;
  if (chosenUrl) {
    const fault = await faultOf(chosenUrl);
    if (fault) throw new Failure(`The database of TEST_DATABASE_URL can't be used: ${fault}.`);
    return work(chosenUrl);
  }
  const server = await startPostgres();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/**
 * Returns the reason why the tests can't use this database, or null.
 * @param {string} url
 * @returns {Promise<string | null>}
 */
async function faultOf(url) {
  const { Client } = createRequire(join(root, "apps/server/package.json"))("pg");
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(`
      select current_setting('server_version_num')::int / 10000 as version,
             rolsuper or rolcreatedb as "mayCreate"
      from pg_roles where rolname = current_user`);
    const { version, mayCreate } = rows[0];
    if (version < OLDEST)
      return `it is PostgreSQL ${version}, and ${OLDEST} is the oldest that serves`;
    return mayCreate ? null : "its user may not create databases";
  } catch (error) {
    return /** @type {Error} */ (error).message || "it does not answer";
  } finally {
    await client.end().catch(() => {});
  }
}
