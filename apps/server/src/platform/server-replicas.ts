import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "./database.ts";
import { DRIZZLE } from "./drizzle-options.ts";
import { openProbes, withProbeTimeout } from "./probe.ts";
import { openReplicas, type ReadNode, type ReplicaLog, type Replicas } from "./replicas.ts";
import { openPool } from "./server-pool.ts";
import { REPLICA } from "./time-limits.ts";
import { announcedPool } from "./tracing/server-client.ts";

/**
 * Reads the primary's position in the write-ahead log, its timeline and the identifier of its
 * database system. The query fails on a server in recovery. The control file may have the timeline
 * before a failover for a while, so the timeline is read from the name of the log file that is
 * being written.
 */
const OF_PRIMARY = `select (select system_identifier from pg_control_system())::text as system,
  ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline,
  pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`;

/**
 * Reads a replica's position in the write-ahead log, the identifier of its database system, and the
 * timeline of its last restart point. All changes that the replica has replayed belong to the
 * history of this timeline or a later one.
 */
const OF_NODE = `select (select system_identifier from pg_control_system())::text as system,
  (select timeline_id from pg_control_checkpoint()) as timeline,
  pg_is_in_recovery() as "isInRecovery",
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as position`;

interface Origin {
  readonly system: string;
  readonly timeline: number;
}

interface Place extends Origin {
  readonly position: string;
}

interface NodePlace extends Place {
  readonly isInRecovery: boolean;
}

/**
 * Opens the replicas of a server. A replica that can't be reached, or a server that is not a
 * replica of this server, is not read, and is checked again later. Each address must lead to one
 * server only, because the position of one server says nothing about another server.
 * @param options.pool the most connections to each replica for visitors
 */
export function openServerReplicas(
  database: Pick<Database, "db" | "probe">,
  urls: readonly string[],
  { pool, log }: { readonly pool: number; readonly log: ReplicaLog },
): Replicas {
  let origin: Origin | null = null;
  const primary: ReadNode = {
    db: database.db,
    async position() {
      const [place] = await database.probe(sql.raw(OF_PRIMARY));
      const { system, timeline, position } = place as unknown as Place;
      origin = { system, timeline };
      return BigInt(position);
    },
  };
  const pools = urls.map((url) => openPool({ connectionString: url, max: pool, ...REPLICA }));
  const probes = urls.map((url) => openProbes(url));
  const nodes = pools.map(
    (client, nth): ReadNode => ({
      db: drizzle({ client: announcedPool(client), ...DRIZZLE }) as unknown as ReadNode["db"],
      async position() {
        const query = (probes[nth] as (typeof probes)[number]).query<NodePlace>(OF_NODE);
        const [place] = (await withProbeTimeout(query)).rows;
        return positionOf(place as NodePlace, origin);
      },
    }),
  );
  const replicas = openReplicas(primary, nodes, log);
  return {
    ...replicas,
    async stop() {
      await replicas.stop();
      await Promise.all([...pools, ...probes].map((client) => client.end()));
    },
  };
}

/** @throws when the server is not a replica of the primary */
function positionOf(node: NodePlace, primary: Origin | null): bigint {
  if (node.system !== primary?.system) throw new Error("another database system");
  if (!node.isInRecovery) throw new Error("not in recovery");
  if (node.timeline !== primary.timeline) throw new Error("another timeline");
  return BigInt(node.position);
}
