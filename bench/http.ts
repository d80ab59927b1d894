/**
 * Measures how many requests a second the public pages and the product list reach, beside a bare
 * Fastify handler that returns the same bytes, in the same run: `npm run bench:http`.
 * Both servers run on the first core, and the load (32 connections) comes from the second. The two
 * are measured alternately in several rounds, and the medians are compared.
 */
import { measure, warm } from "./load.ts";
import { startBare, startShop } from "./servers.ts";

const TARGETS = [
  { name: "home page", path: "/" },
  { name: "listing page", path: "/shop" },
  { name: "product-list call", path: "/api/gold/products/paginated" },
] as const;
const ROUNDS = 3;
const WANTED = 0.5;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await using shop = await startShop();
let short = 0;
console.log("what                 bytes   shop req/s   bare req/s   ratio");
for (const { name, path } of TARGETS) {
  const sample = await warm(shop.url + path);
  await using bare = await startBare(sample);
  const rates = { shop: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.shop.push(await measure(shop.url + path));
    rates.bare.push(await measure(bare.url));
  }
  const [ours, theirs] = [median(rates.shop), median(rates.bare)];
  const ratio = ours / theirs;
  if (ratio < WANTED) short++;
  console.log(
    [
      name.padEnd(18),
      String(sample.body.byteLength).padStart(7),
      ours.toFixed(0).padStart(12),
      theirs.toFixed(0).padStart(12),
      ratio.toFixed(2).padStart(7),
    ].join(" "),
  );
}
console.log(short ? `${short} below ${WANTED} of the bare handler` : `all at ${WANTED} or more`);
