import type { FastifyRequest } from "fastify";

/**
 * Returns the pattern of a request's route, never the address, because a visitor can invent any
 * address. The files of the storefront's build, which have one route each, count as one pattern.
 */
export function routeOf({ routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern === undefined) return "none";
  return pattern.startsWith("/assets/") ? "/assets/*" : pattern;
}
