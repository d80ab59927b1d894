/**
 * The drill of a lost database: `npm run drill:failover`. Two processes of the shop sell on a
 * PostgreSQL with a synchronous standby (Patroni, etcd, HAProxy: Debian's packages `postgresql`,
 * `patroni`, `etcd-server`, `haproxy`). Under load the primary is killed and never comes back. Each
 * shopper whose order has no answer repeats it with the same key. Afterwards no order that was
 * acknowledged may be lost, none may exist twice, and sales must have gone on within 30 seconds.
 * Before that, the catalogue is read from the standby, and each change of staff must be there at once.
 */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { fillCarts, type Shopper } from "../carts.ts";
import { type Running, startShop } from "../servers.ts";
import { SEALING_KEYS } from "../staff.ts";
import { startCluster } from "./cluster.ts";
import { faultsOfStandby } from "./standby.ts";

const SHOPPERS = Number(process.env["DRILL_SHOPPERS"] ?? 200);
/** Orders after the failure are needed to see that sales go on. */
const ORDERS_EACH = 15;
const KILL_AFTER_MS = 10_000;
/** The time between two orders of a shopper, and between two tries. */
const THINK_MS = 1000;
const ANSWER_WITHIN_MS = 15_000;
const WANTED_GAP_S = 30;
const GIVE_UP_MS = 300_000;
const HOME = {
  fullName: "Meera Nair",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  country: "India",
};

/** An order that a shopper was told. */
interface Acknowledged {
  readonly id: string;
  readonly at: number;
}

console.log("Starting etcd, two nodes of PostgreSQL, HAProxy and two shops...");
await using cluster = await startCluster();
const settings = {
  DATABASE_URL: cluster.url,
  // The primary among them is not in recovery, so it is not read as a replica.
  DATABASE_REPLICA_URLS: cluster.nodeUrls.join(","),
  LOG_LEVEL: "silent",
  PAYMENT_GATEWAYS: "sandbox",
  SHOP_SECRET: "a-secret-of-the-drill-that-nobody-needs-to-know",
  SEALING_KEYS,
  TRUST_PROXY: "true",
  EXPOSURE_ORDERS: "1000000",
  EXPOSURE_RUPEES: "10000000000",
};
await using first = await startShop(settings);
await using second = await startShop(settings);
const shops = [first, second] as const;
const faults = await faultsOfStandby(cluster.standbyUrl, shops);
console.log(`${faults.length} faults while the catalogue is read from the standby.`);
const carts = await fillCarts(cluster.url, SHOPPERS * ORDERS_EACH);
const acknowledged = new Map<string, Acknowledged>();
const refused: string[] = [];
const begun = performance.now();
const shopping = Promise.all(
  Array.from({ length: SHOPPERS }, (_, number) =>
    shop(carts.slice(number * ORDERS_EACH, (number + 1) * ORDERS_EACH), number),
  ),
);
await pause(KILL_AFTER_MS);
const node = await cluster.killPrimary();
const killed = performance.now();
console.log(`Node ${node} is gone, after ${acknowledged.size} orders.`);
await shopping;

faults.push(...refused, ...(await faultsInBooks()));
const after = [...acknowledged.values()].map(({ at }) => at).filter((at) => at > killed);
const gap = longestGap(after);
console.log(
  `${acknowledged.size} orders acknowledged in ${seconds(begun)} s, ${after.length} after the kill.`,
);
console.log(`The longest time without an order: ${gap.toFixed(1)} s (wanted: ${WANTED_GAP_S}).`);
if (gap > WANTED_GAP_S) faults.push("Sales did not go on in time.");
for (const fault of faults) console.error(fault);
console.log(faults.length > 0 ? `${faults.length} faults` : "No order is lost, none is doubled.");
process.exitCode = faults.length > 0 ? 1 : 0;

/** A shopper orders one cart after the other, and repeats an order until it is answered. */
async function shop(own: readonly Shopper[], number: number): Promise<void> {
  for (const cart of own) {
    await pause(THINK_MS * Math.random());
    for (let turn = number; !(await order(shops[turn % 2] as Running, cart)); turn++) {
      if (performance.now() - begun > GIVE_UP_MS) throw new Error("An order was never answered.");
      await pause(THINK_MS);
    }
  }
}

/** @returns true once the shop has said what became of the order */
async function order(at: Running, cart: Shopper): Promise<boolean> {
  const { token, cartId, key, phone, network } = cart;
  const answer = await fetch(`${at.url}/api/order/create`, {
    method: "POST",
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
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
  }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (!answer || text === null || text === undefined || answer.status >= 500) return false;
  // The shop asks to come back, for example because too many came at once.
  if (answer.status === 429) return false;
  if (answer.status !== 201) {
    refused.push(`An order was refused: ${answer.status} ${text.slice(0, 200)}`);
    return true;
  }
  const { order } = JSON.parse(text) as { order: { _id: string } };
  acknowledged.set(key, { id: order._id, at: performance.now() });
  return true;
}

/** Compares the acknowledged orders with those of the new primary. */
async function faultsInBooks(): Promise<string[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; user_id: string }>(
      "select id, user_id from orders",
    );
    const kept = new Set(rows.map(({ id }) => id));
    const buyers = new Set(rows.map(({ user_id: buyer }) => buyer));
    const lost = [...acknowledged.values()].filter(({ id }) => !kept.has(id));
    const unknown = rows.length - acknowledged.size;
    const doubled = rows.length - buyers.size;
    const { rows: stock } = await client.query<{ sold: string; gone: string }>(
      `select (select coalesce(sum(quantity), 0) from order_items) as sold,
         (select coalesce(sum(1000000 - stock), 0) from products
          where stock is not null and stock <> 1000000) as gone`,
    );
    const [{ sold, gone } = { sold: "0", gone: "0" }] = stock;
    return [
      ...(lost.length > 0 ? [`${lost.length} acknowledged orders are lost.`] : []),
      ...(unknown !== 0 ? [`${unknown} orders more than were acknowledged.`] : []),
      ...(doubled > 0 ? [`${doubled} orders are doubled.`] : []),
      ...(sold !== gone ? [`${sold} pieces are sold, but ${gone} are gone from stock.`] : []),
    ];
  } finally {
    await client.end();
  }
}

/** The longest time in seconds without an order, from the kill on. */
function longestGap(times: readonly number[]): number {
  const sorted = [killed, ...times.toSorted((one, other) => one - other)];
  const gaps = sorted.slice(1).map((at, index) => at - (sorted[index] ?? at));
  return Math.max(0, ...gaps) / 1000;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
