/**
 * Measures how long the back office's lists of products take on PostgreSQL: `npm run seed:catalogue
 * -- --products 100000`, then `npm run bench:products`, both with the same DATABASE_URL. Each call
 * is a whole HTTP call from another process. The server has one core. After three calls to warm up,
 * each call is made 20 times, one after the other. The median must be below 100 ms.
 */
import { startShop } from "./servers.ts";
import { logInAsStaff, SEALING_KEYS, type Staff } from "./staff.ts";

const WARM_UP = 3;
const TIMES = 20;
const WANTED_MS = 100;
const SORTS = ["name", "name-desc", "newest", "weight", "weight-desc", "making", "making-desc"];
const SEARCHES = ["r", "ring", "gold", "rng", "SV-"];

type Measured = readonly [what: string, call: (staff: Staff) => Promise<unknown>];

const list = (query: string): Measured => [
  `list ${query || "by default"}`,
  (staff) => staff.call(`/api/staff/products?limit=50&${query}`),
];

const all = { filter: { view: "all" } };
const MEASURED: readonly Measured[] = [
  list(""),
  ...SORTS.map((sort) => list(`sort=${sort}`)),
  ...SORTS.map((sort) => list(`view=published&sort=${sort}`)),
  ...SORTS.map((sort) => list(`carat=18K&minWeight=5&maxWeight=20&sort=${sort}`)),
  ...SEARCHES.flatMap((q) =>
    ["name", "newest", "making"].map((sort) => list(`q=${q}&sort=${sort}`)),
  ),
  ["counts of the tabs", (staff) => staff.call("/api/staff/products/counts")],
  ...["view=sold-out", "view=low-stock", "view=without-huid", "view=drafts"].map(list),
  ["preview of one making charge more for all", (staff) => preview(staff, all, { by: 1 })],
  [
    "preview of one making charge for all rings",
    (staff) => preview(staff, { filter: { view: "all", q: "ring" } }, { to: 14 }),
  ],
];

if (!process.env["DATABASE_URL"]) {
  console.error("DATABASE_URL must name a PostgreSQL database with generated products.");
  process.exit(1);
}
await using shop = await startShop({ LOG_LEVEL: "silent", SEALING_KEYS });
const staff = await logInAsStaff(shop.url);
console.log(`${"milliseconds".padEnd(52)} fastest  median  slowest`);
let slow = 0;
for (const [what, call] of MEASURED) {
  const times = await timesOf(() => call(staff));
  const columns = [times[0], times[TIMES >> 1], times.at(-1)].map((ms = 0) =>
    ms.toFixed(0).padStart(8),
  );
  console.log(what.padEnd(52) + columns.join(""));
  if ((times[TIMES >> 1] ?? 0) >= WANTED_MS) slow++;
}
console.log(slow === 0 ? "as wanted" : `${slow} ABOVE ${WANTED_MS} ms`);
process.exitCode = slow === 0 ? 0 : 1;

function preview({ call }: Staff, chosen: object, change: object): Promise<unknown> {
  return call("/api/staff/products/making/preview", { chosen, change });
}

/** Measures the times of a call in milliseconds. @returns the times, shortest first */
async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  for (let warm = 0; warm < WARM_UP; warm++) await call();
  const times: number[] = [];
  for (let count = 0; count < TIMES; count++) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}
