import staticFiles from "@fastify/static";
import { LANGUAGES } from "@suvarna/words/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../platform/errors.ts";
import type { ByteCache } from "../platform/http/byte-cache.ts";
import { cachedRoute } from "../platform/http/cached-route.ts";
import type { Limits } from "../platform/limits.ts";
import type { Versions } from "../platform/versions.ts";
import { addressInChosenLanguage } from "./chosen-language.ts";
import type { ExternalOrigins } from "./content-security-policy.ts";
import { openLanguages, splitLanguage } from "./language-pages.ts";
import { pageAddress } from "./page-address.ts";
import type { PageRates } from "./templates.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";
/**
 * The service worker answers for all pages of the shop, not only for those below its own folder. It
 * may load the shop's own addresses and nothing else.
 */
const SERVICE_WORKER_HEADERS = {
  "service-worker-allowed": "/",
  "content-security-policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
};

/**
 * The paths of files. A missing file below these paths gets a short error reply instead of a page.
 */
const FILES = /^\/(assets|pictures|models|ws)\//;

/**
 * The page of a language that all unknown addresses share, so that a scan of random addresses
 * renders only one page.
 */
const NO_PAGE = "/404";

/**
 * Serves the storefront's pages and files in all languages. A rendered page is cached until data changes on which
 * the page depends, and all visitors get the same bytes. The browser fetches personal data with the
 * user's token.
 * @param options.build the folder with the storefront's builds
 * @returns a function that tells whether an address belongs to a page
 */
export async function registerPages(
  server: FastifyInstance,
  options: {
    build: string;
    cache: ByteCache;
    limits: Limits;
    rates: PageRates;
    versions: Versions;
    outside?: ExternalOrigins;
  },
): Promise<(address: string) => boolean> {
  const languages = openLanguages(options.build, { server, ...options });
  // All languages have the same pages, so the build of the first language knows them all.
  const { has } = await languages.rendererOf(LANGUAGES[0]);
  await server.register(staticFiles, {
    // The builds share the files that are the same in all languages.
    root: languages.clients,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The file names below /assets/ contain a hash of their content.
    setHeaders: (reply, path) => {
      reply.header("cache-control", path.includes("/assets/") ? FOR_EVER : AN_HOUR);
      if (path.includes("/assets/service-worker-")) reply.headers(SERVICE_WORKER_HEADERS);
    },
  });

  function addressOf({ url }: FastifyRequest): string {
    const address = pageAddress(url);
    if (address === null || FILES.test(address)) throw new Refusal("not_found");
    const { language, page } = splitLanguage(address);
    return has(page) ? address : language.base + NO_PAGE;
  }
  const { onRequest, handler } = cachedRoute(
    options,
    addressOf,
    async (_request, _reply, startedAt, address) => {
      const { language, page: wanted } = splitLanguage(address);
      const renderer = await languages.rendererOf(language);
      const page = await renderer.render(address, startedAt);
      // Of the error pages only the one for unknown addresses is cached: an error page is cheap to
      // render, and a scan could fill the cache with error pages.
      const worthKeeping = page.status === 200 || wanted === NO_PAGE;
      return { ...page, keep: page.keep === true && worthKeeping };
    },
  );
  server.route({
    method: "GET",
    url: "/*",
    schema: { hide: true },
    onRequest: [redirectToChosenLanguage, ...[onRequest ?? []].flat()],
    handler,
  });
  return has;
}

/** Leads a visitor who comes from elsewhere to the page in the language that they have chosen. */
function redirectToChosenLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  const address = addressInChosenLanguage(request);
  if (address === null) done();
  else reply.header("cache-control", "no-store").redirect(address);
}
