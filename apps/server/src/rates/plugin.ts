import type { Config } from "../platform/config.ts";
import type { Draining } from "../platform/draining.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Approvals } from "../staff/index.ts";
import type { DeskFacts } from "./desk.ts";
import { rateFigures } from "./figures.ts";
import type { Rates } from "./rates.ts";
import { registerRates } from "./routes.ts";
import { RATES } from "./tag.ts";

export { cacheFacts } from "./cached-facts.ts";
export { createRates } from "./create-rates.ts";
export type { DatabaseClock } from "./earlier-clock.ts";
export { fitnessToSell } from "./fitness.ts";

interface PluginDependencies extends CapabilityServices {
  readonly rates: Rates;
  readonly approvals: Approvals;
  readonly deskFacts: DeskFacts;
  readonly draining: Draining;
  readonly config: Pick<Config, "publicUrl">;
}

export const rates: Plugin<PluginDependencies> = {
  name: "rates",
  register({ api, rates, approvals, deskFacts, draining }) {
    draining.onBegin(rates.listeners.leave);
    registerRates(api, rates, { approvals, facts: deskFacts });
    rates.onChange(() => {
      api.versions.set(RATES, rates.current()?.id ?? "none");
      rates.broadcast();
    });
    api.versions.check(() => void rates.isOutOfDate());
  },
  figures: ({ app, rates }) => rateFigures(rates, app.clock),
};
