import type { Config } from "../platform/config.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Rates } from "../rates/index.ts";
import { restockPersonalData } from "./personal-data.ts";
import { type FindEmail, registerRestock } from "./routes.ts";

interface PluginDependencies extends CapabilityServices {
  readonly config: Pick<Config, "secret">;
  readonly rates: Pick<Rates, "perGram">;
  readonly findEmail: FindEmail;
}

export const restock: Plugin<PluginDependencies> = {
  name: "restock",
  register: ({ api, app, config, rates, findEmail }) =>
    registerRestock(api, { app, config, rates, findEmail }),
  personalData: () => restockPersonalData,
};
