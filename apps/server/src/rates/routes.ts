import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/rates/calls";
import * as schemas from "@suvarna/contract/rates/schemas";
import { RATES_SOCKET_PATH } from "@suvarna/contract/rates/socket";
import { rupees } from "@suvarna/domain/money";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { hasAllowedOrigin, refuseUpgrade } from "../platform/http/upgrades.ts";
import { networkOf } from "../platform/limits.ts";
import type { Place } from "../platform/places.ts";
import type { Approvals } from "../staff/index.ts";
import { RANGE_MS } from "./days.ts";
import type { DeskFacts } from "./desk.ts";
import { registerRatesDesk } from "./desk-routes.ts";
import type { Rates } from "./rates.ts";
import { serializeDays } from "./serialize-rates.ts";
import { registerStaffRates } from "./staff-routes.ts";
import { RATES } from "./tag.ts";

const endpoints = pair(calls, schemas);

const HISTORY_POINTS = 500;
/** After how many seconds an address with too many connections may connect again. */
const RETRY_SECONDS = 60;

/** Registers the calls for current and past rates, and the WebSocket that sends every change. */
export function registerRates(
  api: Api,
  rates: Rates,
  staff: { readonly approvals: Approvals; readonly facts: DeskFacts },
): void {
  for (const endpoint of [endpoints.getRates, endpoints.getRatesByRouting]) {
    handle(api, endpoint, async (_, { dependsOn }) => {
      dependsOn(RATES);
      return rates.entries();
    });
  }
  handle(api, endpoints.getRateHistory, async ({ query: { carat, range } }, { dependsOn }) => {
    dependsOn(RATES);
    const points = await rates.history(carat, RANGE_MS[range], HISTORY_POINTS);
    return {
      carat,
      range,
      points: points.map(({ at, price }) => ({ at: at.toISOString(), price: rupees(price) })),
    };
  });
  handle(api, endpoints.getRateDays, async ({ query: { days } }, { dependsOn }) => {
    dependsOn(RATES);
    return serializeDays(await rates.days(days));
  });
  const desk = { ...rates.staffDependencies, ...staff };
  registerStaffRates(api, desk);
  registerRatesDesk(api, desk);
  if (rates.hasSocket) registerSocket(api, rates);
}

function registerSocket({ fastify, limits }: Api, rates: Rates): void {
  /** The reserved place of each client, from its request until its socket opens. */
  const placeOfRequest = new WeakMap<FastifyRequest, Place>();
  fastify.get(
    RATES_SOCKET_PATH,
    {
      websocket: true,
      schema: { hide: true },
      config: { acceptsSockets: true },
      onRequest: async (request, reply) => {
        if (!hasAllowedOrigin(request, rates.origins)) {
          await refuseUpgrade(limits, request, "forbidden");
        }
        const place = await rates.listeners.admit(networkOf(request.ip));
        if (place) {
          placeOfRequest.set(request, place);
          return;
        }
        reply.header("retry-after", RETRY_SECONDS);
        throw new Refusal("rate_limited");
      },
    },
    (client, request) => {
      const place = placeOfRequest.get(request);
      if (!place) throw new Error("A socket without a place");
      const at = { address: networkOf(request.ip), place };
      rates.listeners.join(client, at, rates.message());
    },
  );
  fastify.addHook("preClose", () => rates.listeners.close());
}
