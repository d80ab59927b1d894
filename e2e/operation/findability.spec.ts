import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { someAddress } from "../some-address.ts";

test.use({ baseURL: process.env["E2E_URL"] ?? "" });

/** The parts of a public page's markup that a search engine reads. */
interface FetchedPage {
  readonly path: string;
  readonly html: string;
}

/** Reads the addresses of the public pages from the sitemap. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const maps = locsIn(await (await request.get("/sitemap.xml")).text());
  const texts = await Promise.all(maps.map(async (map) => (await request.get(map)).text()));
  return texts.flatMap(locsIn);
}

/** Returns the paths, with their queries, of the addresses in a sitemap. */
function locsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(decoded(address)));
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function decoded(text = ""): string {
  return text.replace(/&(?:amp|quot|apos|#x27);/g, (entity) =>
    entity === "&amp;" ? "&" : entity === "&quot;" ? '"' : "'",
  );
}

async function readAll(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<FetchedPage[]> {
  const read: FetchedPage[] = [];
  for (const path of paths) {
    const answer = await request.get(path, { headers: asSomebody() });
    expect.soft(answer.status(), path).toBe(200);
    read.push({ path, html: await answer.text() });
  }
  return read;
}

function metaOf({ html }: FetchedPage, name: string): string {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return decoded(found?.[1]);
}

function titleOf({ html }: FetchedPage): string {
  return decoded(/<title>([^<]*)/.exec(html)?.[1]);
}

test("every public page has a title and a description of its own", async ({ request }) => {
  const pages = await readAll(request, await publicPages(request));
  expect(pages.length).toBeGreaterThan(70);
  for (const page of pages) {
    const { path, html } = page;
    const canonical = decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
    expect.soft(pathOf(canonical), `${path}: canonical`).toBe(path);
    expect.soft(metaOf(page, "og:url"), `${path}: og:url`).toBe(canonical);
    expect.soft(html.match(/<h1[\s>]/g), `${path}: h1`).toHaveLength(1);
    expect.soft(html, `${path}: indexed`).not.toContain('content="noindex"');
    expect.soft(titleOf(page).length, `${path}: ${titleOf(page)}`).toBeLessThanOrEqual(60);
    expect
      .soft(metaOf(page, "description").length, `${path}: description`)
      .toBeLessThanOrEqual(160);
    for (const name of ["og:title", "og:description", "og:type", "og:image", "twitter:card"]) {
      expect.soft(metaOf(page, name), `${path}: ${name}`).not.toBe("");
    }
    for (const [, json] of html.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )) {
      expect.soft(() => JSON.parse(String(json)), `${path}: structured data`).not.toThrow();
    }
  }
  expect(twice(pages.map(titleOf))).toEqual([]);
  expect(twice(pages.map((page) => metaOf(page, "description")))).toEqual([]);
});

test("search engines accept the structured data of the pages", async ({ request }) => {
  const paths = await publicPages(request);
  const some = [
    ...paths.filter((path) => !path.startsWith("/product/")),
    ...paths.filter((path) => path.startsWith("/product/")).slice(0, 5),
  ];
  for (const { path, html } of await readAll(request, some)) {
    const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
    expect.soft(extracted.errors, path).toEqual([]);
    const issues = await new Validator().validate(extracted);
    const wrong = issues.filter(({ severity }) => severity === "ERROR");
    expect.soft(wrong, path).toEqual([]);
    if (/^\/blog\/(?!tag\/)/.test(path))
      expect.soft(extracted.jsonld, path).toHaveProperty("Article");
  }
});

test("no link of a public page leads nowhere", async ({ request }) => {
  const pages = await readAll(request, await publicPages(request));
  const links = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
      links.set(decoded(href).replace(/#.*/, ""), path);
    }
  }
  expect(links.size).toBeGreaterThan(100);
  for (const [href, from] of links) {
    const { status } = await headOf(request, href);
    expect.soft(status, `${href} on ${from}`).toBeLessThan(400);
  }
});

test("what a page shows where it is shared can be fetched", async ({ request }) => {
  const paths = await publicPages(request);
  const some = [
    ...paths.slice(0, 1),
    ...["/product/", "/blog/"].flatMap((kind) =>
      paths.filter((path) => path.startsWith(kind)).slice(0, 1),
    ),
  ];
  for (const page of await readAll(request, some)) {
    const picture = await request.get(pathOf(metaOf(page, "og:image")));
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
  }
});

test("browsers and phones find the icon, and personal pages are excluded from indexes", async ({
  request,
}) => {
  const home = await (await request.get("/")).text();
  const files = [
    ...home.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g),
  ];
  expect(files.map(([link]) => /rel="([^"]+)"/.exec(link)?.[1]).toSorted()).toEqual([
    "apple-touch-icon",
    "icon",
    "manifest",
  ]);
  const { icons } = await (await request.get("/site.webmanifest")).json();
  const addresses = [
    // Browsers without pictures of type SVG ask for this address by themselves.
    "/favicon.ico",
    ...files.map(([, href]) => String(href)),
    ...icons.map(({ src }: { src: string }) => src),
  ];
  for (const address of addresses) {
    expect((await headOf(request, address)).status, address).toBe(200);
  }
  for (const path of [
    "/cart",
    "/checkout",
    "/profile",
    "/order-history",
    "/support/tickets",
    "/test-connection",
    "/shop?q=ring",
    "/nowhere",
  ]) {
    expect(await (await request.get(path)).text(), path).toContain('content="noindex"');
  }
});

/**
 * Returns the header of a visitor with a network address of their own, because the shop limits the
 * number of pages for one address.
 */
function asSomebody(): Record<string, string> {
  return { "x-forwarded-for": someAddress() };
}

async function headOf(request: APIRequestContext, path: string) {
  const answer = await request.head(path, { headers: asSomebody() });
  return { status: answer.status() };
}

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}
