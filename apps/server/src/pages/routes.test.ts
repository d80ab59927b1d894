import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createByteCache } from "../platform/http/byte-cache.ts";
import { reportSeenVersions } from "../platform/http/in-process.ts";
import { createServer } from "../platform/http/server.ts";
import { createLimits } from "../platform/limits.ts";
import { createVersions } from "../platform/versions.ts";
import { registerFonts, registerPages } from "./plugin.ts";

/**
 * A fake build with the same exports as the storefront's, whose pages contain the number of
 * renderings. A page makes one API call, at the address in its query. A page without a query makes
 * a call whose reply does not name the data on which it depends.
 */
const BUILD = `
let renders = 0;
export const openPages = (_, { fetch }) => ({
  has: (address) => !address.startsWith("/nowhere"),
  async render(address) {
    renders++;
    const call = decodeURIComponent(address.split("?q=")[1] ?? "/assets/untold");
    await fetch(call).catch(() => {});
    if (address === "/broken") throw new Error("broken");
    const status = address.endsWith("/404") ? 404 : 200;
    const headers = new Headers({ "content-type": "text/html" });
    const smuggled = address === "/smuggled" ? "<script>stealToken()</script>" : "";
    const html = \`<script>go()</script>\${smuggled}\${address} \${renders}\`;
    const unavailable = address === "/away";
    const complete = address !== "/half" && !unavailable;
    const fill = () => Buffer.from(html);
    return { status, headers, template: html, fill, followsRates: false, complete, unavailable };
  },
});
export const entry = { module: { openPages } };
`;

/** The typefaces of letters in the build of each language. */
const FONTS = {
  en: ["figtree-basic-a", "figtree-latin-ext-b", "fraunces-letters-c"],
  hi: ["hind-400-a", "hind-500-b", "martel-300-c"],
};

let build: string;
let server: FastifyInstance;
const versions = createVersions();
let version = 0;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), "suvarna-build-"));
  for (const language of ["en", "hi"] as const) {
    const assets = join(build, language, "client/assets");
    await mkdir(assets, { recursive: true });
    await writeFile(join(assets, "app-abc.js"), "app()");
    await writeFile(join(assets, `words-${language}.js`), language);
    for (const font of FONTS[language]) {
      await writeFile(join(assets, `${font}.woff2`), "letters");
    }
    await mkdir(join(build, language, "server"));
    await writeFile(join(build, language, "server/index.js"), BUILD);
  }
  server = await createServer({ logLevel: "silent", trustProxy: false });
  for (const [url, tags] of [
    ["/content", []],
    ["/moving", ["content"]],
  ] as const) {
    server.get(url, async () => {
      reportSeenVersions(new Map([["content", versions.now()]]));
      if (tags.length > 0) versions.changed(tags);
      return {};
    });
  }
  await registerFonts(server, build);
  await registerPages(server, {
    build,
    versions,
    rates: { tag: "rates", entries: () => [] },
    cache: createByteCache({ versions, maxBytes: 1e6 }),
    limits: createLimits(null),
    outside: {
      path: "/final",
      scripts: ["https://sdk.gateway.example"],
      frames: ["https://pay.gateway.example"],
      connects: ["https://api.gateway.example"],
    },
  });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await rm(build, { recursive: true });
});
beforeEach(() => versions.set("rates", String(++version)));

const get = (url: string) => server.inject(url);

it("renders a page once for all simultaneous requests, until the shop changes", async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => get("/shop")));
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect((await get("/shop/?utm_source=mail")).body).toBe(all[0]?.body);
  versions.set("rates", "moved");
  expect((await get("/shop")).body).not.toBe(all[0]?.body);
});

it("caches a page until something changes that one of its calls depends on", async () => {
  const page = "/about?q=/content";
  const first = (await get(page)).body;
  versions.changed(["rates"]);
  expect((await get(page)).body).toBe(first);
  versions.changed(["content"]);
  expect((await get(page)).body).not.toBe(first);
});

it("does not cache a page as fresh when one of its replies became stale during the rendering", async () => {
  const first = (await get("/about?q=/moving")).body;
  expect((await get("/about?q=/moving")).body).not.toBe(first);
});

it("answers every address without a page with the same page, rendered once", async () => {
  const lost = await Promise.all(["/nowhere", "/nowhere/else", "/nowhere?page=2"].map(get));
  expect(lost.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(lost.map(({ body }) => body)).size).toBe(1);
  expect((await get("/nowhere-again")).body).toBe(lost[0]?.body);
});

it("caches no failed page, and does not show the cause", async () => {
  const failed = await get("/broken");
  expect(failed.statusCode).toBe(500);
  expect(failed.body).toContain("Something went wrong");
  const next = (await get("/")).body;
  await get("/broken");
  versions.set("rates", "moved on");
  const renders = (body: string) => Number(body.split(" ").at(-1));
  expect(renders((await get("/")).body)).toBe(renders(next) + 2);
});

it("sends an incomplete page, and renders it again for the next visitor", async () => {
  const [first, next] = [await get("/half"), await get("/half")];
  expect([first.statusCode, next.statusCode]).toEqual([200, 200]);
  expect(next.body).not.toBe(first.body);
});

it("answers 503 with a page that is incomplete because the database is away, and does not cache it", async () => {
  const [first, next] = [await get("/away"), await get("/away")];
  expect([first.statusCode, next.statusCode]).toEqual([503, 503]);
  expect(first.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "retry-after": "5",
    "cache-control": "no-store",
  });
  expect(first.body).toContain("/away");
  expect(next.body).not.toBe(first.body);
});

it("allows a page's own inline scripts by their hashes and no others", async () => {
  const policy = String((await get("/")).headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

it("allows no script in a page that is not part of the build", async () => {
  const { body, headers } = await get("/smuggled");
  expect(body).toContain("<script>stealToken()</script>");
  const hash = (script: string) => createHash("sha256").update(script).digest("base64");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain(`'sha256-${hash("go()")}'`);
  expect(policy).not.toContain(hash("stealToken()"));
});

it("answers a HEAD without a body, and 304 when the client has the current bytes", async () => {
  const full = await get("/");
  const head = await server.inject({ method: "HEAD", url: "/" });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
  const etag = String(full.headers.etag);
  const same = await server.inject({ url: "/", headers: { "if-none-match": etag } });
  expect([same.statusCode, same.body]).toEqual([304, ""]);
});

it("allows endless caching of files with a hashed name, and answers 404 for missing ones", async () => {
  const file = await get("/assets/app-abc.js");
  expect([file.statusCode, file.body]).toEqual([200, "app()"]);
  expect(file.headers["cache-control"]).toContain("immutable");
  const missing = await get("/assets/app-old.js");
  expect([missing.statusCode, missing.json().code]).toEqual([404, "not_found"]);
});

it("renders the pages of another language by its own build", async () => {
  const [first, same] = await Promise.all(["/hi/language", "/hi/language/"].map(get));
  expect(first?.body).toMatch(/\/hi\/language \d+$/);
  expect(same?.body).toBe(first?.body);
  expect((await get("/hi")).body).toMatch(/\/hi \d+$/);
  expect((await get("/history")).body).toMatch(/\/history \d+$/);
  const lost = await Promise.all(["/hi/nowhere", "/hi/nowhere/else"].map(get));
  expect(lost.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(new Set(lost.map(({ body }) => body)).size).toBe(1);
  expect(lost[0]?.body).toContain("/hi/404");
});

it("serves the files of all languages, and one file that several languages share", async () => {
  for (const language of ["en", "hi"]) {
    expect((await get(`/assets/words-${language}.js`)).body).toBe(language);
  }
});

it("redirects visitors from other sites to the language that they have chosen", async () => {
  const visit = (url: string, cookie: string, from = "none") =>
    server.inject({ url, headers: { cookie, "sec-fetch-site": from } });
  const led = await visit("/shop?page=2", "language=hi");
  expect([led.statusCode, led.headers.location]).toEqual([302, "/hi/shop?page=2"]);
  expect(led.headers["cache-control"]).toBe("no-store");
  expect((await visit("/", "a=b; language=hi", "cross-site")).headers.location).toBe("/hi");
  expect((await visit("/hi", "language=en")).headers.location).toBe("/");
  for (const [url, cookie, from] of [
    ["/hi/shop", "language=hi", "none"],
    ["/shop", "language=hi", "same-origin"],
    ["/shop", "language=xx", "none"],
    ["/shop", "other=hi", "none"],
    ["/assets/app-abc.js", "language=hi", "none"],
  ] as const) {
    expect((await visit(url, cookie, from)).statusCode, url).toBe(200);
  }
  // The browser's own languages are no choice.
  const guess = await server.inject({ url: "/shop", headers: { "accept-language": "hi" } });
  expect(guess.statusCode).toBe(200);
});

it.each([
  "/hi//other.example",
  "/hi/\\other.example",
  "/hi///other.example/a?b=c",
  "/hi/\\/other.example",
])("redirects nobody to another host by %s", async (url) => {
  const headers = { cookie: "language=en", "sec-fetch-site": "cross-site" };
  const { location = "" } = (await server.inject({ url, headers })).headers;
  expect(new URL(String(location), "https://shop.example").host).toBe("shop.example");
  expect(location).toMatch(/^[/]other[.]example/);
});

it("serves the typefaces of letters at addresses that outlive a build", async () => {
  expect((await get("/fonts/martel.woff2")).statusCode).toBe(200);
  const font = await get("/fonts/fraunces.woff2");
  expect([font.statusCode, font.body]).toEqual([200, "letters"]);
  expect(font.headers).toMatchObject({
    "content-type": "font/woff2",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
});

it("allows a gateway's scripts on the payment page, and on no other page of the storefront", async () => {
  const list = await readFile(
    new URL("../../../storefront/app/routes.ts", import.meta.url),
    "utf8",
  );
  const routes = Array.from(list.matchAll(/route\("([^"]+)"/g), ([, path = ""]) => `/${path}`);
  expect(routes.length).toBeGreaterThan(40);
  const withHosts = [];
  const near = [
    "/hi",
    "/hi/cart",
    "/final/more",
    "/finals",
    "/nowhere?x=/final",
    "/%66inal",
    "/final%2f",
  ];
  for (const route of ["/", ...routes.map((path) => path.replace(/:\w+/g, "one")), ...near]) {
    const policy = String((await get(route)).headers["content-security-policy"]);
    expect(policy, route).toContain("script-src 'self'");
    if (policy.includes("gateway.example")) withHosts.push(route);
  }
  expect(withHosts).toEqual(["/final"]);
  for (const same of ["/hi/final", "/final/", "/final?order=1&pay=rest"]) {
    const policy = (await get(same)).headers["content-security-policy"];
    expect(policy, same).toContain("https://sdk.gateway.example");
  }
});
