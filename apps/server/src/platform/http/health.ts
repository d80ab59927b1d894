import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Not logged while all is well. */
    quiet?: boolean;
  }
}

/** How fit a process is for visitors. */
export interface Fitness {
  /** What it can't serve without; empty when it can. */
  readonly lacks: readonly string[];
  /** What visitors must do without, though they are served. */
  readonly degraded: readonly string[];
}

/** `/healthz`: the process lives. `/readyz`: it can serve, and how well, else what it lacks. */
export function registerHealth(fastify: FastifyInstance, fitness: () => Promise<Fitness>): void {
  const route = { config: { quiet: true }, schema: { hide: true } };
  fastify.get("/healthz", route, async () => ({ status: "alive" }));
  fastify.get("/readyz", route, async (_request, reply) => {
    const { lacks, degraded } = await fitness();
    if (lacks.length > 0) {
      reply.code(503);
      return { status: "not ready", lacks };
    }
    return degraded.length > 0 ? { status: "degraded", degraded } : { status: "ready" };
  });
}
