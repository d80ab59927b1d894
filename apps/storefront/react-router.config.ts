import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { isPseudo, language } from "./build-language.ts";

export default {
  ssr: true,
  basename: language.base || "/",
  buildDirectory: join("build", isPseudo ? "pseudo" : "", language.code),
  // The first manifest contains all routes, so links that become visible cause no calls.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    shortenManifest(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;

/**
 * Removes the imports of every route from the manifest that browsers load, which makes the manifest
 * a third as large. Only links with `prefetch` read these imports, and the shop has no such links.
 * The server has a separate manifest, from which it names the modules that a page loads.
 */
async function shortenManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error("The build has no manifest");
  const file = join(assets, name);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]'));
}
