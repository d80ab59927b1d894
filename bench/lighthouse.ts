/**
 * Runs Lighthouse on the production build with its phone settings (a slow network and a four times
 * slower processor): `npm run bench:lighthouse`. Each page is opened several times in each language,
 * and the run with the median performance score counts. The same page is measured without its script files too.
 * The blocking time of that page is not caused by the shop but by the machine, and stands beside that
 * of the whole page, with Lighthouse's own measure of the processor (`benchmarkIndex`). A run without
 * a complete result is repeated a few times. The command fails if a figure misses its target. Cart
 * and checkout are opened by a shopper who is logged in and has a piece in the cart. `CHROME_PATH`
 * names the browser if the script does not find it.
 */
import { addressIn, LANGUAGES } from "@suvarna/words/languages";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import puppeteer from "puppeteer-core";
import { printFigures } from "./figures.ts";
import { startShop } from "./servers.ts";
import { openReadyShopper } from "./shoppers.ts";

/** A measured page. A personal page is opened by a shopper with a piece in the cart. */
interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly isPersonal?: boolean;
  /** The path below which the pages of the language are. */
  readonly base?: string;
}

const FIRST_PAGES: readonly MeasuredPage[] = [
  { name: "home", path: "/" },
  { name: "listing", path: "/shop" },
  { name: "product", path: "/product/studs-gold-flower" },
  { name: "cart", path: "/cart", isPersonal: true },
  { name: "checkout", path: "/checkout", isPersonal: true },
];
const PAGES = LANGUAGES.flatMap(({ base, name: language }) =>
  FIRST_PAGES.map((page) => ({
    ...page,
    base,
    name: base ? `${page.name}, ${language}` : page.name,
    path: addressIn(base, page.path),
  })),
);
const RUNS = Number(process.argv[2] ?? 3);
const TRIES = 4;
const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A figure of a report: how the figure is read and formatted, and its target. */
interface Measured {
  readonly name: string;
  readonly unit: string;
  read(report: Result): number;
  show(value: number): string;
  keeps(value: number): boolean;
}

const score = (category: string, least: number): Measured => ({
  name: `${category} ≥ ${least}`,
  unit: "of 100",
  read: ({ categories }) => Math.round((categories[category]?.score ?? Number.NaN) * 100),
  show: String,
  keeps: (value) => value >= least,
});

const audit = (
  id: string,
  name: string,
  below: number,
  digits: number,
  unit: string,
): Measured => ({
  name: `${name} < ${below}${unit}`,
  unit: unit.trim(),
  read: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  show: (value) => `${value.toFixed(digits)}${unit}`,
  keeps: (value) => value < below,
});

const TBT = audit("total-blocking-time", "TBT", 100, 0, " ms");
const FIGURES: readonly Measured[] = [
  score("performance", 97),
  score("accessibility", 100),
  score("best-practices", 100),
  score("seo", 100),
  audit("largest-contentful-paint", "LCP", 1800, 0, " ms"),
  audit("cumulative-layout-shift", "CLS", 0.02, 3, ""),
  TBT,
  audit("total-byte-weight", "bytes", 600_000, 0, ""),
];

await using shop = await startShop();
const token = await openReadyShopper(shop.url);
const reports: { name: string; report: Result; scriptless: Result }[] = [];
let missed = 0;
const columns = FIGURES.map(({ name }) => ({ name, width: name.length + 2 }));
const without = "TBT without scripts";
console.log(
  [
    "page".padEnd(20),
    ...columns.map(({ name, width }) => name.padStart(width)),
    `  ${without}`,
  ].join(""),
);
for (const page of PAGES) {
  // The page is opened once before the measurement, so that the server has rendered it and created
  // its pictures.
  await open(page);
  const runs: Result[] = [];
  const scriptlessRuns: Result[] = [];
  for (let count = 0; count < RUNS; count++) {
    runs.push(await measure(page, FIGURES));
    scriptlessRuns.push(await measure(page, [TBT], ["*.js"]));
  }
  const { name } = page;
  const report = middle(runs, performanceOf);
  const scriptless = middle(scriptlessRuns, (run) => TBT.read(run));
  reports.push({ name, report, scriptless });
  const cells = FIGURES.map((figure, number) => {
    const value = figure.read(report);
    const holds = figure.keeps(value);
    if (!holds) missed++;
    return `${figure.show(value)}${holds ? " " : "!"}`.padStart(columns[number]?.width ?? 0);
  });
  const last = `${TBT.show(TBT.read(scriptless))} `.padStart(without.length + 2);
  console.log([name.padEnd(20), ...cells, last].join(""));
}
const indexes = reports.map(({ report }) => report.environment.benchmarkIndex);
await printFigures([
  {
    what: "Lighthouse's own measure of the processor, of which it takes a quarter",
    value: Math.round(indexes.reduce((sum, index) => sum + index, 0) / indexes.length),
    unit: "",
    reference: null,
  },
  ...reports.flatMap(({ name, report, scriptless }) =>
    FIGURES.map((figure) => ({
      what: `Lighthouse, ${name}: ${figure.name}`,
      value: figure.read(report),
      unit: figure.unit,
      reference: figure === TBT ? { name: "without scripts", value: TBT.read(scriptless) } : null,
    })),
  ),
]);
for (const { name, report } of reports) {
  for (const fault of faultsOf(report)) console.log(`${name}: ${fault}`);
}
console.log(missed ? `${missed} missed (!)` : "all kept");
if (missed) process.exitCode = 1;

/**
 * Repeats a measurement until its report has all figures. Some figures are missing if Chrome's
 * trace does not contain the page's navigation.
 */
async function measure(
  page: MeasuredPage,
  figures: readonly Measured[],
  blockedUrlPatterns: string[] = [],
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    const report = await open(page, blockedUrlPatterns);
    const lost = figures.filter(({ read }) => Number.isNaN(read(report))).map(({ name }) => name);
    const fault = report.runtimeError?.message ?? (lost.length ? `no ${lost.join(", ")}` : null);
    if (fault === null) return report;
    if (tried === TRIES) throw new Error(`${page.path} gave no figures in ${TRIES} runs: ${fault}`);
    console.log(`${page.path}: taken again (${fault})`);
  }
}

async function open(
  { path, isPersonal = false, base = "" }: MeasuredPage,
  blockedUrlPatterns: string[] = [],
): Promise<Result> {
  const chrome = await launch({ chromeFlags: FLAGS, logLevel: "error" });
  try {
    const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}` });
    const tab = await browser.newPage();
    if (isPersonal) {
      // A shopper with a cart has seen another page of the language, so its fonts are in the cache.
      await tab.goto(shop.url + addressIn(base, "/contact"));
      await tab.evaluate((session) => localStorage.setItem("token", session), token);
    }
    const flags = {
      logLevel: "error",
      output: "json",
      blockedUrlPatterns,
      disableStorageReset: isPersonal,
      // Personal pages are hidden from search engines on purpose, so the audit of crawling is
      // skipped.
      skipAudits: isPersonal ? ["is-crawlable"] : [],
    } as const;
    const outcome = await lighthouse(shop.url + path, { ...flags }, undefined, tab);
    if (!outcome) throw new Error(`Lighthouse gave no report of ${path}`);
    return outcome.lhr;
  } finally {
    chrome.kill();
  }
}

function middle(runs: Result[], figure: (report: Result) => number): Result {
  const sorted = runs.toSorted((one, other) => figure(one) - figure(other));
  return sorted[Math.floor(sorted.length / 2)] as Result;
}

function performanceOf({ categories }: Result): number {
  return categories["performance"]?.score ?? 0;
}

/** Lists the audits that keep one of Lighthouse's scores below 100. */
function faultsOf({ categories, audits }: Result): string[] {
  return ["accessibility", "best-practices", "seo"].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
      .map((ref) => `${id}: ${audits[ref.id]?.title ?? ref.id}`),
  );
}
