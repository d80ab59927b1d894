import type { WebSocket } from "@fastify/websocket";
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

/**
 * How many refused WebSocket upgrades of a network address per minute get the reason of the
 * refusal.
 */
const REFUSED_UPGRADES: Limit = { name: "refused upgrades", times: 30, seconds: 60 };

/**
 * Refuses a WebSocket on every route that does not accept any, before the upgrade. Otherwise each
 * refused socket would stay open until its client has answered the close frame, at most 30 seconds.
 */
export function refuseOtherUpgrades(server: FastifyInstance, limits: Limits): void {
  server.addHook("onRequest", async (request) => {
    if (request.ws && !request.routeOptions.config.acceptsSockets) {
      await refuseUpgrade(limits, request, "not_found");
    }
  });
}

/**
 * Refuses a WebSocket upgrade, and counts the refusal for the client's network address.
 * @throws Refusal the code, or rate_limited
 */
export async function refuseUpgrade(
  limits: Limits,
  { ip }: FastifyRequest,
  code: ErrorCode,
): Promise<never> {
  await limits.consume(REFUSED_UPGRADES, networkOf(ip));
  throw new Refusal(code);
}

/**
 * Checks the Origin header, which every browser sends. A client without the header is not a page in
 * a browser, and is allowed.
 */
export function hasAllowedOrigin({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = URL.parse(origin)?.host;
  if (from === undefined) return false;
  return from === host || origins.some((ours) => from === URL.parse(ours)?.host);
}

const GOING_AWAY = 1001;
const FAREWELL_MS = 1000;

/**
 * Closes the WebSocket of a client. When the client does not answer within a second, its connection
 * is cut.
 */
export function closeUpgraded(client: WebSocket): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => client.terminate(), FAREWELL_MS);
  client.once("close", () => {
    clearTimeout(cutOff);
    resolve();
  });
  client.close(GOING_AWAY, "The shop restarts");
  return promise;
}

/**
 * Closes the WebSockets of a draining process one after the other, so that their clients do not all
 * reconnect at the same moment.
 */
export interface GradualClose {
  /**
   * Begins the draining, which ends after `ms` milliseconds: the socket of each client is closed at
   * a random moment of this time.
   */
  begin(clients: Iterable<WebSocket>, ms: number): void;
  /**
   * Closes the socket of a client that connects during the draining, at a random moment of the
   * remaining time.
   */
  joined(client: WebSocket): void;
}

export function createGradualClose(): GradualClose {
  /**
   * The end of the draining, by a monotonic clock in milliseconds; null before the draining begins.
   */
  let endsAt: number | null = null;

  function leaveBefore(end: number, client: WebSocket): void {
    const rest = Math.max(0, end - performance.now());
    const timer = setTimeout(() => void closeUpgraded(client), Math.random() * rest).unref();
    client.once("close", () => clearTimeout(timer));
  }

  return {
    begin(clients, ms) {
      endsAt = performance.now() + ms;
      for (const client of clients) leaveBefore(endsAt, client);
    },
    joined(client) {
      if (endsAt !== null) leaveBefore(endsAt, client);
    },
  };
}
