import type { PGlite, Results } from "@electric-sql/pglite";
import { type ConstructorOptions, fromPglite } from "pg-boss";
import type { Database } from "./database.ts";

/** Its own connections to a server: for queries, besides the one that listens. */
const CONNECTIONS = 2;

/** Where pg-boss keeps its jobs: beside our tables, in a schema that it makes and migrates itself. */
export function jobStore({ raw }: Database): ConstructorOptions {
  return "url" in raw
    ? { backend: "postgres", connectionString: raw.url, max: CONNECTIONS }
    : // Its indexes are rebuilt outside of transactions, which one connection can't do aside.
      { backend: "pglite", db: embedded(raw), reindex: false, monitorVacuum: false };
}

const TRANSACTION = /^\s*begin\b/i;

/**
 * pg-boss sends a whole transaction as one text. One that fails must be rolled back before anybody
 * else's query comes to the only connection, so such a text runs inside a transaction of PGlite's.
 */
function embedded(client: PGlite): ReturnType<typeof fromPglite> {
  const plain = fromPglite(client);
  return {
    ...plain,
    async executeSql(text, values) {
      if (!TRANSACTION.test(text)) return plain.executeSql(text, values);
      const results = await client.transaction((tx) => tx.exec(text));
      return { rows: (results as Results[]).flatMap(({ rows }) => rows) };
    },
  };
}
