// Opens a shop as `main.ts` does. At several rates it compares each product page and listing that is
// filled with new rates with the page that is rendered anew at the same rates, and prints the result
// as JSON.
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { LANGUAGES, type Language } from "@suvarna/words/languages";
import { loadConfig } from "../src/config.ts";
import { fetchInProcess } from "../src/pages/plugin.ts";
import { systemClock } from "../src/platform/clock.ts";
import { API_PREFIX } from "../src/platform/http/api.ts";
import { acceptSheet } from "../src/rates/index.ts";
import { runShop } from "../src/run-shop.ts";
import { testAct } from "./acting.ts";

const SERVER = join(import.meta.dirname, "..");
const BUILDS = join(SERVER, "../storefront/build");
/** The rates of gold and silver in paise per gram: small and large changes, up and down. */
const TICKS = [
  [1_350_000, 16_000],
  [1_350_100, 16_001],
  [1_350_000, 15_990],
  [1_100_000, 19_900],
  [2_000_000, 9_999],
] as const;
const LISTINGS = ["/shop", "/shop?page=2", "/shop/rings", "/shop?sort=price-asc"];

const config = loadConfig(process.cwd());
/** How many pages were rendered. The builds of `countRenderings` count them. */
const counted = Object.assign(globalThis, { renderings: 0 });
const { services, close } = await runShop(config, {
  clock: systemClock,
  pictures: join(SERVER, "seed/pictures"),
  storefront: countRenderings(join(config.dataDir, "storefront")),
  backOffice: join(SERVER, "../backoffice/build"),
  say() {},
});
const { app, rates, server } = services;

/** Makes builds in a folder that pass each call to the real builds and count the renderings. */
function countRenderings(folder: string): string {
  for (const { code } of LANGUAGES) {
    mkdirSync(join(folder, code, "server"), { recursive: true });
    symlinkSync(join(BUILDS, code, "client"), join(folder, code, "client"));
    const real = pathToFileURL(join(BUILDS, code, "server/index.js")).href;
    writeFileSync(
      join(folder, code, "server/index.js"),
      `export * from "${real}";
      import { entry as real } from "${real}";
      const openPages = (...options) => {
        const pages = real.module.openPages(...options);
        const render = (...page) => {
          globalThis.renderings++;
          return pages.render(...page);
        };
        return { ...pages, render };
      };
      export const entry = { module: { ...real.module, openPages } };`,
    );
  }
  return folder;
}

/** The functions of the storefront's build that this test calls. */
interface Build {
  readonly entry: {
    readonly module: {
      openPages(
        build: unknown,
        functions: object,
      ): { render(address: string, rates: readonly RateEntry[]): Promise<RenderedPage> };
    };
  };
}
interface RenderedPage {
  fill(rates: readonly RateEntry[]): Buffer;
}

async function pagesIn({ code }: Language) {
  const build: Build = await import(pathToFileURL(join(BUILDS, code, "server/index.js")).href);
  const fetch = fetchInProcess(server);
  return build.entry.module.openPages(build, { fetch, baseUrl: API_PREFIX, report() {} });
}

let calls = 0;
/** Requests a page, each time from another network address, because renderings are limited. */
async function read(url: string): Promise<string> {
  calls++;
  const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const { statusCode, body } = await server.inject({ url, remoteAddress });
  if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`);
  return body;
}

async function accept(gold999: number, silver999: number): Promise<void> {
  const now = new Date();
  const perGram = deriveRates(gold999, silver999);
  const sheet = { source: "A test", reason: "test", perGram, takenAt: now, acceptedAt: now };
  await testAct(app, (act) => acceptSheet(act, sheet));
  while (rates.perGram()["24K"] !== gold999) await pause(20);
  // The cached pages become stale a moment later.
  await pause(200);
}

/** Renders a page anew, with the rates and the replies of now. */
async function render(language: Language, address: string): Promise<string> {
  const page = await (await pagesIn(language)).render(address, rates.entries());
  return page.fill(rates.entries()).toString();
}

const { products } = (await server.inject("/api/gold/products/paginated?limit=100")).json();
const slugs = products.map(({ slug }: { slug: string }) => slug) as string[];
const paths = [...slugs.map((slug) => `/product/${slug}`), ...LISTINGS];
const addresses = LANGUAGES.flatMap((language) =>
  paths.map((path) => ({ language, address: language.base + path })),
);
// The sheet of the folder may be so old by now that the pages say so, which no new rates would say.
await accept(1_349_000, 15_980);
for (const { address } of addresses) await read(address);

const results = [];
for (const [gold999, silver999] of TICKS) {
  await accept(gold999, silver999);
  const before = counted.renderings;
  const differing: string[] = [];
  for (const { language, address } of addresses) {
    const sent = await read(address);
    if (sent !== (await render(language, address))) differing.push(address);
  }
  results.push({ rendered: counted.renderings - before, differing });
}
console.log(JSON.stringify({ pages: addresses.length, results }));
await close();
process.exit();
