import type { Config } from "../platform/config.ts";
import type { Ground, Plugin } from "../platform/plugin.ts";
import { messageFigures } from "./figures.ts";
import type { Notifications, NotificationsDependencies } from "./notifications.ts";
import { registerOutbox } from "./routes.ts";

export { type Carriers, configuredCarriers } from "./adapters/configured-carriers.ts";
export { createNotifications } from "./notifications.ts";

interface Needs extends Ground, Pick<NotificationsDependencies, "signature"> {
  readonly config: Pick<Config, "demonstration" | "publicUrl">;
  readonly notifications: Notifications;
}

/** The outbox of a demonstration needs no login, because its messages go to nobody. */
export const notifications: Plugin<Needs> = {
  name: "notifications",
  register({ api, app: { database }, config: { demonstration, publicUrl: origin }, signature }) {
    if (demonstration) registerOutbox(api, { database, origin, signature });
  },
  personalData: ({ notifications }) => notifications.holding,
  figures: ({ app: { database, clock } }) => messageFigures(database, clock),
};
