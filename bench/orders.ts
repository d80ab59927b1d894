/**
 * How many orders a second the shop places on PostgreSQL, beside what pgbench's own simple
 * transaction (`-N`) reaches on the same server in the same run, both with 16 at once:
 * `DATABASE_URL=... npm run bench:orders`, with an empty database.
 *
 * An order is a whole call over HTTP: session, cart, price, stock, order, key, invoice and letters, to
 * its commit and its answer. Every shopper has a filled cart before the clock runs. The two are
 * measured in turns, several rounds, each round has its ratio, and the median of those counts: the
 * speed of a machine that others use too moves both. What the shop does afterwards, handing the
 * letters over, is waited for before pgbench has the server to itself.
 */
import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import autocannon from "autocannon";
import pg from "pg";
import { fillCarts, type Shopper } from "./carts.ts";
import { startShop } from "./servers.ts";

const AT_ONCE = 16;
const ROUNDS = 7;
const ORDERS_A_ROUND = 1500;
const PGBENCH_SECONDS = 4;
const PGBENCH_SCALE = 10;
const WANTED = 0.2;
const HOME = {
  ...{ fullName: "Meera Nair", phone: "9800000042", street: "14, 3rd Cross, Malleswaram" },
  ...{ city: "Bengaluru", state: "Karnataka", pincode: "560003", country: "India" },
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const database = process.env["DATABASE_URL"];
if (!database) fail("DATABASE_URL must name an empty PostgreSQL database.");
const pgbench = await findPgbench();
if (!pgbench) {
  fail(
    "pgbench is not installed here: it comes with PostgreSQL's own packages (postgresql-contrib, or the server's package).",
  );
}

await pgbenchSays("--initialize", "--quiet", `--scale=${PGBENCH_SCALE}`);
await using shop = await startShop({ LOG_LEVEL: "silent" });
// Once before, so that what is compiled while it runs is.
await placeAll(await fillCarts(database, ORDERS_A_ROUND));
await lettersGoOut(database);
const reached = { orders: [] as number[], letters: [] as number[], pgbench: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  const shoppers = await fillCarts(database, ORDERS_A_ROUND);
  reached.orders.push(await placeAll(shoppers));
  reached.letters.push(await lettersGoOut(database));
  reached.pgbench.push(await simpleTransactions());
}
say("orders placed", reached.orders, `a second, ${AT_ONCE} at once`);
say("letters out after", reached.letters, "s more");
say("pgbench -N", reached.pgbench, `a second, ${AT_ONCE} at once`);
const ratios = reached.orders.map((orders, round) => orders / (reached.pgbench[round] ?? 0));
say("ratio", ratios, "", 2);
console.log(median(ratios) < WANTED ? `BELOW ${WANTED} of pgbench` : `at ${WANTED} or more`);

/** The median of all rounds, and each. */
function say(what: string, rounds: readonly number[], unit: string, digits = 0): void {
  const each = rounds.map((value) => value.toFixed(digits)).join(", ");
  const middle = median(rounds).toFixed(digits).padStart(6);
  console.log(`${what.padEnd(17)} ${middle} ${unit} (${each})`);
}

/** Every shopper orders what is in the cart. @returns orders a second */
async function placeAll(shoppers: readonly Shopper[]): Promise<number> {
  let next = 0;
  const begun = performance.now();
  let answered = begun;
  const { statusCodeStats } = await autocannon({
    url: shop.url,
    connections: AT_ONCE,
    amount: shoppers.length,
    requests: [
      {
        method: "POST",
        path: "/api/order/create",
        // Autocannon's own clock ticks in whole seconds.
        onResponse() {
          answered = performance.now();
        },
        setupRequest(request) {
          const { token, cartId, key } = shoppers[next++ % shoppers.length] as Shopper;
          return {
            ...request,
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${token}`,
              "idempotency-key": key,
            },
            body: JSON.stringify({ cartId, paymentMethod: "COD", shippingAddress: HOME }),
          };
        },
      },
    ],
  });
  const seconds = (answered - begun) / 1000;
  const placed = statusCodeStats?.["201"]?.count ?? 0;
  if (placed !== shoppers.length) {
    fail(`Not all orders were placed: ${JSON.stringify(statusCodeStats)}`);
  }
  return placed / seconds;
}

/** Waits for the letters and texts of the orders. @returns seconds */
async function lettersGoOut(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const begun = performance.now();
  try {
    const waiting = "select from messages where state in ('waiting', 'sending') limit 1";
    while ((await client.query(waiting)).rowCount) await pause(200);
  } finally {
    await client.end();
  }
  return (performance.now() - begun) / 1000;
}

/** @returns pgbench's transactions a second */
async function simpleTransactions(): Promise<number> {
  const said = await pgbenchSays(
    ...["--skip-some-updates", "--no-vacuum", `--client=${AT_ONCE}`, "--jobs=2"],
    `--time=${PGBENCH_SECONDS}`,
  );
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}

async function pgbenchSays(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(pgbench as string, [...args, database as string]);
  return stdout;
}

/** Debian keeps PostgreSQL's programs in folders of their own. */
async function findPgbench(): Promise<string | null> {
  const { glob } = await import("node:fs/promises");
  const installed = await Array.fromAsync(glob("/usr/lib/postgresql/*/bin/pgbench"));
  for (const program of ["pgbench", ...installed]) {
    const there = promisify(execFile)(program, ["--version"]).then(
      () => true,
      () => false,
    );
    if (await there) return program;
  }
  return null;
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
