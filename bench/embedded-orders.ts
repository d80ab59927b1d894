/**
 * Measures how many orders per second the shop places on the embedded database: `npm run
 * bench:embedded-orders`. The reference, in the same run, is a simple transaction of the same
 * engine: one update of a row by its key, one select and one insert, as in pgbench's `-N`. The
 * orders are whole HTTP calls, 16 at a time.
 */
import { PGlite } from "@electric-sql/pglite";
import { printFigures } from "./figures.ts";
import { startShop } from "./servers.ts";
import { ordersPerSecond } from "./shoppers.ts";

const ORDERS = 200;
const AT_ONCE = 16;
const TRANSACTIONS = 1000;

const transactions = await transactionsPerSecond();
await using shop = await startShop({
  LOG_LEVEL: "silent",
  // Each shopper has a separate network address and confirms a phone number, so the limit of codes
  // is high.
  TRUST_PROXY: "true",
  OTP_PER_NETWORK_HOURLY: "100000",
  DATABASE_URL: "",
});
await printFigures([
  {
    what: "orders placed",
    value: await ordersPerSecond(shop.url, ORDERS, AT_ONCE),
    unit: "a second",
    reference: { name: "simple transaction", value: transactions },
  },
]);

/**
 * Measures simple transactions per second of the embedded engine in memory, when the process does
 * nothing else.
 */
async function transactionsPerSecond(): Promise<number> {
  const engine = await PGlite.create();
  await engine.exec(`create table accounts (id int primary key, balance int not null);
    create table history (account int, delta int, at timestamptz);
    insert into accounts select number, 0 from generate_series(1, 100000) number`);
  const begun = performance.now();
  for (let count = 0; count < TRANSACTIONS; count++) {
    const id = 1 + ((count * 7919) % 100_000);
    await engine.transaction(async (tx) => {
      await tx.query("update accounts set balance = balance + 1 where id = $1", [id]);
      await tx.query("select balance from accounts where id = $1", [id]);
      await tx.query("insert into history values ($1, 1, now())", [id]);
    });
  }
  const seconds = (performance.now() - begun) / 1000;
  await engine.close();
  return TRANSACTIONS / seconds;
}
