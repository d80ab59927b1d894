import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/rates/staff-desk";
import * as schemas from "@suvarna/contract/rates/staff-desk-schemas";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { adjustRates } from "./adjust-rates.ts";
import { askSources } from "./ask-sources.ts";
import { type DeskDependencies, readDesk } from "./desk.ts";
import { holdRates, releaseRates } from "./hold-rates.ts";
import { serializeDesk } from "./serialize-desk.ts";
import { startSales, stopSales } from "./stop-sales.ts";

const endpoints = pair(calls, schemas);

/**
 * Registers the calls of the rates desk: reading it, holding the rates, stopping and starting
 * sales, and adjusting the rates.
 */
export function registerRatesDesk(api: Api, dependencies: DeskDependencies): void {
  const { config, approvals } = dependencies;

  handle(api, endpoints.getRatesDesk, async (_input, { actor }) =>
    serializeDesk(await readDesk(dependencies, actor), config.rates, approvals.limits),
  );
  handle(api, endpoints.holdRates, async ({ body }, { actor }) => {
    await holdRates(dependencies, actor, body);
    return undefined;
  });
  handle(api, endpoints.releaseRates, async ({ body }, { actor }) => {
    await releaseRates(dependencies, actor, body);
    return undefined;
  });
  handle(api, endpoints.stopSales, async ({ body }, { actor }) => {
    await stopSales(dependencies, actor, body);
    return undefined;
  });
  handle(api, endpoints.startSales, async ({ body }, { actor, answerWith }) => {
    const approval = await startSales(dependencies, actor, body);
    answerWith(approval ? 202 : 204);
    return approval ? { approval } : undefined;
  });
  handle(api, endpoints.adjustRates, async ({ headers, body }, { actor, answerWith }) => {
    const version = headers["if-match"]?.replaceAll('"', "");
    const approval = await adjustRates(dependencies, actor, { ...body, version });
    answerWith(approval ? 202 : 204);
    return approval ? { approval } : undefined;
  });
  handle(api, endpoints.askSources, async (_input, { actor }) => {
    await askSources(dependencies, actor);
    return undefined;
  });
}
