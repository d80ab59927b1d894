import type { Ground, Plugin } from "../platform/plugin.ts";
import type { Rates } from "../rates/index.ts";
import { catalogueVersion } from "./queries.ts";
import { registerCatalogue } from "./routes.ts";

export { createSearchIndex } from "./search/keep-index.ts";

export const catalogue: Plugin<Ground & { readonly rates: Rates }> = {
  name: "catalogue",
  async register({ api, app, rates }) {
    registerCatalogue(api, { app, rates });
    api.versions.set("catalogue", await catalogueVersion(app.database.db));
  },
};
