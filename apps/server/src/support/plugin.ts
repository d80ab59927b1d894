import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { registerCannedAnswers } from "./canned-routes.ts";
import { supportPersonalData } from "./personal-data.ts";
import { ticketNames } from "./record-names.ts";
import { registerSupport } from "./routes.ts";
import { registerStaffTickets } from "./staff-routes.ts";
import type { Support } from "./support.ts";

interface PluginDependencies extends CapabilityServices, Pick<Support, "config"> {
  readonly media: { readonly screenshot: Support["makeScreenshot"] };
  readonly rowFiles: Support["files"];
}

export const support: Plugin<PluginDependencies> = {
  name: "support",
  register({ api, app, config, media, rowFiles: files }) {
    const dependencies = { app, config, files, makeScreenshot: media.screenshot };
    registerSupport(api, dependencies);
    registerStaffTickets(api, dependencies);
    registerCannedAnswers(api, app);
  },
  personalData: () => supportPersonalData,
  recordNames: ticketNames,
};
