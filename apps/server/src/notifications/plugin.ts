import type { Config } from "../platform/config.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { messageFigures } from "./figures.ts";
import type { Notifications, NotificationsDependencies } from "./notifications.ts";
import { registerOutbox } from "./routes.ts";
import type { MessagesConfig } from "./settings.ts";
import { registerHeldMessages } from "./staff-routes.ts";

export { type Carriers, configuredCarriers } from "./adapters/configured-carriers.ts";
export { createNotifications } from "./notifications.ts";

interface PluginDependencies
  extends CapabilityServices,
    Pick<NotificationsDependencies, "signature"> {
  readonly config: Pick<Config, "demonstration" | "publicUrl"> & {
    readonly messages: Pick<MessagesConfig, "caps">;
  };
  readonly notifications: Notifications;
}

/**
 * The local outbox of a demonstration needs no login, because its messages go to no real person.
 */
export const notifications: Plugin<PluginDependencies> = {
  name: "notifications",
  register({ api, app, config, signature }) {
    const { demonstration, publicUrl: origin, messages } = config;
    const { database } = app;
    if (demonstration) registerOutbox(api, { database, origin, signature });
    registerHeldMessages(api, app, messages.caps);
  },
  personalData: ({ notifications }) => notifications.personalData,
  figures: ({ app: { database, clock }, config }) =>
    messageFigures(database, clock, config.messages.caps),
};
