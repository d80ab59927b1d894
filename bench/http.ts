/**
 * Measures how many requests a second the public pages, the product list, a search and the
 * suggestions reach, beside a bare Fastify handler that returns the same bytes, in the same run:
 * `npm run bench:http`. Both servers run on the first core, and the load (32 connections) comes
 * from the second. The two servers are measured alternately in several rounds, and the medians are
 * compared. `DATABASE_URL` or `BENCH_DATA_DIR` names a shop that is filled already.
 */
import { median, printFigures } from "./figures.ts";
import { measure, warmUp } from "./load.ts";
import { startBareServer, startShop } from "./servers.ts";

/** A measured address, and the share of the bare handler's speed that the shop must reach at it. */
interface Target {
  readonly name: string;
  readonly path: string;
  readonly wanted?: number;
}

const WANTED = 0.5;
const TARGETS: readonly Target[] = [
  { name: "home page", path: "/", wanted: WANTED },
  { name: "listing page", path: "/shop", wanted: WANTED },
  { name: "product page", path: "/product/studs-gold-flower", wanted: WANTED },
  { name: "product-list call", path: "/api/gold/products/paginated", wanted: WANTED },
  { name: "search call", path: "/api/gold/products/paginated?q=gold+ring" },
  { name: "suggestions call", path: "/api/search/suggest?q=jhum" },
];
const ROUNDS = 3;

await using shop = await startShop();
let short = 0;
for (const { name, path, wanted } of TARGETS) {
  const sample = await warmUp({ url: shop.url + path });
  await using bare = await startBareServer(sample);
  const rates = { shop: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.shop.push(await measure(shop.url + path));
    rates.bare.push(await measure(bare.url));
  }
  const [ours, theirs] = [median(rates.shop), median(rates.bare)];
  if (wanted !== undefined && ours / theirs < wanted) short++;
  await printFigures([
    {
      what: `${name}, ${sample.body.byteLength} bytes`,
      value: ours,
      unit: "requests/s",
      reference: { name: "bare Fastify", value: theirs },
    },
  ]);
}
console.log(short ? `${short} below ${WANTED} of the bare handler` : `all at ${WANTED} or more`);
