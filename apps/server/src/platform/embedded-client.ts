import { type PGlite, type QueryOptions, type Transaction, types } from "@electric-sql/pglite";
import { statementRuns } from "./tracing/channels.ts";

/** Keeps times as text, because Drizzle's columns parse times themselves, with all their digits. */
const asText = (text: string) => text;
const TIMES_AS_TEXT = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

/**
 * The options of a query for a library that expects times as `Date` objects, as PGlite parses them
 * by default.
 */
export const TIMES_AS_DATES: QueryOptions = { parsers: types.parsers };

/**
 * Wraps the embedded engine for Drizzle, which uses only its functions `query` and `transaction`.
 * Drizzle passes parsers of times with every query, and PGlite then merges them with hundreds of
 * its own, which takes half of the time of a short query. So the engine gets the parsers once, and
 * queries pass none. Each statement is published on its diagnostics channel.
 */
export function clientForDrizzle(client: PGlite): PGlite {
  Object.assign(client.parsers, TIMES_AS_TEXT);
  const transaction: PGlite["transaction"] = (work) =>
    client.transaction((tx) => work({ query: queryOf(tx) } as Transaction));
  return { query: queryOf(client), transaction } as PGlite;
}

function queryOf(of: Pick<PGlite, "query">): PGlite["query"] {
  return (text, params, { parsers: _, ...options } = {}) =>
    statementRuns.tracePromise(() => of.query(text, params, options), { text });
}
