import { join } from "node:path";

/** The password of a cluster that listens on loopback and lives for some minutes. */
export const PASSWORD = "drill";

/**
 * After how many seconds without a sign of life a primary is no longer one. It is the least that
 * Patroni takes with these waits: the standby has to be sure that the old primary has stopped.
 */
const TTL_SECONDS = 20;

export interface NodePorts {
  readonly postgres: number;
  /** Of Patroni's REST API, which HAProxy asks for the role of the node. */
  readonly rest: number;
}

interface PatroniNode {
  readonly name: string;
  readonly ports: NodePorts;
  /** The port of etcd. */
  readonly etcd: number;
  readonly folder: string;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
}

/**
 * The settings of a node: its commits wait for the standby (`synchronous_mode`), so that no
 * acknowledged order is lost with the primary. Patroni reads YAML, of which JSON is a part.
 */
export function patroniSettings({ name, ports, etcd, folder, programs }: PatroniNode): string {
  const access = { username: "postgres", password: PASSWORD };
  return JSON.stringify({
    scope: "suvarna",
    name,
    restapi: { listen: at(ports.rest), connect_address: at(ports.rest) },
    etcd3: { host: at(etcd) },
    bootstrap: {
      dcs: {
        ttl: TTL_SECONDS,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        // With the times of commits the drill sees how old a price was when an order took it.
        postgresql: { parameters: { max_connections: 100, track_commit_timestamp: "on" } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }],
    },
    postgresql: {
      listen: at(ports.postgres),
      connect_address: at(ports.postgres),
      data_dir: join(folder, name),
      bin_dir: programs,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: access, replication: { ...access, username: "replicator" } },
      parameters: {
        unix_socket_directories: folder,
        // The standby shows a change late, so that a read that must not go to it would be noticed.
        recovery_min_apply_delay: "300ms",
      },
      pg_hba: [
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
  });
}

interface Proxy {
  /** The port that leads to the primary. */
  readonly front: number;
  readonly nodes: readonly (NodePorts & { readonly name: string })[];
}

/**
 * The settings of HAProxy. It asks each node for its role every second, and ends the connections to
 * a node that is not the primary any more, so that the shop opens new ones.
 */
export function haproxySettings({ front, nodes }: Proxy): string {
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h

listen primary
  bind ${at(front)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} ${at(node.postgres)} check port ${node.rest}`).join("\n")}
`;
}

function at(port: number): string {
  return `127.0.0.1:${port}`;
}
