import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "./database.ts";
import { PROBE_MS, withinProbe } from "./probe.ts";
import { openReplicas, type ReadNode, type Replicas } from "./replicas.ts";
import { openPool } from "./server-pool.ts";
import { SERVING } from "./time-limits.ts";

/**
 * The position as a number, and which system it is of: a replica has the identifier of its primary.
 * A replica that was made the primary has a position of its own.
 */
const POSITION = `select (select system_identifier from pg_control_system())::text as system,
  pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end,
    '0/0'
  )::text as position`;

interface Position {
  readonly system: string;
  readonly position: string;
}

/**
 * Opens the replicas of a server. One that can't be reached, or that is no replica of this server, is
 * not read, and is asked again at each look.
 * @param pool the most connections to each replica
 */
export function openServerReplicas(
  database: Database,
  urls: readonly string[],
  pool: number,
): Replicas {
  const ask = async (query: Promise<{ rows: unknown[] }>): Promise<Position> => {
    await withinProbe(query);
    return (await query).rows[0] as Position;
  };
  let system: string | null = null;
  const primary: ReadNode = {
    db: database.db,
    async position() {
      const answer = await ask(database.db.execute(POSITION));
      system = answer.system;
      return BigInt(answer.position);
    },
  };
  const pools = urls.map((url) =>
    openPool({ connectionString: url, max: pool, connectionTimeoutMillis: PROBE_MS, ...SERVING }),
  );
  const nodes = pools.map((client): ReadNode => {
    const db = drizzle({ client, casing: "snake_case" }) as unknown as ReadNode["db"];
    return {
      db,
      async position() {
        const answer = await ask(client.query<Position>(POSITION));
        if (answer.system !== system) throw new Error("It is no replica of the primary.");
        return BigInt(answer.position);
      },
    };
  });
  const replicas = openReplicas(primary, nodes);
  return {
    ...replicas,
    async stop() {
      await replicas.stop();
      await Promise.all(pools.map((client) => client.end()));
    },
  };
}
