import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./compress-assets.ts";

export default {
  ssr: true,
  // All routes are known from the start: no call for a manifest when a link comes into view.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
