import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../platform/errors.ts";
import type { ByteCache } from "../platform/http/byte-cache.ts";
import { keptRoute } from "../platform/http/kept-route.ts";
import type { Limits } from "../platform/limits.ts";
import type { Outside } from "./content-security-policy.ts";
import { pageAddress } from "./page-address.ts";
import { openRenderer } from "./renderer.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/**
 * The paths of files. A missing file below these paths gets a short error reply instead of a page.
 */
const FILES = /^\/(assets|pictures|models|ws)\//;

/**
 * The cache key that all unknown addresses share, so that a scan of random addresses renders only
 * one page.
 */
const NO_PAGE = "/404";

/**
 * Serves the storefront's pages and files. A rendered page is cached until data changes on which
 * the page depends, and all visitors get the same bytes. The browser fetches personal data with the
 * user's token.
 * @returns a function that tells whether an address belongs to a page
 */
export async function registerPages(
  server: FastifyInstance,
  options: {
    build: string;
    cache: ByteCache;
    limits: Limits;
    outside?: Outside;
  },
): Promise<(address: string) => boolean> {
  const renderer = await openRenderer(options.build, server, options.outside);
  await server.register(staticFiles, {
    root: join(options.build, "client"),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The file names below /assets/ contain a hash of their content.
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? FOR_EVER : AN_HOUR);
    },
  });

  function addressOf({ url }: FastifyRequest): string {
    const address = pageAddress(url);
    if (address === null || FILES.test(address)) throw new Refusal("not_found");
    return renderer.has(address) ? address : NO_PAGE;
  }
  server.route({
    method: "GET",
    url: "/*",
    schema: { hide: true },
    ...keptRoute(options, addressOf, async (request, _reply, startedAt) => {
      const address = addressOf(request);
      const page = await renderer.render(address, startedAt);
      // Of the error pages only the one for unknown addresses is cached: an error page is cheap to
      // render, and a scan could fill the cache with error pages.
      const worthKeeping = page.status === 200 || address === NO_PAGE;
      return { ...page, keep: page.keep === true && worthKeeping };
    }),
  });
  return renderer.has;
}
