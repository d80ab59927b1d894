/**
 * Measures how fast the back office's calls answer on PostgreSQL with 100,000 orders, shoppers and
 * tickets of two months: `DATABASE_URL=... npm run bench:desk`, with an empty database. Every call
 * is made several times over HTTP, one after the other. The first calls warm up the server and are
 * not counted.
 */
import { createHash, randomUUID } from "node:crypto";
import { fillCarts } from "./carts.ts";
import { fillDesk } from "./desk-data.ts";
import { startShop } from "./servers.ts";

const COUNT = Number(process.env["BENCH_ORDERS"] ?? 100_000);
/**
 * The number of days over which the orders are spread. With 60 days, both the current month and the
 * month before have orders.
 */
const DAYS = Number(process.env["BENCH_DAYS"] ?? 60);
const WARM_UP = 5;
const TIMES = 25;
const WANTED_MS = 100;
const HOME = {
  fullName: "Meera Nair",
  street: "14, 3rd Cross, Malleswaram",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

/** The measured calls, named by the task of a member of staff. */
const CALLS: Readonly<Record<string, string>> = {
  "figures of a day": "/staff/figures?period=day",
  "figures of a week": "/staff/figures?period=week",
  "figures of a month": "/staff/figures?period=month",
  "orders, newest first": "/staff/orders/list",
  "orders, largest first": "/staff/orders/list?sort=total-desc",
  "orders, smallest first": "/staff/orders/list?sort=total",
  "delivered orders, largest first": "/staff/orders/list?sort=total-desc&state=delivered",
  "orders to dispatch, largest first": "/staff/orders/list?sort=total-desc&view=to_dispatch",
  "orders of a month, largest first": `/staff/orders/list?sort=total-desc&from=${dayBefore(30)}`,
  "counts of the views of orders": "/staff/orders/views",
  "open tickets": "/staff/tickets?view=open",
  "settled tickets": "/staff/tickets?view=settled",
  "tickets by a word": "/staff/tickets?view=settled&q=4711",
  "tickets by a word of all": "/staff/tickets?view=settled&q=bench",
  "counts of the tickets": "/staff/ticket-counts",
  "customers, newest first": "/staff/customers",
  "customers by a name": "/staff/customers?q=Ananya",
  "customers by a word of all": "/staff/customers?q=bench",
  "customers, largest sum first": "/staff/customers?sort=paid-desc",
  "customers, smallest sum first": "/staff/customers?sort=paid",
  "customers by a number, largest sum first": "/staff/customers?sort=paid-desc&q=4711",
  "customers by a name, largest sum first": "/staff/customers?sort=paid-desc&q=Ananya",
};
/** The calls whose lists have pages. Of these lists a page in the middle is measured too. */
const PAGED = ["orders, largest first", "customers, largest sum first"];

const database = process.env["DATABASE_URL"];
if (!database) throw new Error("DATABASE_URL must name an empty PostgreSQL database.");

await using shop = await startShop({
  LOG_LEVEL: "silent",
  RATES_SOURCE: "simulated",
  TRUST_PROXY: "true",
});
const token = randomUUID();
await placeSamples();
await fillDesk(database, {
  count: COUNT,
  days: DAYS,
  session: createHash("sha256").update(token).digest("base64url"),
});

console.log(`${COUNT.toLocaleString("en-IN")} orders, shoppers and tickets; milliseconds a call`);
console.log(`${"".padEnd(44)}  fastest       median      longest`);
const slow: string[] = [];
for (const [name, path] of Object.entries(CALLS)) await measure(name, path);
for (const name of PAGED)
  await measure(`${name}, page 20`, await pageOf(CALLS[name] as string, 20));
console.log(slow.length === 0 ? `all below ${WANTED_MS} ms` : `NOT below: ${slow.join("; ")}`);

async function measure(name: string, path: string): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    const begun = performance.now();
    await read(path);
    if (time >= WARM_UP) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  if (median >= WANTED_MS) slow.push(name);
  const figures = [times[0] ?? 0, median, times.at(-1) ?? 0]
    .map((ms) => ms.toFixed(1).padStart(9))
    .join("    ");
  console.log(`${name.padEnd(44)}${figures}`);
}

/** Finds the address of a page of a list, by the cursors of the pages before it. */
async function pageOf(path: string, page: number): Promise<string> {
  let address = path;
  for (let turned = 1; turned < page; turned++) {
    const { nextCursor } = await read<{ nextCursor: string | null }>(address);
    if (nextCursor === null) throw new Error(`${path} has fewer than ${page} pages`);
    address = `${path}&cursor=${nextCursor}`;
  }
  return address;
}

async function read<Reply>(path: string): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${shop.url}/api${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reply;
}

/** Places the orders of which all other orders are copies. */
async function placeSamples(): Promise<void> {
  for (const { token, cartId, key, phone, network } of await fillCarts(database as string, 10)) {
    const answer = await fetch(`${shop.url}/api/order/create`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
        "x-forwarded-for": network,
      },
      body: JSON.stringify({
        cartId,
        paymentMethod: "COD",
        shippingAddress: { ...HOME, phone, street: `${phone}, 3rd Cross, Malleswaram` },
      }),
    });
    if (!answer.ok) throw new Error(`An order was refused: ${await answer.text()}`);
  }
}

/** Returns the date (in UTC) of a number of days ago, such as `2026-11-22`. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10);
}
