import type { App } from "./act.ts";
import { newestCheck } from "./audit-chain/queries.ts";
import type { ByteCache } from "./http/byte-cache.ts";
import type { Jobs } from "./jobs.ts";
import type { Figure, FigureValue } from "./metrics.ts";
import { countOutbox } from "./relay.ts";
import type { Replicas } from "./replicas.ts";

/**
 * The metrics of the platform: database connections and replicas, WebSockets, jobs, the outbox, and
 * the cache of pages and shared replies.
 */
export function platformFigures(dependencies: {
  readonly app: Pick<App, "database">;
  readonly jobs: Pick<Jobs, "counts" | "overdue" | "deadCount">;
  readonly cache: Pick<ByteCache, "usage">;
  readonly replicas: Pick<Replicas, "usage">;
  /** How many WebSockets are open in this process. */
  readonly sockets: () => number;
}): Figure[] {
  const { app, jobs, cache, replicas, sockets } = dependencies;
  const { database } = app;
  return [
    {
      name: "suvarna_database_connections",
      help: "Connections to the PostgreSQL server; none for the embedded database",
      labelName: "state",
      read() {
        const connections = database.connections();
        if (!connections) return [];
        return [
          { label: "in_use", value: connections.inUse },
          { label: "idle", value: connections.idle },
        ];
      },
    },
    {
      name: "suvarna_database_pool_size",
      help: "The most connections that this process opens to the PostgreSQL server for visitors",
      read() {
        const connections = database.connections();
        return connections ? [{ value: connections.most }] : [];
      },
    },
    {
      name: "suvarna_replicas",
      help: "Replicas of the database: those of the settings (all), and those that are read now (read)",
      labelName: "state",
      read() {
        const { all, read } = replicas.usage();
        return all === 0 ? [] : [of("all", all), of("read", read)];
      },
    },
    {
      name: "suvarna_sockets",
      help: "Open WebSockets of any kind: live prices, and what staff see of each other",
      read: () => [{ value: sockets() }],
    },
    {
      name: "suvarna_database_waiting_queries",
      help: "Queries that wait for a free connection",
      read() {
        const connections = database.connections();
        return connections ? [{ value: connections.waiting }] : [];
      },
    },
    {
      name: "suvarna_jobs_waiting",
      help: "Jobs in the queue by kind, counted within the last minute",
      labelName: "job",
      read: async () => (await jobs.counts()).map(({ job, waiting }) => of(job, waiting)),
    },
    {
      name: "suvarna_jobs_running",
      help: "Jobs that run now by kind, counted within the last minute",
      labelName: "job",
      read: async () => (await jobs.counts()).map(({ job, running }) => of(job, running)),
    },
    {
      name: "suvarna_jobs_overdue_seconds",
      help: "For how long the job that waits longest has been due, by kind; 0 while none waits",
      labelName: "job",
      read: async () => (await jobs.overdue()).map(({ job, seconds }) => of(job, seconds)),
    },
    {
      name: "suvarna_jobs_dead",
      help: "Jobs that were given up and wait for staff, counted within the last minute",
      read: async () => [{ value: await jobs.deadCount() }],
    },
    {
      name: "suvarna_outbox",
      help: "Listeners that have yet to follow an event: waiting, or given up (failed)",
      labelName: "state",
      async read() {
        const { waiting, failed } = await countOutbox(app);
        return [of("waiting", waiting), of("failed", failed)];
      },
    },
    {
      name: "suvarna_outbox_overdue_seconds",
      help: "For how long the listener that waits longest has been due; 0 while none waits",
      read: async () => [{ value: (await countOutbox(app)).overdueS }],
    },
    {
      name: "suvarna_audit_chain_broken",
      help: "1 if the newest check of the audit log's hash chain found a fault, otherwise 0",
      async read() {
        const check = await newestCheck(database.db);
        return check ? [{ value: check.fault === null ? 0 : 1 }] : [];
      },
    },
    {
      name: "suvarna_page_cache_answers_total",
      help: "Answers from the page cache since the start: kept already (hit), or made anew (miss)",
      labelName: "result",
      read() {
        const { hits, misses } = cache.usage();
        return [of("hit", hits), of("miss", misses)];
      },
    },
    {
      name: "suvarna_page_cache_entries",
      help: "Pages and shared answers in the page cache",
      read: () => [{ value: cache.usage().entries }],
    },
    {
      name: "suvarna_page_cache_bytes",
      help: "What the page cache holds in memory",
      read: () => [{ value: cache.usage().bytes }],
    },
  ];
}

function of(label: string, value: number): FigureValue {
  return { label, value };
}
