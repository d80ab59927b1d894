import type { PersonalData } from "../platform/personal-data.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { AccountsDependencies } from "./accounts.ts";
import { registerAvatars } from "./avatar-routes.ts";
import { type CustomerDependencies, registerCustomers } from "./customer-routes.ts";
import { registerPrivacy } from "./privacy-routes.ts";
import { registerProfile } from "./routes.ts";

export { recordPersonalAccess } from "./personal-access.ts";
export { profilesIn } from "./profiles.ts";

interface PluginDependencies
  extends CapabilityServices,
    AccountsDependencies,
    CustomerDependencies {
  /** The personal data of the other capabilities, for data export and erasure. */
  readonly personalData: readonly PersonalData[];
}

export const accounts: Plugin<PluginDependencies> = {
  name: "accounts",
  register(shop) {
    const { api, personalData } = shop;
    registerProfile(api, shop);
    registerAvatars(api, shop);
    registerPrivacy(api, shop, personalData);
    registerCustomers(api, shop, personalData);
  },
};
