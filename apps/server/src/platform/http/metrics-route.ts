import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../errors.ts";
import type { Metrics } from "../metrics.ts";
import { routeOf } from "./route-of.ts";

/**
 * Registers `GET /metrics`: the metrics of this process in the Prometheus text format. Callers on
 * this machine may read them, and callers that send the token of the settings (`Authorization:
 * Bearer ...`).
 * @param access.token null: no token is accepted
 * @param access.isBehindProxy whether visitors come through a proxy, which may run on this machine;
 *   then a local address proves nothing, and the token is needed
 */
export function registerMetrics(
  fastify: FastifyInstance,
  metrics: Metrics,
  { token, isBehindProxy }: { readonly token: string | null; readonly isBehindProxy: boolean },
): void {
  fastify.addHook("onResponse", async (request, reply) => {
    metrics.countRequest({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  fastify.get(
    "/metrics",
    { config: { quiet: true }, schema: { hide: true } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const isLocal = !isBehindProxy && isOnThisMachine(request);
      if (!isLocal && !hasToken(request, token)) throw new Refusal("forbidden");
      const text = await metrics.text();
      return reply.type(metrics.contentType).send(text);
    },
  );
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/**
 * Headers that a proxy adds to a request. When a proxy runs on this machine, all visitors come from
 * its loopback address.
 */
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip", "via"] as const;

/**
 * Whether a request comes from this machine, by the address of the socket. A header of a proxy
 * means that the request comes from elsewhere.
 */
function isOnThisMachine({ raw, headers }: FastifyRequest): boolean {
  const isLoopback = LOOPBACK.test(raw.socket.remoteAddress ?? "");
  return isLoopback && PROXY_HEADERS.every((name) => headers[name] === undefined);
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (token === null || sent === undefined) return false;
  // Hashes have equal length, so the time of the comparison reveals nothing about the token.
  return timingSafeEqual(digestOf(sent), digestOf(token));
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
