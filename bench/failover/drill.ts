/**
 * The drill of a day on which everything fails: `npm run drill:failover`. Three processes of the
 * shop sell on a PostgreSQL with a synchronous standby (Patroni, etcd, HAProxy) and one Redis:
 * Debian's packages `postgresql`, `patroni`, `etcd-server`, `haproxy` and `redis-server`. While 200
 * shoppers order, by cash on delivery and online, Redis is frozen for a minute, one process is
 * killed, another process is frozen, and the primary is killed and never comes back. Each shopper
 * without an answer repeats the order with the same key. Afterwards orders, money, stock, tax
 * documents and the audit log must add up, nobody may have bought at rates that had been replaced
 * for more than a tick, and sales must have gone on within 30 seconds after the failure of the
 * primary. Before the load, the catalogue is read from the standby, and each change of staff must
 * be visible at once.
 */
import { setTimeout as pause } from "node:timers/promises";
import { fillCarts } from "../carts.ts";
import { startGateway, startShop } from "../servers.ts";
import { SEALING_KEYS } from "../staff.ts";
import { faultsInBooks, oldestRates } from "./books.ts";
import { startCluster } from "./cluster.ts";
import { startRedis } from "./redis.ts";
import { letOrder } from "./shoppers.ts";
import { faultsOfStandby } from "./standby.ts";

const SHOPPERS = Number(process.env["DRILL_SHOPPERS"] ?? 200);
/** So many orders that the load lasts longer than all failures. */
const ORDERS_EACH = 24;
const THINK_MS = 6000;
const WANTED_GAP_S = 30;
/** The time of each failure after the begin of the load, in milliseconds. */
const REDIS_FREEZES_AT_MS = 5000;
const REDIS_IS_FROZEN_MS = 60_000;
const SECOND_IS_KILLED_AT_MS = 10_000;
const THIRD_FREEZES_AT_MS = 15_000;
const THIRD_IS_FROZEN_MS = 25_000;
const PRIMARY_IS_KILLED_AT_MS = 25_000;

console.log("Starting etcd, two nodes of PostgreSQL, HAProxy, Redis, a gateway and three shops...");
await using cluster = await startCluster();
await using redis = await startRedis();
await using gateway = await startGateway({ answerMs: 100, paidAfterMs: 2000 });
const settings = {
  DATABASE_URL: cluster.url,
  // The primary among them is not in recovery, so it is not read as a replica.
  DATABASE_REPLICA_URLS: cluster.nodeUrls.join(","),
  REDIS_URL: redis.url,
  LOG_LEVEL: "silent",
  PAYMENT_GATEWAYS: "razorpay",
  RAZORPAY_URL: `${gateway.url}/v1`,
  RAZORPAY_KEY_ID: "rzp_test_drill",
  RAZORPAY_KEY_SECRET: "a-key-of-the-drill",
  RAZORPAY_WEBHOOK_SECRET: "a-webhook-of-the-drill",
  SHOP_SECRET: "a-secret-of-the-drill-that-nobody-needs-to-know",
  SEALING_KEYS,
  TRUST_PROXY: "true",
  EXPOSURE_ORDERS: "1000000",
  EXPOSURE_RUPEES: "10000000000",
};
await using first = await startShop(settings);
await using second = await startShop(settings);
await using third = await startShop(settings);
const faults = await faultsOfStandby(cluster.standbyUrl, [first, second]);
console.log(`${faults.length} faults while the catalogue is read from the standby.`);
const carts = await fillCarts(cluster.url, SHOPPERS * ORDERS_EACH);
const begun = performance.now();
const failing = fail();
const told = await letOrder(carts, {
  shoppers: SHOPPERS,
  ordersEach: ORDERS_EACH,
  thinkMs: THINK_MS,
  urls: [first.url, second.url, third.url],
});
const lasted = performance.now() - begun;
const killed = await failing;
const orders = [...told.orders.values()];
if (lasted < REDIS_FREEZES_AT_MS + REDIS_IS_FROZEN_MS) {
  faults.push("The load has ended before the failures.");
}

faults.push(...told.refused);
faults.push(...(await faultsInBooks({ database: cluster.url, orders, gateway: gateway.url })));
const after = orders.map(({ at }) => at).filter((at) => at > killed);
const gap = longestGap(after);
const online = orders.filter(({ isOnline }) => isOnline).length;
console.log(
  `${orders.length} orders acknowledged in ${(lasted / 1000).toFixed(0)} s (${online} of them paid ` +
    `online), ${after.length} after the failure of the primary.`,
);
console.log(`The longest time without an order: ${gap.toFixed(1)} s (wanted: ${WANTED_GAP_S}).`);
const late = await oldestRates(cluster.url);
console.log(`The latest sale at replaced rates: ${(late / 1000).toFixed(1)} s after their end.`);
if (gap > WANTED_GAP_S) faults.push("Sales did not go on in time.");
for (const fault of faults) console.error(fault);
console.log(
  faults.length > 0
    ? `${faults.length} faults`
    : "Orders, money, stock, tax documents and the audit log add up.",
);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Lets everything fail at its time. @returns the time at which the primary was killed */
async function fail(): Promise<number> {
  const at = (ms: number) => pause(begun + ms - performance.now());
  const isOver = at(REDIS_FREEZES_AT_MS).then(() => redis.freeze(REDIS_IS_FROZEN_MS));
  await at(SECOND_IS_KILLED_AT_MS);
  process.kill(second.pid, "SIGKILL");
  await at(THIRD_FREEZES_AT_MS);
  process.kill(third.pid, "SIGSTOP");
  const isAwake = pause(THIRD_IS_FROZEN_MS).then(() => process.kill(third.pid, "SIGCONT"));
  await at(PRIMARY_IS_KILLED_AT_MS);
  const node = await cluster.killPrimary();
  const now = performance.now();
  console.log(`One process is killed, one and Redis are frozen, and node ${node} is gone.`);
  await Promise.all([isAwake, isOver]);
  return now;
}

/** The longest time in seconds without an order, after the failure of the primary. */
function longestGap(times: readonly number[]): number {
  const sorted = [killed, ...times.toSorted((one, other) => one - other)];
  const gaps = sorted.slice(1).map((at, index) => at - (sorted[index] ?? at));
  return Math.max(0, ...gaps) / 1000;
}
