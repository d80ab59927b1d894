import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "./api.ts";

/** The OpenAPI document, made from the same schemas that validate, and a page to read it. */
export async function registerDocs(fastify: FastifyInstance): Promise<void> {
  const address = `${API_PREFIX}/openapi.json`;
  fastify.get(address, { schema: { hide: true } }, async () => fastify.swagger());
  await fastify.register(scalar, {
    routePrefix: `${API_PREFIX}/docs`,
    configuration: { url: address, telemetry: false, withDefaultFonts: false },
  });
}
