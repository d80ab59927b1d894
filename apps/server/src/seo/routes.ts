import { baseOf, LANGUAGE_CODES, LANGUAGES } from "@suvarna/words/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findPartStarts, tagsOfAvailable } from "../catalogue/index.ts";
import { CONTENT, listBlogs, requireIdentity } from "../content/index.ts";
import { type Media, type StoredFile, sendFile } from "../media/index.ts";
import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { createByteCache } from "../platform/http/byte-cache.ts";
import type { Rendered } from "../platform/http/cached-reply.ts";
import { cachedRoute } from "../platform/http/cached-route.ts";
import { API_SECURITY_HEADERS } from "../platform/http/security-headers.ts";
import { isId } from "../platform/ids.ts";
import { SETTINGS } from "../platform/versions.ts";
import { articleFeed, FEEDS } from "./feed.ts";
import { robotsText } from "./robots.ts";
import { openSharePictures } from "./share-pictures.ts";
import { type HasPage, productPages, standingPages } from "./site-pages.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/**
 * The number of products in a part of the sitemap. It is a tenth of the protocol's limit, so that
 * creating a part takes 1 MB of memory instead of 10 MB.
 */
const PRODUCTS_IN_A_PART = 5000;
/**
 * The size of the cache in bytes. The cache is small, because a crawler reads each part of the
 * sitemap once.
 */
const BYTES_KEPT = 8 * 1024 * 1024;
const AN_HOUR = "public, max-age=3600";

export interface SeoDependencies {
  readonly app: Pick<App, "database" | "clock">;
  readonly config: Pick<Config, "publicUrl">;
  readonly media: Media;
  readonly hasPage: HasPage;
}

/**
 * Registers the files that other programs request from a site: the sitemap and `robots.txt` for
 * search engines, the manifest for phones, and the pictures of shared pages for social networks.
 */
export function registerSeo(api: Api, dependencies: SeoDependencies): void {
  const {
    app: {
      database: { db },
      clock,
    },
    config: { publicUrl: origin },
    media,
    hasPage,
  } = dependencies;
  const cache = createByteCache({ maxBytes: BYTES_KEPT, versions: api.versions });
  // No reply of these routes depends on the metal rates.
  const tags = [CONTENT, SETTINGS, ...tagsOfAvailable([])];

  function serve(url: string, type: string, body: (request: FastifyRequest) => Promise<string>) {
    api.fastify.route({
      method: "GET",
      url,
      schema: { hide: true },
      ...cachedRoute(
        { cache, limits: api.limits },
        pathOf,
        async (request, _reply, startedAt): Promise<Rendered> => {
          const headers = {
            ...API_SECURITY_HEADERS,
            "content-type": type,
            "cache-control": AN_HOUR,
          };
          const tagTimes = new Map(tags.map((tag) => [tag, startedAt]));
          return { status: 200, headers, body: await body(request), seen: tagTimes };
        },
      ),
    });
  }
  serve("/sitemap.xml", "application/xml; charset=utf-8", async () => {
    const starts = await findPartStarts(db, PRODUCTS_IN_A_PART);
    const parts = LANGUAGES.flatMap(({ base }) => [
      `${base}/sitemaps/pages.xml`,
      ...starts.map((id) => `${base}/sitemaps/products-${id}.xml`),
    ]);
    return sitemapIndexXml(origin, parts);
  });
  for (const { base } of LANGUAGES) {
    serve(`${base}/sitemaps/pages.xml`, "application/xml; charset=utf-8", async () =>
      sitemapXml(origin, await standingPages(db, hasPage, clock()), base),
    );
    serve(
      `${base}/sitemaps/products-:first(^[0-9a-f-]{36}$).xml`,
      "application/xml; charset=utf-8",
      async ({ params }) => {
        const { first } = params as { first: string };
        if (!isId(first)) throw new Refusal("not_found");
        const pages = await productPages(db, { first, size: PRODUCTS_IN_A_PART });
        if (!pages) throw new Refusal("not_found");
        return sitemapXml(origin, pages, base);
      },
    );
  }

  for (const [format, type] of [
    ["rss", "application/rss+xml; charset=utf-8"],
    ["atom", "application/atom+xml; charset=utf-8"],
  ] as const) {
    serve(FEEDS[format], type, async () => {
      const identity = await requireIdentity(db);
      return articleFeed(format, origin, identity, await listBlogs(db, clock()));
    });
  }

  serve("/robots.txt", "text/plain; charset=utf-8", async () => robotsText(origin));
  for (const language of LANGUAGE_CODES) {
    serve(`${baseOf(language)}/site.webmanifest`, "application/manifest+json", async () => {
      return webManifest(await requireIdentity(db, language), language);
    });
  }

  const shares = openSharePictures(db, media, clock);
  const FILE = { schema: { hide: true }, config: { quiet: true } };
  api.fastify.get("/share.jpg", FILE, async (request, reply) =>
    sendPicture(request, reply, await shares.ofShop()),
  );
  for (const [folder, draw] of [
    ["/share", shares.ofProduct],
    ["/share/blog", shares.ofArticle],
  ] as const) {
    api.fastify.get<{ Params: { slug: string } }>(
      `${folder}/:slug(^[a-z0-9-]{1,200}$).jpg`,
      FILE,
      async (request, reply) => sendPicture(request, reply, await draw(request.params.slug)),
    );
  }
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, file: StoredFile | null) {
  if (!file) throw new Refusal("not_found");
  return sendFile(request, reply, file, "image/jpeg");
}

function pathOf({ url }: FastifyRequest): string {
  return url.replace(/\?.*$/, "");
}
