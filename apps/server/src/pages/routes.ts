import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../platform/errors.ts";
import type { ByteCache } from "../platform/http/byte-cache.ts";
import { keptRoute } from "../platform/http/kept-route.ts";
import type { Limits } from "../platform/limits.ts";
import type { Versions } from "../platform/versions.ts";
import type { Outside } from "./content-security-policy.ts";
import { pageAddress } from "./page-address.ts";
import { openRenderer } from "./renderer.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

/** Files that are not there get a short refusal; a page would be a strange answer. */
const FILES = /^\/(assets|pictures|models|ws)\//;

/** All addresses that are no page's share this one: a scan makes one answer, rendered once. */
const NO_PAGE = "/404";

/**
 * The storefront's pages and files. A page is rendered once for a state of the shop and sent as
 * bytes to everyone; all that is personal is fetched by the browser with its token.
 * @returns whether an address is a page's own
 */
export async function registerPages(
  server: FastifyInstance,
  options: {
    build: string;
    versions: Versions;
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
    // The names under /assets/ carry a hash of what is in them.
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
    ...keptRoute(options, addressOf, async (request) => {
      const address = addressOf(request);
      const page = await renderer.render(address);
      // A page that refuses costs little to make again; a scan makes up as many as it likes.
      const worthKeeping = page.status === 200 || address === NO_PAGE;
      return { ...page, keep: page.keep === true && worthKeeping };
    }),
  });
  return renderer.has;
}
