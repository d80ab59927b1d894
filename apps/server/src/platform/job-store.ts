import type { PGlite, Results } from "@electric-sql/pglite";
import { type ConstructorOptions, fromPglite, PgBoss } from "pg-boss";
import type { Database } from "./database.ts";
import { TIMES_AS_DATES } from "./embedded-client.ts";
import { JOBS } from "./time-limits.ts";

/** The name of the PostgreSQL schema with the tables of pg-boss. */
export const JOB_SCHEMA = "jobs";

/** The size of pg-boss's own connection pool on a PostgreSQL server. */
const CONNECTIONS = 2;

/**
 * The storage of pg-boss: a PostgreSQL schema of its own in the shop's database. pg-boss creates
 * and migrates this schema itself.
 */
export function jobStore({ raw }: Database): ConstructorOptions {
  if (!("url" in raw)) {
    // pg-boss rebuilds indexes outside of transactions, which the embedded database with its single
    // connection can't do in the background.
    const apart = { reindex: false, monitorVacuum: false };
    return { schema: JOB_SCHEMA, backend: "pglite", db: embedded(raw), ...apart };
  }
  const server = { connectionString: raw.url, max: CONNECTIONS, ...JOBS };
  const ofOwner = { migrate: false, createSchema: false, reindex: false };
  return { schema: JOB_SCHEMA, backend: "postgres", ...server, ...(raw.ownsTables ? {} : ofOwner) };
}

/** Creates and migrates the schema of pg-boss, without running jobs. */
export async function installJobs(owner: Database): Promise<void> {
  const boss = new PgBoss({ ...jobStore(owner), schedule: false, supervise: false });
  boss.on("error", () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}

const TRANSACTION = /^\s*begin\b/i;

/**
 * Connects pg-boss to the embedded database. pg-boss sends a whole transaction as one text. A
 * failed transaction must be rolled back before any other query uses the only connection, so such a
 * text runs inside a transaction of PGlite.
 */
function embedded(client: PGlite): ReturnType<typeof fromPglite> {
  const plain = fromPglite({
    query: (text, values) => client.query(text, values, TIMES_AS_DATES),
    exec: (text) => client.exec(text, TIMES_AS_DATES),
  });
  return {
    ...plain,
    async executeSql(text, values) {
      if (!TRANSACTION.test(text)) return plain.executeSql(text, values);
      const results = await client.transaction((tx) => tx.exec(text, TIMES_AS_DATES));
      return { rows: (results as Results[]).flatMap(({ rows }) => rows) };
    },
  };
}
