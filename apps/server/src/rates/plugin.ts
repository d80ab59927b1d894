import type { Config } from "../platform/config.ts";
import type { Ground, Plugin } from "../platform/plugin.ts";
import { rateFigures } from "./figures.ts";
import type { Rates } from "./rates.ts";
import { registerRates } from "./routes.ts";

export type { DatabaseClock } from "./earliest-now.ts";
export { fitnessToSell } from "./fitness.ts";
export { createRates } from "./rates.ts";

interface Needs extends Ground {
  readonly rates: Rates;
  readonly config: Pick<Config, "publicUrl">;
}

export const rates: Plugin<Needs> = {
  name: "rates",
  register({ api, rates }) {
    registerRates(api, rates);
    rates.onChange(() => {
      api.versions.set("rates", rates.current()?.id ?? "none");
      rates.broadcast();
    });
  },
  figures: ({ app, rates }) => rateFigures(rates, app.clock),
};
