import type pg from "pg";
import { statementRuns } from "./channels.ts";

type Query = (config: { readonly text: string }, values: unknown[]) => Promise<pg.QueryResult>;

/**
 * Wraps a connection for Drizzle, which needs only its function `query`. Each statement is
 * published on its diagnostics channel.
 */
export function traceStatements(client: pg.PoolClient): pg.PoolClient {
  const query: Query = (config, values) => run(client, config, values);
  return { query } as unknown as pg.PoolClient;
}

/**
 * Wraps a pool of connections, so that each statement is published on its diagnostics channel. The
 * time that a statement waits for a free connection is not counted.
 */
export function announcedPool(pool: pg.Pool): pg.Pool {
  const query: Query = async (config, values) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      return await run(client, config, values);
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      // A connection on which a statement has failed is not used again, as in the pool's own
      // `query`.
      client.release(failure);
    }
  };
  return { query } as unknown as pg.Pool;
}

function run(client: pg.PoolClient, ...[config, values]: Parameters<Query>) {
  const { text } = config;
  return statementRuns.tracePromise(() => client.query(config, values), { text });
}
