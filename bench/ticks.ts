/**
 * Measures the cost of a tick, which is a change of the rates: `npm run bench:ticks`. After a tick,
 * each product page that was in the cache before is requested again, and the server's processor
 * time is divided by the number of pages. The reference is the cost of a product page that was
 * never requested, so that nothing of it is cached. It is measured in the same run and at the same
 * ticks. A cached page without a tick is measured too. The command works on Linux only.
 * `DATABASE_URL` or `BENCH_DATA_DIR` names a shop that is filled already.
 */
import { setTimeout as pause } from "node:timers/promises";
import { median, printFigures } from "./figures.ts";
import { pageAddresses } from "./page-addresses.ts";
import { processorMs } from "./processor-time.ts";
import { startShop } from "./servers.ts";

const TICK_S = 20;
const ROUNDS = 3;
/** The number of pages in a round. */
const PAGES = 12;
const HEADERS = { "accept-encoding": "br" };

await using shop = await startShop({ RATES_TICK_SECONDS: String(TICK_S) });
const { pages } = await pageAddresses(shop.url);
const pieces = pages.filter((path) => path.startsWith("/product/"));
if (pieces.length < PAGES * (ROUNDS + 2)) throw new Error("The shop has too few pieces");
/**
 * The first pages are in the cache. The second pages warm up the code. Each round takes others of
 * the remaining pages.
 */
const watchedPieces = pieces.slice(0, PAGES);
const unasked = pieces.slice(2 * PAGES);

await ask(watchedPieces);
await ask(pieces.slice(PAGES, 2 * PAGES));
const times = { anew: [] as number[], first: [] as number[], same: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  await nextTick();
  times.anew.push(await timeOf(watchedPieces));
  times.same.push(await timeOf(watchedPieces));
  times.first.push(await timeOf(unasked.slice(round * PAGES, (round + 1) * PAGES)));
}
const reference = { name: "page never asked for", value: median(times.first) };
await printFigures([
  { what: "kept page after a tick", value: median(times.anew), unit: "ms", reference },
  { what: "kept page without a tick", value: median(times.same), unit: "ms", reference },
]);

async function ask(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(shop.url + path, { headers: HEADERS });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Measures the server's processor time for each page, in milliseconds. */
async function timeOf(paths: readonly string[]): Promise<number> {
  const before = await processorMs(shop.pid);
  await ask(paths);
  return ((await processorMs(shop.pid)) - before) / paths.length;
}

/** Waits for the next change of the rates, and until its reactions are done. */
async function nextTick(): Promise<void> {
  const tag = async () => (await fetch(`${shop.url}/api/today-price`)).headers.get("etag");
  const before = await tag();
  while ((await tag()) === before) await pause(100);
  await pause(1000);
}
