import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ClientOptions } from "@suvarna/contract/client";
import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "../platform/http/api.ts";
import type { Rendered } from "../platform/http/cached-reply.ts";
import { RETRY_DATABASE_S } from "../platform/http/error-replies.ts";
import { collectDependencies } from "../platform/http/in-process.ts";
import { SECURITY_HEADERS } from "../platform/http/security-headers.ts";
import { EVERYTHING } from "../platform/versions.ts";
import { contentSecurityPolicy, type ExternalOrigins } from "./content-security-policy.ts";
import { fetchInProcess } from "./fetch-in-process.ts";
import { inlineScripts, scriptsOfBuild } from "./inline-scripts.ts";

/**
 * The exports of the storefront's build: the function that knows the pages, and the function that
 * renders one.
 */
interface Pages {
  has(address: string): boolean;
  render(address: string): Promise<{ response: Response; complete: boolean; unavailable: boolean }>;
}
interface RenderOptions extends Pick<ClientOptions, "fetch" | "baseUrl"> {
  report(error: unknown): void;
}
interface Storefront {
  readonly entry: {
    readonly module: {
      openPages(build: unknown, options: RenderOptions): Pages;
    };
  };
}

export interface Renderer {
  /** Returns whether an address (path with query) belongs to a page. */
  has(address: string): boolean;
  /**
   * Renders the public page of an address. `keep` in the result tells whether the page is complete
   * and may be cached. An error results in an error page and is never thrown. A page that lacks
   * data because the database can't be reached has status 503 and a `Retry-After` header.
   * @param startedAt the number of the last change of the shop's data
   */
  render(address: string, startedAt: number): Promise<Rendered>;
}

/**
 * The page that is rendered without data, from which the build's own scripts are learned: its
 * address in a language is below the language's base path.
 */
const PLAIN_PAGE = "/login";

/**
 * Loads the storefront's build of one language, and returns a renderer that turns addresses into
 * complete pages.
 * @param build the folder of the language's build
 * @param base the path below which the language's pages are, such as `/hi`
 */
export async function openRenderer(
  { build, base }: { build: string; base: string },
  server: FastifyInstance,
  outside?: ExternalOrigins,
): Promise<Renderer> {
  const storefront: Storefront = await import(pathToFileURL(join(build, "server/index.js")).href);
  const { openPages } = storefront.entry.module;
  const report = (error: unknown) => server.log.error({ err: error }, "a page failed");
  const fetch = fetchInProcess(server);
  const pages = openPages(storefront, { fetch, baseUrl: API_PREFIX, report });
  const withoutData = openPages(storefront, {
    fetch: () => Promise.reject(new Error("This page is rendered without data")),
    baseUrl: API_PREFIX,
    report() {},
  });
  const plain = await withoutData.render(base + PLAIN_PAGE);
  const isOfBuild = scriptsOfBuild(await plain.response.text());

  /**
   * Returns the inline scripts of a page that browsers may run. A script that the build does not
   * know is left out, and reported in the log.
   */
  function scriptsOf(html: string): string[] {
    const scripts = inlineScripts(html);
    const known = scripts.filter(isOfBuild);
    if (known.length < scripts.length) {
      report(new Error("A page has a script that the build does not know"));
    }
    return known;
  }

  async function toRendered(address: string, response: Response): Promise<Document> {
    const isOutside = outside && base + outside.path === address.split("?", 1)[0];
    const location = response.headers.get("location");
    const html = await response.text();
    const policy = contentSecurityPolicy(scriptsOf(html), isOutside ? outside : undefined);
    return {
      ...document(response.status, html, policy),
      ...(location ? { headers: { ...SECURITY_HEADERS, location } } : {}),
    };
  }

  return {
    has: pages.has,
    async render(address, startedAt) {
      const failed = (page: Document) => ({
        ...page,
        keep: false,
        seen: new Map([[EVERYTHING, startedAt]]),
      });
      try {
        const { rendered, seen } = await collectDependencies(startedAt, () =>
          pages.render(address),
        );
        const { response, complete, unavailable } = rendered;
        const isPage = response.headers.get("content-type")?.startsWith("text/html");
        if (response.status >= 500 && !isPage) {
          return failed(unavailable ? tryAgain(FAILED) : FAILED);
        }
        const page = await toRendered(address, response);
        return unavailable ? failed(tryAgain(page)) : { ...page, keep: complete, seen };
      } catch (error) {
        report(error);
        return failed(FAILED);
      }
    },
  };
}

type Document = Pick<Rendered, "status" | "headers" | "body">;

/**
 * Marks a page as temporary (status 503, not cached), so that browsers, search engines and proxies
 * request the page again.
 */
function tryAgain({ headers, body }: Document): Document {
  const forNow = { "retry-after": String(RETRY_DATABASE_S), "cache-control": "no-store" };
  return { status: 503, headers: { ...headers, ...forNow }, body };
}

function document(status: number, body: string, policy = contentSecurityPolicy([])): Document {
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      ...SECURITY_HEADERS,
    },
    body,
  };
}

/** The page that is sent when even the storefront's error page can't be rendered. */
const FAILED = document(
  500,
  `<!doctype html><html lang="en-IN"><title>Something went wrong</title><p>Something went wrong on our side. Please try again in a moment.</p></html>`,
);
