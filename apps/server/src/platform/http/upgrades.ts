import type { ErrorCode } from "@suvarna/contract/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../errors.ts";
import { type Limit, type Limits, networkOf } from "../limits.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route accepts WebSockets. */
    acceptsSockets?: boolean;
  }
}

/** How many refused upgrades of a network address get their own reason within a minute. */
const REFUSED_UPGRADES: Limit = { name: "refused upgrades", times: 30, seconds: 60 };

/**
 * Refuses a WebSocket on every route that does not accept any, before the upgrade. Otherwise each
 * such socket would stay open until its client has answered the goodbye, at most 30 seconds.
 */
export function refuseOtherUpgrades(server: FastifyInstance, limits: Limits): void {
  server.addHook("onRequest", async (request) => {
    if (request.ws && !request.routeOptions.config.acceptsSockets) {
      await refuseUpgrade(limits, request, "not_found");
    }
  });
}

/** Refuses a WebSocket, and counts it for its address. @throws Refusal the code, or rate_limited */
export async function refuseUpgrade(
  limits: Limits,
  { ip }: FastifyRequest,
  code: ErrorCode,
): Promise<never> {
  await limits.use(REFUSED_UPGRADES, networkOf(ip));
  throw new Refusal(code);
}
