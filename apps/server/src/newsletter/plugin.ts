import { VISITOR } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Newsletter } from "./newsletter.ts";
import { newsletterPersonalData } from "./personal-data.ts";
import { type FindEmail, registerNewsletter } from "./routes.ts";
import { registerSubscribers } from "./staff-routes.ts";
import { registerUnsubscribe } from "./unsubscribe.ts";

export { createNewsletter } from "./newsletter.ts";

interface PluginDependencies extends CapabilityServices {
  readonly config: Pick<Config, "secret">;
  readonly newsletter: Newsletter;
  readonly findEmail: FindEmail;
  /**
   * Deletes a user's price alerts, because their letters have the same kind of unsubscribe link.
   */
  readonly endAlerts: (userId: string) => Promise<void>;
  /** Deletes the restock requests of a person, found by the id of one of these requests. */
  readonly endRestock: (requestId: string) => Promise<void>;
}

export const newsletter: Plugin<PluginDependencies> = {
  name: "newsletter",
  register({ api, app, config, newsletter, findEmail, endAlerts, endRestock }) {
    registerNewsletter(api, newsletter, findEmail);
    registerSubscribers(api, app);
    registerUnsubscribe(api, {
      config,
      clock: app.clock,
      end: {
        newsletter: (id) => newsletter.leave(VISITOR, id),
        "price-alerts": endAlerts,
        restock: endRestock,
      },
    });
  },
  personalData: () => newsletterPersonalData,
};
