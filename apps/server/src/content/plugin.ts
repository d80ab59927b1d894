import type { Ground, Plugin } from "../platform/plugin.ts";
import { contentVersion } from "./queries.ts";
import { type ContentDependencies, registerContent } from "./routes.ts";

export const content: Plugin<Ground & ContentDependencies> = {
  name: "content",
  async register({ api, app, config }) {
    registerContent(api, { app, config });
    api.versions.set("content", await contentVersion(app.database.db));
  },
};
