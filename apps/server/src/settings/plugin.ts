import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { registerSettings, type SettingsRouteDependencies } from "./routes.ts";

export { openSettings } from "./live-settings.ts";
export { openTries } from "./open-tries.ts";

export const settings: Plugin<CapabilityServices & SettingsRouteDependencies> = {
  name: "settings",
  register: (shop) => registerSettings(shop.api, shop),
};
