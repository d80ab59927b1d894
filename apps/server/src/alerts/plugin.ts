import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Rates } from "../rates/index.ts";
import { alertsPersonalData } from "./personal-data.ts";
import { registerAlerts } from "./routes.ts";

interface PluginDependencies extends CapabilityServices {
  readonly rates: Pick<Rates, "perGram">;
  /** Whether the SMS provider can send the text of a price alert. */
  readonly canText: (kind: "price-alert") => boolean;
  readonly config: { readonly cart: { readonly gstRateBp: number } };
}

export const alerts: Plugin<PluginDependencies> = {
  name: "alerts",
  register: ({ api, app, rates, config, canText }) =>
    registerAlerts(api, { app, rates, tax: config.cart, canText }),
  personalData: () => alertsPersonalData,
};
