import type { FastifyRequest } from "fastify";

/**
 * The pattern of a request's route, never its address, which anybody can invent. The files of the
 * storefront's build, which have one route each, are counted together.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern === undefined) return "none";
  return pattern.startsWith("/assets/") ? "/assets/*" : pattern;
}
