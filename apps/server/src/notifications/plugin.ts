import type { Config } from "../platform/config.ts";
import type { Ground, Plugin } from "../platform/plugin.ts";
import { messageFigures } from "./figures.ts";
import type { NotificationParts, Notifications } from "./notifications.ts";
import { registerOutbox } from "./routes.ts";

export { type Carriers, configuredCarriers } from "./adapters/configured-carriers.ts";
export { createNotifications } from "./notifications.ts";

interface Needs extends Ground, Pick<NotificationParts, "signature"> {
  readonly config: Pick<Config, "demonstration" | "publicUrl">;
  readonly notifications: Notifications;
}

/** Who can read the outbox of a demonstration is not asked: nobody real is written to there. */
export const notifications: Plugin<Needs> = {
  name: "notifications",
  register({ api, app: { database }, config: { demonstration, publicUrl: origin }, signature }) {
    if (demonstration) registerOutbox(api, { database, origin, signature });
  },
  personalData: ({ notifications }) => notifications.holding,
  figures: ({ app: { database, clock } }) => messageFigures(database, clock),
};
