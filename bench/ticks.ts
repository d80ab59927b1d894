/**
 * Measures what a rate tick costs: `npm run bench:ticks`. Every page of a piece that was kept is asked
 * for again after a tick, and the processor time of the server is divided by the pages. The reference,
 * in the same run and at the same ticks, is a page of a piece that was never asked for, of which
 * nothing is kept: that is what every page cost after a tick, and after every sold piece, before
 * replies knew what they depend on. A kept page without a tick is measured too. Linux only.
 * `DATABASE_URL` or `BENCH_DATA_DIR` names a shop that is filled already.
 */
import { setTimeout as pause } from "node:timers/promises";
import { median, tellFigures } from "./figures.ts";
import { pageAddresses } from "./page-addresses.ts";
import { processorMs } from "./processor-time.ts";
import { startShop } from "./servers.ts";

const TICK_S = 20;
const ROUNDS = 3;
/** Pages in a round. */
const PAGES = 12;
const HEADERS = { "accept-encoding": "br" };

await using shop = await startShop({ RATES_TICK_SECONDS: String(TICK_S) });
const { pages } = await pageAddresses(shop.url);
const pieces = pages.filter((path) => path.startsWith("/product/"));
if (pieces.length < PAGES * (ROUNDS + 2)) throw new Error("The shop has too few pieces");
/** The first are kept. The second run the code warm. Each round takes others of the rest. */
const kept = pieces.slice(0, PAGES);
const unasked = pieces.slice(2 * PAGES);

await ask(kept);
await ask(pieces.slice(PAGES, 2 * PAGES));
const times = { anew: [] as number[], first: [] as number[], same: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  await nextTick();
  times.anew.push(await timeOf(kept));
  times.same.push(await timeOf(kept));
  times.first.push(await timeOf(unasked.slice(round * PAGES, (round + 1) * PAGES)));
}
const reference = { name: "page never asked for", value: median(times.first) };
await tellFigures([
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

/** The processor time of the server for each page, in milliseconds. */
async function timeOf(paths: readonly string[]): Promise<number> {
  const before = await processorMs(shop.pid);
  await ask(paths);
  return ((await processorMs(shop.pid)) - before) / paths.length;
}

/** Waits for the next rates, and until their reactions are done. */
async function nextTick(): Promise<void> {
  const tag = async () => (await fetch(`${shop.url}/api/today-price`)).headers.get("etag");
  const before = await tag();
  while ((await tag()) === before) await pause(100);
  await pause(1000);
}
