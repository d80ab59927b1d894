import type { Media } from "../media/index.ts";
import type { Config } from "../platform/config.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { registerSeo } from "./routes.ts";
import type { HasPage } from "./site-pages.ts";

interface PluginDependencies extends CapabilityServices {
  readonly config: Pick<Config, "publicUrl">;
  readonly media: Media;
  readonly hasPage: HasPage;
}

export const seo: Plugin<PluginDependencies> = {
  name: "seo",
  register({ api, app, config, media, hasPage }) {
    registerSeo(api, { app, config, media, hasPage });
  },
};
