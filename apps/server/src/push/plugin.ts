import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { pushPersonalData } from "./personal-data.ts";
import type { Push } from "./push.ts";
import { countSubscriptions } from "./queries.ts";
import { type PushDependencies, registerPush } from "./routes.ts";
import type { PushConfig } from "./settings.ts";

export { openPush } from "./push.ts";

interface PluginDependencies extends CapabilityServices {
  readonly config: { readonly demonstration: boolean; readonly push: PushConfig };
  readonly push: Pick<Push, "publicKey">;
  readonly findSession: PushDependencies["findSession"];
}

export const push: Plugin<PluginDependencies> = {
  name: "push",
  register({ api, app, config, push: { publicKey }, findSession }) {
    const { demonstration } = config;
    const { services } = config.push;
    registerPush(api, { app, publicKey, services, demonstration, findSession });
  },
  personalData: () => pushPersonalData,
  figures: ({ app: { database } }) => [
    {
      name: "suvarna_push_subscriptions",
      help: "Devices that get push messages",
      read: async () => [{ value: await countSubscriptions(database.db) }],
    },
  ],
};
