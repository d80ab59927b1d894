import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes are in the first manifest, so visible links cause no calls.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    shortenManifest(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

/**
 * Leaves out the imports of every route from the manifest that browsers load, which makes it a third
 * as large. Only links with `prefetch` read them there, and the shop has none. The server has a
 * manifest of its own, from which it names the modules that a page loads.
 */
async function shortenManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build has no manifest");
  const file = join(assets, name);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]'));
}
