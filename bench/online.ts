/**
 * Measures whether one process carries 50 online orders a second at a gateway that takes 300 ms for
 * every answer: `DATABASE_URL=... npm run bench:online`, with an empty PostgreSQL database. Orders
 * arrive at a fixed rate. The gateway sends no webhook, so the reconciler has to ask about each
 * payment and capture it. The same load at a gateway that answers at once is the reference: the
 * wait of an order from its placing to its confirmation may differ by little more than the
 * gateway's own answers.
 */
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import pg from "pg";
import { fillCarts } from "./carts.ts";
import { fromClient } from "./client-address.ts";
import { printFigures } from "./figures.ts";
import { type RunningServer, startGateway, startShop } from "./servers.ts";

const PER_SECOND = Number(process.env["BENCH_RATE"] ?? 50);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 30);
const PAID_AFTER_MS = 2000;
/**
 * The number of connections. It is enough for 50 orders a second at a gateway that answers after
 * 300 ms.
 */
const CONNECTIONS = 64;
const KEYS = {
  RAZORPAY_KEY_ID: "rzp_test_bench",
  RAZORPAY_KEY_SECRET: "a-key-of-the-bench",
  RAZORPAY_WEBHOOK_SECRET: "a-webhook-of-the-bench",
  // Both measured shops use the same database, so they need the same sealing key.
  SEALING_KEYS: `bench:${Buffer.alloc(32, 7).toString("base64")}`,
};
const HOME = {
  fullName: "Meera Nair",
  phone: "9800000042",
  street: "14, 3rd Cross, Malleswaram",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

const database = process.env["DATABASE_URL"] ?? "";
if (!database) {
  console.error("DATABASE_URL must name an empty PostgreSQL database.");
  process.exit(1);
}

/** The result of a load with one gateway. */
interface Result {
  readonly placedPerSecond: number;
  /** The time from the placing of an order to its confirmation, in milliseconds. */
  readonly medianMs: number;
  readonly p99Ms: number;
  /** The average number of times that the shop asked the gateway about a payment. */
  readonly questions: number;
}

const fast = await carry(0);
const slow = await carry(300);
for (const [name, { placedPerSecond, medianMs, p99Ms, questions }] of [
  ["gateway that answers at once", fast],
  ["gateway of 300 ms", slow],
] as const) {
  console.log(
    `${name}: ${placedPerSecond.toFixed(1)} orders a second, confirmed after ${medianMs.toFixed(0)} ms` +
      ` (99 of 100 within ${p99Ms.toFixed(0)} ms), ${questions.toFixed(2)} questions a payment`,
  );
}
await printFigures([
  {
    what: "online orders at a gateway of 300 ms",
    value: slow.placedPerSecond,
    unit: "a second",
    reference: { name: "gateway that answers at once", value: fast.placedPerSecond },
  },
  {
    what: "their wait, 99 of 100 within",
    value: slow.p99Ms,
    unit: "ms",
    reference: { name: "gateway that answers at once", value: fast.p99Ms },
  },
]);

/** Places orders at the fixed rate, and waits until all of them are confirmed. */
async function carry(answerMs: number): Promise<Result> {
  await using gateway = await startGateway({ answerMs, paidAfterMs: PAID_AFTER_MS });
  await using shop = await startShop({
    TRUST_PROXY: "true",
    LOG_LEVEL: "silent",
    PAYMENT_GATEWAYS: "razorpay",
    RAZORPAY_URL: `${gateway.url}/v1`,
    ...KEYS,
  });
  const since = new Date();
  const count = PER_SECOND * SECONDS;
  const placedPerSecond = await placeOrders(shop, count);
  const waits = await waitForAll(since, count);
  const figures = await fetch(`${gateway.url}/figures`);
  const { questions, captured } = (await figures.json()) as Record<
    "questions" | "captured",
    number
  >;
  if (captured !== count) throw new Error(`${captured} of ${count} payments were captured`);
  return {
    placedPerSecond,
    medianMs: waits[Math.floor(count / 2)] ?? 0,
    p99Ms: waits[Math.floor(count * 0.99)] ?? 0,
    questions: questions / count,
  };
}

async function placeOrders(shop: RunningServer, count: number): Promise<number> {
  const shoppers = await fillCarts(database, count);
  let next = 0;
  const begun = performance.now();
  let answered = begun;
  const { statusCodeStats } = await autocannon({
    url: shop.url,
    connections: CONNECTIONS,
    overallRate: PER_SECOND,
    amount: count,
    requests: [
      {
        method: "POST",
        path: "/api/order/create",
        onResponse() {
          answered = performance.now();
        },
        setupRequest(request) {
          const index = next++ % count;
          const { token, cartId, key } = shoppers[index] as (typeof shoppers)[number];
          const headers = {
            "content-type": "application/json",
            authorization: `Bearer ${token}`,
            "idempotency-key": key,
            // Each shopper has a network address, a place and a phone of their own, because the shop
            // limits the orders of each.
            ...fromClient(index),
          };
          const order = {
            cartId,
            shippingAddress: {
              ...HOME,
              phone: `9${String(index).padStart(9, "0")}`,
              street: `${index}, ${HOME.street}`,
            },
            paymentMethod: "ONLINE",
            gateway: "razorpay",
          };
          return { ...request, headers, body: JSON.stringify(order) };
        },
      },
    ],
  });
  const placed = statusCodeStats?.["201"]?.count ?? 0;
  if (placed !== count) throw new Error(`Not all succeeded: ${JSON.stringify(statusCodeStats)}`);
  return (placed * 1000) / (answered - begun);
}

/**
 * Returns the time from the placing to the confirmation of each order in milliseconds, the shortest
 * first.
 */
async function waitForAll(since: Date, count: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const end = Date.now() + 5 * 60_000;
    while (Date.now() < end) {
      const { rows } = await client.query<{ ms: number }>(
        `select extract(epoch from step.at - orders.created_at)::float * 1000 as ms
         from orders join order_history step on step.order_id = orders.id
         where step.state = 'confirmed' and orders.created_at >= $1 order by 1`,
        [since],
      );
      if (rows.length === count) return rows.map(({ ms }) => ms);
      await pause(500);
    }
    throw new Error("Some orders were not confirmed within five minutes.");
  } finally {
    await client.end();
  }
}
