import { type SearchIndexing, translatedLists, translatedProducts } from "../catalogue/index.ts";
import { translatedContent } from "../content/index.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import { registerTranslations } from "./routes.ts";

interface PluginDependencies extends CapabilityServices {
  readonly searchIndex: SearchIndexing;
}

export const translations: Plugin<PluginDependencies> = {
  name: "translations",
  register({ api, app, searchIndex }) {
    registerTranslations(api, app, {
      product: translatedProducts,
      content: { ...translatedLists(searchIndex), ...translatedContent },
    });
  },
};
