import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { PUBLIC } from "../platform/http/declared-auth.ts";

/**
 * The typefaces that letters use: the name in the typeface's address, the language whose build has
 * the file, and the beginning of the built file's name.
 */
const FONTS = [
  ["figtree.woff2", "en", "figtree-basic-"],
  ["figtree-rupee.woff2", "en", "figtree-latin-ext-"],
  ["fraunces.woff2", "en", "fraunces-letters-"],
  ["hind.woff2", "hi", "hind-400-"],
  ["hind-medium.woff2", "hi", "hind-500-"],
  ["martel.woff2", "hi", "martel-300-"],
] as const;

const A_WEEK = "public, max-age=604800";

/**
 * Serves the shop's typefaces at addresses that every build keeps, because a letter may be opened
 * years later. Mail programs load the typefaces from another origin.
 * @param builds the folder with the storefront's builds
 */
export async function registerFonts(server: FastifyInstance, builds: string): Promise<void> {
  for (const [name, language, begin] of FONTS) {
    const assets = join(builds, language, "client/assets");
    const built = await readdir(assets);
    const file = built.find((each) => each.startsWith(begin) && each.endsWith(".woff2"));
    if (!file) throw new Error(`The build has no typeface ${begin}`);
    const bytes = await readFile(join(assets, file));
    server.route({
      // A mail program that adds headers of its own to the request sends an OPTIONS request first
      // (a CORS preflight).
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
