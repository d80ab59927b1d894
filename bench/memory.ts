/**
 * Measures the memory of the server's process (its resident set, as `ps` reports it) on the
 * embedded database and on PostgreSQL: `npm run bench:memory`. Each shop starts as on a new
 * machine: with an empty folder or database, an empty compile cache, and the environment of `npm
 * start`. The memory is measured when the process is idle after its start, and again when the
 * process is idle after 10,000 page views and 200 orders. The peak is that of the whole run.
 * PostgreSQL is the server of TEST_DATABASE_URL or DATABASE_URL, or else the one of this machine; a
 * database is created there and dropped again.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { serverEnv } from "../scripts/server-env.mjs";
import { makeDatabase } from "./empty-database.ts";
import { printFigures } from "./figures.ts";
import { pageAddresses } from "./page-addresses.ts";
import { startBareServer, startShop } from "./servers.ts";
import { placeOrders } from "./shoppers.ts";

const VIEWS = 10_000;
const VIEWS_AT_ONCE = 16;
const ORDERS = 200;
const ORDERS_AT_ONCE = 4;
/**
 * The time in milliseconds after which a process counts as idle. It is long enough for sending all
 * letters and for returning unused memory.
 */
const REST_MS = 30_000;
const SAMPLE_MS = 200;
const MB = 1024;

/** The limits of the memory in MB. */
const LIMITS = {
  "embedded database": { idle: 500, afterLoad: 600 },
  PostgreSQL: { idle: 260, afterLoad: 350 },
};

// Each shop below gets its own database and no Redis, because the shops must not share data. The
// address of the PostgreSQL server was read before, when empty-database.ts was loaded.
for (const name of ["DATABASE_URL", "REDIS_URL"]) delete process.env[name];

const bareMb = await measureBare();
console.log("memory in MB         idle  limit  after load  limit   peak");
let above = await measure("embedded database", {});
await using database = await makeDatabase();
if (database) above = (await measure("PostgreSQL", { DATABASE_URL: database.url })) || above;
console.log(above ? "ABOVE a limit" : "within the limits");
process.exitCode = above ? 1 : 0;

/** Prints one line of the table of measurements. @returns whether a limit is exceeded */
async function measure(
  name: keyof typeof LIMITS,
  settings: Readonly<Record<string, string>>,
): Promise<boolean> {
  const compileCache = await mkdtemp(join(tmpdir(), "suvarna-bench-cache-"));
  try {
    const limits = LIMITS[name];
    await using shop = await startShop({
      ...serverEnv,
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: "silent",
      TRUST_PROXY: "true",
      // All shoppers come from a few networks, and each confirms a phone number, so the limit of
      // codes is high.
      OTP_PER_NETWORK_HOURLY: "100000",
      ...settings,
    });
    await using sampling = samplePeak(shop.pid);
    await pause(REST_MS);
    const idle = await residentMb(shop.pid);
    await viewPages(shop.url);
    await placeOrders(shop.url, ORDERS, ORDERS_AT_ONCE);
    await pause(REST_MS);
    const afterLoad = await residentMb(shop.pid);
    const peak = await sampling.stop();
    const columns = [
      name.padEnd(18),
      String(idle).padStart(6),
      String(limits.idle).padStart(6),
      String(afterLoad).padStart(11),
      String(limits.afterLoad).padStart(6),
      String(peak).padStart(6),
    ];
    console.log(columns.join(" "));
    const reference = { name: "bare Fastify", value: bareMb };
    await printFigures([
      { what: `memory, ${name}, idle`, value: idle, unit: "MB", reference },
      { what: `memory, ${name}, after the load`, value: afterLoad, unit: "MB", reference },
    ]);
    return idle > limits.idle || afterLoad > limits.afterLoad;
  } finally {
    await rm(compileCache, { recursive: true, force: true });
  }
}

/**
 * Measures the memory in MB of a bare Fastify handler in Node.js, which is the least that a server
 * needs.
 */
async function measureBare(): Promise<number> {
  await using bare = await startBareServer({ body: Buffer.from("bare"), headers: {} });
  // Without `await`, the server would have ended before its memory is read.
  return await residentMb(bare.pid);
}

/**
 * Requests pages as browsers do. Half of the requests are for pages of the shop, half for the
 * listing with filters.
 */
async function viewPages(url: string): Promise<void> {
  const { pages, listings } = await pageAddresses(url);
  let next = 0;
  const { statusCodeStats } = await autocannon({
    url,
    connections: VIEWS_AT_ONCE,
    amount: VIEWS,
    // Only memory is measured, so a page may take long on a busy machine.
    timeout: 60,
    requests: [
      {
        setupRequest(request) {
          const number = next++;
          const from = number % 2 === 0 ? pages : listings;
          const path = from[(number >> 1) % from.length] ?? "/";
          const encodings = number % 10 === 9 ? "gzip" : "gzip, deflate, br, zstd";
          // There are so many visitors that none of them exceeds the limit of pages per visitor.
          const visitor = `10.1.${(number >> 8) & 255}.${number & 255}`;
          const headers = { "accept-encoding": encodings, "x-forwarded-for": visitor };
          return { ...request, path, headers };
        },
      },
    ],
  });
  const viewed = statusCodeStats?.["200"]?.count ?? 0;
  if (viewed !== VIEWS) throw new Error(`Not all pages came: ${JSON.stringify(statusCodeStats)}`);
}

/**
 * Reads the memory of a process again and again, until it is stopped.
 * @returns an object whose `stop` returns the peak
 */
function samplePeak(pid: number): { stop(): Promise<number> } & AsyncDisposable {
  let sampling = true;
  let peak = 0;
  const done = (async () => {
    while (sampling) {
      // A process that has ended uses no memory. Another part of the command reports its failure.
      peak = Math.max(peak, await residentMb(pid).catch(() => 0));
      await pause(SAMPLE_MS);
    }
  })();
  async function stop(): Promise<number> {
    sampling = false;
    await done;
    return peak;
  }
  return {
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}

/** Reads the resident set of a process in MB. `ps` reports KB on Linux and macOS. */
async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Math.round(Number(stdout) / MB);
}
