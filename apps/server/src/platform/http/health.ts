import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Draining } from "../draining.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether requests of the route are logged only when they fail; true for health checks. */
    quiet?: boolean;
  }
}

/** Whether a process can serve visitors. */
export interface Fitness {
  /** The names of the parts without which the process can't serve; empty when it can serve. */
  readonly lacks: readonly string[];
  /** The names of the parts that do not work, although visitors can be served without them. */
  readonly degraded: readonly string[];
}

/**
 * Registers `/healthz`, which answers while the process is alive, and `/readyz`, which reports
 * whether the process can serve and with which limitations.
 */
export function registerHealth(
  fastify: FastifyInstance,
  fitness: () => Promise<Fitness>,
  { isDraining }: Pick<Draining, "isDraining">,
): void {
  closeConnections(fastify, isDraining);
  const route = { config: { quiet: true }, schema: { hide: true } };
  fastify.get("/healthz", route, async () => ({ status: "alive" }));
  fastify.get("/readyz", route, async (_request, reply) => {
    if (isDraining()) {
      reply.code(503);
      return { status: "stopping" };
    }
    const { lacks, degraded } = await fitness();
    if (lacks.length > 0) {
      reply.code(503);
      return { status: "not ready", lacks };
    }
    return degraded.length > 0 ? { status: "degraded", degraded } : { status: "ready" };
  });
}

/**
 * Closes each connection after its reply while the process drains. A proxy then does not reuse a
 * connection that is about to be closed, and the closing server does not wait for the next request
 * of a connection.
 */
function closeConnections(fastify: FastifyInstance, isDraining: () => boolean): void {
  const close = async (request: FastifyRequest, { raw }: FastifyReply) => {
    if (isDraining() && !request.ws && !raw.headersSent) raw.setHeader("connection", "close");
  };
  // A reply from the cache of pages skips the hook `onSend`, so the header is also set at the
  // beginning.
  fastify.addHook("onRequest", close);
  fastify.addHook("onSend", close);
}
