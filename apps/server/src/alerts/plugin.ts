import type { Ground, Plugin } from "../platform/plugin.ts";
import type { Rates } from "../rates/index.ts";
import { alertsHolding } from "./holding.ts";
import { registerAlerts } from "./routes.ts";

interface Needs extends Ground {
  readonly rates: Pick<Rates, "perGram">;
  readonly config: { readonly cart: { readonly gstRateBp: number } };
}

export const alerts: Plugin<Needs> = {
  name: "alerts",
  register: ({ api, app, rates, config }) => registerAlerts(api, { app, rates, tax: config.cart }),
  personalData: () => alertsHolding,
};
