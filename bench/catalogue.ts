/**
 * Measures the catalogue's calls at a steady load on PostgreSQL: `npm run seed:catalogue --
 * --products 1000000`, then `npm run bench:catalogue`, both with the same DATABASE_URL. Each kind
 * of call is made 100 times a second (`BENCH_PER_SECOND`) for 10 seconds (`BENCH_SECONDS`), whether
 * or not the earlier calls have been answered. Each address is requested once, so that no reply
 * comes from the cache. Rates change meanwhile, as in a shop. The time of a call counts from the
 * moment at which it was due. 99 of 100 calls must take less than 50 ms. The same load on a bare
 * handler with the same bytes, in the same run, is the reference. The servers use all cores, as
 * the database and the load do: with one core, the garbage collector's threads would take it from
 * the server.
 */
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { printFigures } from "./figures.ts";
import { startBareServer, startShop } from "./servers.ts";
import { SEALING_KEYS } from "./staff.ts";

const PER_SECOND = Number(process.env["BENCH_PER_SECOND"] ?? 100);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 10);
const WANTED_MS = 50;
/** The number of calls before a measurement, which warm up the server and fill its caches. */
const WARM_UP = 200;
/** Behind a proxy the shop gives its metrics only to callers with this token. */
const METRICS_TOKEN = "a-token-of-the-bench-only";
const PAGE = "/api/gold/products/paginated";
const NAMES = [
  "Aarohi",
  "Bela",
  "Charvi",
  "Devika",
  "Ela",
  "Gauri",
  "Hiral",
  "Ira",
  "Jhanvi",
  "Kavya",
];
const THINGS = [
  "ring",
  "jhumka",
  "pend",
  "bangle",
  "chain",
  "stud",
  "nose",
  "kada",
  "hoop",
  "neck",
];

/** A kind of call. Its function `path` returns another address for each number. */
interface Kind {
  readonly name: string;
  readonly path: (number: number) => string;
}

/**
 * Returns the query of a page of a list. Each number leads to another page or another page length.
 */
const paged = (number: number, page = 1) =>
  `page=${page + (number % 80)}&limit=${24 + Math.floor(number / 80)}`;
const list = (name: string, query: string, page?: number): Kind => ({
  name,
  path: (number) => `${PAGE}?${query}&${paged(number, page)}`,
});
const limits = (number: number) => `minPrice=${20_000 + number}&maxPrice=${90_000 + 7 * number}`;

function kindsOf(total: number): readonly Kind[] {
  // A page has at most 24 + 15 products, and a kind of call requests 80 different pages.
  const last = Math.max(1, Math.floor(total / 40) - 80);
  return [
    list("default listing", "sort=featured"),
    {
      name: "three filters",
      path: (number) => `${PAGE}?category=Gold&carat=22K&${limits(number)}&limit=24`,
    },
    list("by price", "sort=price-asc"),
    {
      name: "three filters, by price",
      path: (number) =>
        `${PAGE}?category=Gold&carat=22K&${limits(number)}&sort=price-desc&limit=24`,
    },
    list("page 1000", "sort=featured", 1000),
    list("page 1000 by price", "sort=price-desc", 1000),
    list("last pages", "sort=newest", last),
    list("last pages by price", "sort=price-asc", last),
    list('search "jhumka"', "q=jhumka"),
    list('search "gold ring"', "q=gold+ring"),
    list('search "gold ring" by price', "q=gold+ring&sort=price-asc"),
    list('search "jhumkaa" (misspelt)', "q=jhumkaa"),
    {
      name: "suggestions, each for another text",
      path: (number) => `/api/search/suggest?q=${text(number)}`,
    },
  ];
}

/** Returns an unfinished search text, another one for each number up to 1,000. */
function text(number: number): string {
  const name = NAMES[number % 10] ?? "";
  const thing = THINGS[Math.floor(number / 10) % 10] ?? "";
  const length = 2 + (Math.floor(number / 100) % 10);
  return encodeURIComponent(`${name} ${thing}`.slice(0, name.length + 1 + length));
}

if (!process.env["DATABASE_URL"]) {
  console.error("DATABASE_URL must name a PostgreSQL database with generated products.");
  process.exit(1);
}
// Each call comes from a network address of its own, so that no rate limit is reached.
await using shop = await startShop(
  { LOG_LEVEL: "silent", SEALING_KEYS, TRUST_PROXY: "true", METRICS_TOKEN },
  "all",
);
const agent = new Agent({ keepAlive: true });
const total = await readyTotal();
console.log(`${total} products; ${PER_SECOND} calls a second for ${SECONDS} s`);
let slow = 0;
let callers = 0;
for (const { name, path } of kindsOf(total)) {
  const calls = PER_SECOND * SECONDS;
  for (let number = 0; number < WARM_UP; number++) {
    await timed(shop.url + path(calls + number), performance.now());
  }
  const times = await load((number) => shop.url + path(number), calls);
  const response = await fetch(shop.url + path(0));
  const headers = { "content-type": response.headers.get("content-type") ?? "" };
  const body = Buffer.from(await response.arrayBuffer());
  await using bare = await startBareServer({ body, headers }, "all");
  const bareTimes = await load(() => bare.url, calls);
  const p99 = at(times, 0.99);
  if (p99 >= WANTED_MS) slow++;
  for (const share of [0.5, 0.99]) {
    await printFigures([
      {
        what: `${name}, ${share === 0.5 ? "median" : "99 of 100"}`,
        value: at(times, share),
        unit: "ms",
        reference: { name: "bare Fastify", value: at(bareTimes, share) },
      },
    ]);
  }
}
console.log(slow === 0 ? "as wanted" : `${slow} NOT BELOW ${WANTED_MS} ms`);
process.exitCode = slow === 0 ? 0 : 1;

/**
 * Waits until the server has the catalogue and its words in memory. It begins to read them when the
 * first listing is requested.
 */
async function readyTotal(): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${shop.url}${PAGE}`);
  const { total } = (await response.json()) as { total: number };
  for (;;) {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await fetch(`${shop.url}/metrics`, { headers });
    if (!metrics.ok) throw new Error(`/metrics answers ${metrics.status}`);
    if (/^suvarna_catalogue_in_memory 1$/m.test(await metrics.text())) break;
    await pause(1000);
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`the catalogue is in memory ${seconds.toFixed(1)} s after the first listing`);
  return total;
}

/**
 * Makes calls at their planned times.
 * @returns the duration of each call in milliseconds, shortest first
 */
async function load(urlOf: (number: number) => string, calls: number): Promise<number[]> {
  const begun = performance.now() + 10;
  const running: Promise<number>[] = [];
  for (let number = 0; number < calls; number++) {
    const due = begun + (number * 1000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    running.push(timed(urlOf(number), due));
  }
  return (await Promise.all(running)).toSorted((one, other) => one - other);
}

function timed(url: string, due: number): Promise<number> {
  const caller = callers++;
  const from = `198.18.${(caller >> 8) & 255}.${caller & 255}`;
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "x-forwarded-for": from } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.on("end", () => resolve(performance.now() - due)).resume();
    }).on("error", reject);
  });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
