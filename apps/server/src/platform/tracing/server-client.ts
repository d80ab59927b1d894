import type pg from "pg";
import { statementRuns } from "./channels.ts";

type Query = (config: { readonly text: string }, values: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection for Drizzle, which needs no more than its queries, and announces each statement on its
 * channel.
 */
export function announced(client: pg.PoolClient): pg.PoolClient {
  const query: Query = (config, values) => run(client, config, values);
  return { query } as unknown as pg.PoolClient;
}

/** The same for a pool. The wait for a free connection is not a part of the statement. */
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
      // As the pool does it: a connection on which a statement has failed is not used again.
      client.release(failure);
    }
  };
  return { query } as unknown as pg.Pool;
}

function run(client: pg.PoolClient, ...[config, values]: Parameters<Query>) {
  const { text } = config;
  return statementRuns.tracePromise(() => client.query(config, values), { text });
}
