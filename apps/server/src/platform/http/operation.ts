import type { App } from "../act.ts";
import type { AuditChain } from "../audit-chain/jobs.ts";
import type { Config } from "../config.ts";
import type { Draining } from "../draining.ts";
import type { Jobs } from "../jobs.ts";
import { createMetrics, type Figure } from "../metrics.ts";
import { platformFigures } from "../platform-figures.ts";
import type { RecordNames } from "../record-names.ts";
import type { Replicas } from "../replicas.ts";
import type { Api } from "./api.ts";
import { registerAuditChain } from "./audit-chain-route.ts";
import { registerAudit } from "./audit-route.ts";
import { registerDocs } from "./docs.ts";
import { type Fitness, registerHealth } from "./health.ts";
import { registerJobRoutes } from "./job-routes.ts";
import { registerMetrics } from "./metrics-route.ts";
import { registerSecurityText } from "./security-text.ts";

interface OperationDependencies {
  readonly api: Api;
  readonly app: App;
  readonly auditChain: AuditChain;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly draining: Draining;
  readonly replicas: Pick<Replicas, "usage">;
}

/** Health, metrics, the API's documentation, jobs and the audit log: what operators and staff read. */
export function registerOperation(
  { api, app, auditChain, jobs, config, draining, replicas }: OperationDependencies,
  {
    fitness,
    figures,
    recordNames,
  }: {
    fitness: () => Promise<Fitness>;
    figures: readonly Figure[];
    recordNames: readonly RecordNames[];
  },
): void {
  registerHealth(api.fastify, fitness, draining);
  const sockets = () => api.fastify.websocketServer.clients.size;
  const ours = platformFigures({ app, jobs, cache: api.cache, replicas, sockets });
  const metrics = createMetrics([...ours, ...figures]);
  const { metricsToken: token, trustProxy, demonstration } = config;
  registerMetrics(api.fastify, metrics, { token, isBehindProxy: trustProxy !== false });
  registerDocs(api.fastify, demonstration ? null : api.authenticate);
  registerSecurityText(api.fastify, config, app.clock);
  registerJobRoutes(api, jobs);
  registerAudit(api, app, recordNames);
  registerAuditChain(api, app, auditChain);
}
