import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { PUBLIC } from "../platform/http/declared-auth.ts";

/** The typefaces of letters, by the name in their address: the begin of the built file's name. */
const FONTS = {
  "figtree.woff2": "figtree-basic-",
  "figtree-rupee.woff2": "figtree-latin-ext-",
  "fraunces.woff2": "fraunces-letters-",
} as const;

const A_WEEK = "public, max-age=604800";

/**
 * Serves the shop's typefaces at addresses that stay the same from one build to the next, because a
 * letter is read for years. Mail programs load them from another origin.
 */
export async function registerFonts(server: FastifyInstance, build: string): Promise<void> {
  const assets = join(build, "client/assets");
  const built = await readdir(assets);
  for (const [name, begin] of Object.entries(FONTS)) {
    const file = built.find((each) => each.startsWith(begin) && each.endsWith(".woff2"));
    if (!file) throw new Error(`The build has no typeface ${begin}`);
    const bytes = await readFile(join(assets, file));
    server.route({
      // A reader that sends headers of its own asks for the permission first.
      method: ["GET", "OPTIONS"],
      url: `/fonts/${name}`,
      schema: { hide: true },
      config: PUBLIC,
      handler: async (_request, reply) =>
        reply
          .header("content-type", "font/woff2")
          .header("cache-control", A_WEEK)
          .header("access-control-allow-origin", "*")
          .header("access-control-allow-headers", "*")
          .header("cross-origin-resource-policy", "cross-origin")
          .send(bytes),
    });
  }
}
