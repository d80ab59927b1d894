import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ClientOptions } from "@suvarna/contract/client";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { FastifyInstance } from "fastify";
import { RETRY_DATABASE_S } from "../platform/database-away.ts";
import { API_PREFIX } from "../platform/http/api.ts";
import type { Rendered } from "../platform/http/cached-reply.ts";
import { collectCalls } from "../platform/http/in-process.ts";
import { SECURITY_HEADERS } from "../platform/http/security-headers.ts";
import { EVERYTHING, type Versions } from "../platform/versions.ts";
import { contentSecurityPolicy, type ExternalOrigins } from "./content-security-policy.ts";
import { fetchInProcess } from "./fetch-in-process.ts";
import { inlineScripts, scriptsOfBuild } from "./inline-scripts.ts";
import { createTemplates, type PageRates, type Template } from "./templates.ts";

/**
 * The exports of the storefront's build: the function that knows the pages, and the function that
 * renders one.
 */
interface Pages {
  has(address: string): boolean;
  render(address: string, rates: readonly RateEntry[]): Promise<FinishedPage>;
}
interface FinishedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly template: string;
  fill(rates: readonly RateEntry[]): Buffer;
  readonly followsRates: boolean;
  readonly complete: boolean;
  readonly unavailable: boolean;
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

/** The dependencies of the renderers of all languages. */
export interface RendererDependencies {
  readonly server: FastifyInstance;
  readonly rates: PageRates;
  readonly versions: Pick<Versions, "isFresh">;
  readonly outside?: ExternalOrigins | undefined;
}

/**
 * The pages that are rendered without data, from which the build's own scripts are learned: one of
 * the public pages, and one that calls the API for a logged-in user at once. Their addresses in a
 * language are below the language's base path.
 */
const PLAIN_PAGES = ["/login", "/cart"];

/**
 * Loads the storefront's build of one language, and returns a renderer that turns addresses into
 * complete pages.
 * @param build the folder of the language's build
 * @param base the path below which the language's pages are, such as `/hi`
 */
export async function openRenderer(
  { build, base }: { build: string; base: string },
  { server, rates, versions, outside }: RendererDependencies,
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
  const plain = await Promise.all(PLAIN_PAGES.map((path) => withoutData.render(base + path, [])));
  const isOfBuild = scriptsOfBuild(plain.map(({ template }) => template).join(""));

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

  async function make(
    address: string,
    startedAt: number,
    entries: readonly RateEntry[],
  ): Promise<Template> {
    const { rendered, calls } = await collectCalls(startedAt, () => pages.render(address, entries));
    const { status, template, fill, complete, unavailable, followsRates } = rendered;
    const failed = (page: Document) => ({ ...page, keep: false, followsRates, calls });
    const isPage = rendered.headers.get("content-type")?.startsWith("text/html");
    if (status >= 500 && !isPage) return failed(unavailable ? tryAgain(FAILED) : FAILED);
    const isOutside = outside && base + outside.path === address.split("?", 1)[0];
    const policy = contentSecurityPolicy(scriptsOf(template), isOutside ? outside : undefined);
    const location = rendered.headers.get("location");
    const page = document(status, fill, policy);
    const headers = location ? { ...SECURITY_HEADERS, location } : page.headers;
    if (unavailable) return failed(tryAgain({ ...page, headers }));
    return { ...page, headers, keep: complete, followsRates, calls };
  }

  const render = createTemplates({ rates, versions }, make);
  return {
    has: pages.has,
    async render(address, startedAt) {
      try {
        return await render(address, startedAt);
      } catch (error) {
        report(error);
        const { fill, ...failed } = FAILED;
        const seen = new Map([[EVERYTHING, startedAt]]);
        return { ...failed, body: fill([]), keep: false, seen };
      }
    },
  };
}

type Document = Pick<Template, "status" | "headers" | "fill">;

/**
 * Marks a page as temporary (status 503, not cached), so that browsers, search engines and proxies
 * request the page again.
 */
function tryAgain({ headers, fill }: Document): Document {
  const forNow = { "retry-after": String(RETRY_DATABASE_S), "cache-control": "no-store" };
  return { status: 503, headers: { ...headers, ...forNow }, fill };
}

function document(
  status: number,
  fill: Document["fill"],
  policy = contentSecurityPolicy([]),
): Document {
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      ...SECURITY_HEADERS,
    },
    fill,
  };
}

/** The page that is sent when even the storefront's error page can't be rendered. */
const FAILED = document(500, () =>
  Buffer.from(
    `<!doctype html><html lang="en-IN"><title>Something went wrong</title><p>Something went wrong on our side. Please try again in a moment.</p></html>`,
  ),
);
