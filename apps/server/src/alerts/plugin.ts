import type { Ground, Plugin } from "../platform/plugin.ts";
import type { Rates } from "../rates/index.ts";
import { alertsHolding } from "./holding.ts";
import { registerAlerts } from "./routes.ts";

export const alerts: Plugin<Ground & { readonly rates: Pick<Rates, "perGram"> }> = {
  name: "alerts",
  register: ({ api, app, rates }) => registerAlerts(api, { app, rates }),
  personalData: () => alertsHolding,
};
