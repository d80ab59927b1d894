import type { Config } from "../platform/config.ts";
import type { Ground, Plugin } from "../platform/plugin.ts";
import type { Approvals } from "../staff/index.ts";
import { rateFigures } from "./figures.ts";
import type { Rates } from "./rates.ts";
import { registerRates } from "./routes.ts";

export type { DatabaseClock } from "./earliest-now.ts";
export { fitnessToSell } from "./fitness.ts";
export { createRates } from "./rates.ts";

interface Needs extends Ground {
  readonly rates: Rates;
  readonly approvals: Approvals;
  readonly config: Pick<Config, "publicUrl">;
}

export const rates: Plugin<Needs> = {
  name: "rates",
  register({ api, rates, approvals }) {
    registerRates(api, rates, approvals);
    rates.onChange(() => {
      api.versions.set("rates", rates.current()?.id ?? "none");
      rates.broadcast();
    });
  },
  figures: ({ app, rates }) => rateFigures(rates, app.clock),
};
