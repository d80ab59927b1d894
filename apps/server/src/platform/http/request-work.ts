import type { FastifyInstance } from "fastify";
import { type RequestRun, requestRuns } from "../tracing/channels.ts";
import { asPartOf, currentWork } from "../tracing/work.ts";
import { routeOf } from "./route-of.ts";

declare module "fastify" {
  interface FastifyRequest {
    run: RequestRun | null;
  }
}

/** Runs the hooks and the handler of each request as its work, and announces requests on their channel. */
export function announceRequests(server: FastifyInstance): void {
  server.decorateRequest("run", null);
  server.addHook("onRequest", (request, _reply, done) => {
    const work = { kind: "request", id: request.id, within: currentWork() } as const;
    const isQuiet = request.routeOptions.config.quiet === true;
    request.run = { work, method: request.method, route: routeOf(request), isQuiet };
    requestRuns.start.publish(request.run);
    asPartOf(work, done);
  });
  // The end of a body is an event of the connection, so what follows it belongs to no work by itself.
  server.addHook("preValidation", (request, _reply, done) => {
    if (request.run) asPartOf(request.run.work, done);
    else done();
  });
  server.addHook("onResponse", async (request, reply) => {
    if (!request.run) return;
    request.run.status = reply.statusCode;
    requestRuns.asyncEnd.publish(request.run);
  });
}
