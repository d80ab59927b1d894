import type { FastifyInstance } from "fastify";
import { type RequestRun, requestRuns } from "../tracing/channels.ts";
import { currentWork, runInWork } from "../tracing/work.ts";
import { routeOf } from "./route-of.ts";

declare module "fastify" {
  interface FastifyRequest {
    run: RequestRun | null;
  }
}

/**
 * Runs the hooks and the handler of each request in the async context of the request, and publishes
 * the beginning and the end of requests on their diagnostics channel.
 */
export function traceRequests(server: FastifyInstance): void {
  server.decorateRequest("run", null);
  server.addHook("onRequest", (request, _reply, done) => {
    const work = { kind: "request", id: request.id, within: currentWork() } as const;
    const isQuiet = request.routeOptions.config.quiet === true;
    request.run = { work, method: request.method, route: routeOf(request), isQuiet };
    requestRuns.start.publish(request.run);
    runInWork(work, done);
  });
  // The end of a body is an event of the connection, so the code after it has lost the request's
  // context and enters the context again.
  server.addHook("preValidation", (request, _reply, done) => {
    if (request.run) runInWork(request.run.work, done);
    else done();
  });
  server.addHook("onResponse", async (request, reply) => {
    if (!request.run) return;
    request.run.status = reply.statusCode;
    requestRuns.asyncEnd.publish(request.run);
  });
}
