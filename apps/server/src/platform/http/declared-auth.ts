import type { Auth } from "@suvarna/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "./api.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The callers that the route accepts. Every route below `/api` must declare it. */
    auth?: Auth;
  }
}

/** The `config` of a route that is open to everybody. */
export const PUBLIC = { auth: "public" } as const;

/**
 * Throws when a route below `/api` does not declare who may call it, so that a shop with this
 * mistake does not start.
 */
export function requireDeclaredAuth(server: FastifyInstance): void {
  server.addHook("onRoute", ({ method, url, config }) => {
    const isCall = url === API_PREFIX || url.startsWith(`${API_PREFIX}/`);
    if (isCall && config?.auth === undefined) {
      throw new Error(`${method} ${url} does not declare who may call it`);
    }
  });
}
