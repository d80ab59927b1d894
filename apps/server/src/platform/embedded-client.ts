import { type PGlite, type QueryOptions, type Transaction, types } from "@electric-sql/pglite";
import { statementRuns } from "./tracing/channels.ts";

/** Drizzle's columns read times themselves, with all their digits. */
const asText = (text: string) => text;
const TIMES_AS_TEXT = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};

/** The options of a query of a library that expects dates, as PGlite reads them by itself. */
export const TIMES_AS_DATES: QueryOptions = { parsers: types.parsers };

/**
 * The embedded engine for Drizzle, which needs no more than these two functions of it. Drizzle passes
 * its parsers of times with every query, and PGlite then merges them with its hundreds of others,
 * which is half of the work of a short query. So the engine gets them once, and queries pass none.
 * Each statement is announced on its channel.
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
