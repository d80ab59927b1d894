import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { registerArticles } from "./article-routes.ts";
import { workOnPlannedContent } from "./content-desk.ts";
import { registerLists } from "./list-routes.ts";
import { contentNames } from "./record-names.ts";
import { type ContentDependencies, registerContent } from "./routes.ts";
import type { SellerConfig } from "./settings.ts";
import { registerContentDesk, registerShopTexts, type StaffContent } from "./staff-routes.ts";

type PluginDependencies = CapabilityServices &
  ContentDependencies &
  Pick<StaffContent, "jobs" | "media" | "namesOf"> & {
    readonly config: { readonly seller: SellerConfig };
    readonly rowFiles: StaffContent["files"];
  };

export const content: Plugin<PluginDependencies> = {
  name: "content",
  register({ api, app, config, jobs, media, namesOf, rowFiles: files }) {
    const desk: StaffContent = { app, files, jobs, media, namesOf, seller: config.seller };
    registerContent(api, { app, config });
    registerArticles(api, desk);
    registerLists(api, desk);
    registerShopTexts(api, desk);
    registerContentDesk(api, desk);
    workOnPlannedContent(desk);
  },
  recordNames: contentNames,
};
