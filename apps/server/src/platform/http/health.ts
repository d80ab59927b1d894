import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Draining } from "../draining.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether requests of the route are logged only when they fail. */
    quiet?: boolean;
  }
}

/** Whether a process can serve visitors. */
export interface Fitness {
  /** The parts that are missing, so that the process can't serve; empty when it can. */
  readonly lacks: readonly string[];
  /** The parts that do not work, although visitors are served. */
  readonly degraded: readonly string[];
}

/**
 * Registers `/healthz`, which tells that the process is alive, and `/readyz`, which tells whether
 * it can serve and with which limitations. A draining process closes each connection after its reply.
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
 * Closes each connection after its reply in a draining process. A proxy then does not choose a
 * connection that is about to be closed, and a request that still runs when the server closes does
 * not leave a connection for whose next request the server would wait.
 */
function closeConnections(fastify: FastifyInstance, isDraining: () => boolean): void {
  const close = async (request: FastifyRequest, { raw }: FastifyReply) => {
    if (isDraining() && !request.ws && !raw.headersSent) raw.setHeader("connection", "close");
  };
  // A reply from the cache of pages is sent without the second hook.
  fastify.addHook("onRequest", close);
  fastify.addHook("onSend", close);
}
