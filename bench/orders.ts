/**
 * Measures how many orders a second the shop places on PostgreSQL, and how many online payments it
 * settles, each with 16 concurrent calls and the server on one core: `DATABASE_URL=... npm run
 * bench:orders`, with an empty database. An order (cash on delivery) is a whole HTTP call from the
 * session to the commit and the answer: cart, price, stock, order, idempotency key and event. A
 * settled payment is a gateway's signed webhook: the payment recorded and the order confirmed.
 * Every shopper has a filled cart before the measurement starts. Jobs that follow (letters,
 * invoices) run at the same time, and the next round starts only when they are done.
 */
import { createHmac, hkdfSync } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
import { fillCarts, type Shopper } from "./carts.ts";
import { median, printFigures } from "./figures.ts";
import { pgbenchPerSecond } from "./pgbench.ts";
import { processorMs } from "./processor-time.ts";
import { startShop } from "./servers.ts";

const AT_ONCE = 16;
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
const ORDERS_A_ROUND = Number(process.env["BENCH_ORDERS"] ?? 600);
const WANTED = { perSecond: 200, p99Ms: 250 };
const SECRET = "a-secret-of-the-bench-that-nobody-needs-to-know";
const HOME = {
  fullName: "Meera Nair",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

/** An HTTP call that is measured. */
interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The result of a round of calls. */
interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
  /**
   * The server's processor time for each call in milliseconds, including the jobs that run
   * meanwhile.
   */
  readonly processorMs: number;
}

const database = process.env["DATABASE_URL"];
if (!database) fail("DATABASE_URL must name an empty PostgreSQL database.");

await using shop = await startShop({
  LOG_LEVEL: "silent",
  SHOP_SECRET: SECRET,
  PAYMENT_GATEWAYS: "sandbox",
  // The long interval keeps the reconciler from running, so that only webhooks settle payments.
  PAYMENT_CHECK_SECONDS: "600",
  // Each shopper has a separate network address. The limits of unpaid orders are high, because all
  // orders of a round wait for their payment.
  TRUST_PROXY: "true",
  EXPOSURE_ORDERS: "1000000",
  EXPOSURE_RUPEES: "10000000000",
});
// The first round only warms up Node.js's compiler, so it is not counted.
await placeOrders();
await settlePayments();
const placed: Round[] = [];
const settled: Round[] = [];
for (let round = 0; round < ROUNDS; round++) {
  placed.push(await placeOrders());
  settled.push(await settlePayments());
}
const transactions = await pgbenchPerSecond(database, AT_ONCE);
const good = [await say("orders placed", placed), await say("payments settled", settled)];
console.log(good.every(Boolean) ? "as wanted" : "BELOW what is wanted");

/** Prints the median and all rounds of a measurement. @returns true if the target is met */
async function say(what: string, rounds: readonly Round[]): Promise<boolean> {
  const speeds = rounds.map(({ perSecond }) => perSecond);
  const tails = rounds.map(({ p99Ms }) => p99Ms);
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(", ");
  const processor = median(rounds.map((round) => round.processorMs));
  await printFigures([
    {
      what,
      value: median(speeds),
      unit: "a second",
      reference: transactions === null ? null : { name: "pgbench -N", value: transactions },
    },
    { what: `${what}, 99 of 100 within`, value: median(tails), unit: "ms", reference: null },
    { what: `${what}, processor time each`, value: processor, unit: "ms", reference: null },
  ]);
  console.log(`  rounds: ${list(speeds)} a second; ${list(tails)} ms`);
  return median(speeds) >= WANTED.perSecond && median(tails) < WANTED.p99Ms;
}

/** Measures a round in which every shopper orders the cart with cash on delivery. */
async function placeOrders(): Promise<Round> {
  const shoppers = await fillCarts(database as string, ORDERS_A_ROUND);
  const round = await make(
    shoppers.map((shopper) => orderOf(shopper, "COD")),
    201,
  );
  await waitForJobs();
  return round;
}

/** Measures a round in which webhooks report every payment as paid. */
async function settlePayments(): Promise<Round> {
  const shoppers = await fillCarts(database as string, ORDERS_A_ROUND);
  await make(
    shoppers.map((shopper) => orderOf(shopper, "ONLINE")),
    201,
  );
  const waiting = await ask<{ reference: string; amount: string }>(
    "select reference, amount from payments where state = 'pending' and gateway = 'razorpay'",
  );
  if (waiting.length !== shoppers.length) fail(`${waiting.length} payments can be made`);
  const round = await make(waiting.map(paidMessage), 200);
  const [unpaid] = await ask<{ count: string }>(
    "select count(*) from orders where state = 'pending_payment'",
  );
  if (unpaid?.count !== "0") fail(`${unpaid?.count} orders are not confirmed`);
  await waitForJobs();
  return round;
}

function orderOf(
  { token, cartId, key, phone, network }: Shopper,
  paymentMethod: "COD" | "ONLINE",
): Call {
  const gateway = paymentMethod === "ONLINE" ? { gateway: "razorpay" } : {};
  return {
    path: "/api/order/create",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
      "x-forwarded-for": network,
    },
    body: JSON.stringify({
      cartId,
      paymentMethod,
      shippingAddress: { ...HOME, phone, street: `${phone}, 3rd Cross, Malleswaram` },
      ...gateway,
    }),
  };
}

/** Builds a webhook as Razorpay's sandbox sends it, with a valid signature. */
function paidMessage({ reference, amount }: { reference: string; amount: string }): Call {
  const entity = {
    id: `pay_${reference.slice(-20)}`,
    order_id: reference,
    amount: Number(amount),
    currency: "INR",
    status: "captured",
  };
  const body = JSON.stringify({ event: "payment.captured", payload: { payment: { entity } } });
  const purpose = "suvarna sandbox razorpay webhook";
  const signer = Buffer.from(hkdfSync("sha256", SECRET, "", purpose, 32)).toString("hex");
  const signature = createHmac("sha256", signer.slice(0, 32)).update(body).digest("hex");
  return {
    path: "/api/payments/razorpay/webhook",
    headers: { "x-razorpay-signature": signature },
    body,
  };
}

/** Makes the calls with a fixed concurrency, and checks the status of every reply. */
async function make(calls: readonly Call[], expected: number): Promise<Round> {
  let next = 0;
  const processor = await processorMs(shop.pid);
  const begun = performance.now();
  let answered = begun;
  const { statusCodeStats, latency } = await autocannon({
    url: shop.url,
    connections: AT_ONCE,
    amount: calls.length,
    requests: [
      {
        method: "POST",
        // The calls are timed here, because Autocannon samples only once a second.
        onResponse() {
          answered = performance.now();
        },
        setupRequest(request) {
          const { path, headers, body } = calls[next++ % calls.length] as Call;
          const sent = { "content-type": "application/json", ...headers };
          return { ...request, path, headers: sent, body };
        },
      },
    ],
  });
  const well = statusCodeStats?.[`${expected}`]?.count ?? 0;
  if (well !== calls.length) fail(`Not all succeeded: ${JSON.stringify(statusCodeStats)}`);
  return {
    perSecond: (well * 1000) / (answered - begun),
    p99Ms: latency.p99,
    processorMs: ((await processorMs(shop.pid)) - processor) / well,
  };
}

/**
 * Waits until all jobs that follow the measured calls are done: invoices, letters and text
 * messages.
 */
async function waitForJobs(): Promise<void> {
  const waiting = `select 1 where exists (select from outbox where failed_at is null)
    or exists (select from messages where state in ('waiting', 'sending'))`;
  while ((await ask(waiting)).length > 0) await pause(200);
}

async function ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
