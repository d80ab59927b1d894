/**
 * The drill of a day on which everything fails: `npm run drill:failover`. Three processes of the
 * shop sell on a PostgreSQL with a synchronous standby (Patroni, etcd, HAProxy) and one Redis:
 * Debian's packages `postgresql`, `patroni`, `etcd-server`, `haproxy` and `redis-server`. While 200
 * shoppers order, by cash on delivery and online, and staff dispatch, Redis is frozen for a minute,
 * one process is killed, another process is frozen, and the primary is killed and never comes back.
 * A call without an answer is repeated at the next process, an order with the same key. Afterwards
 * orders, money, stock, tax documents and the audit log must add up, nobody may have bought at
 * rates that had been replaced for more than a tick, and there may be no 30 seconds without an
 * order. Before the load, the catalogue is read from the standby, and each change of staff must be
 * visible at once.
 */
import { setTimeout as pause } from "node:timers/promises";
import { fillCarts } from "../carts.ts";
import { startGateway, startShop } from "../servers.ts";
import { logInAsStaff, SEALING_KEYS } from "../staff.ts";
import { Balancer } from "./balancer.ts";
import { readBooks } from "./books.ts";
import { startCluster } from "./cluster.ts";
import { dispatchOrders } from "./dispatch.ts";
import { startRedis } from "./redis.ts";
import { type DrillRecord, placeOrders } from "./shoppers.ts";
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
/** The time in which Redis carries out what it was sent while it was frozen, in milliseconds. */
const SETTLES_IN_MS = 1000;

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
  DISPATCH_NEEDS_PIECES: "false",
  EXPOSURE_ORDERS: "1000000",
  EXPOSURE_RUPEES: "10000000000",
};
await using first = await startShop(settings);
await using second = await startShop(settings);
await using third = await startShop(settings);
const staff = await logInAsStaff(first.url);
const faults = await faultsOfStandby(cluster.standbyUrl, [first, second], staff);
console.log(`${faults.length} faults while the catalogue is read from the standby.`);
const carts = await fillCarts(cluster.url, SHOPPERS * ORDERS_EACH);

const record: DrillRecord = { orders: [], dispatched: [], refused: [] };
const balancer = new Balancer([first, second, third]);
const begun = performance.now();
let isOver = false;
const habits = { shoppers: SHOPPERS, ordersEach: ORDERS_EACH, thinkMs: THINK_MS };
const [times] = await Promise.all([
  fail(),
  placeOrders(balancer, record, carts, habits).finally(() => {
    isOver = true;
  }),
  dispatchOrders(balancer, record, staff, () => isOver),
]);

const { orders } = record;
const lasted = (orders.at(-1)?.at ?? begun) - begun;
const after = orders.filter(({ at }) => at > times.killed).length;
const gap = longestGap([begun, ...orders.map(({ at }) => at)]);
console.log(
  `${orders.length} orders acknowledged in ${seconds(lasted)} s, ` +
    `${orders.filter(({ isOnline }) => isOnline).length} of them online, ` +
    `${after} after the primary was killed; ${record.dispatched.length} dispatched.`,
);
console.log(`The longest time without an order: ${seconds(gap)} s (wanted: ${WANTED_GAP_S}).`);
const books = await readBooks({ database: cluster.url, record: record, gateway: gateway.url });
for (const figure of books.figures) console.log(figure);
faults.push(...record.refused, ...books.faults, ...(await faultsOfFailures()));
if (gap > WANTED_GAP_S * 1000) faults.push("Sales did not go on in time.");
for (const fault of faults) console.error(fault);
console.log(
  faults.length > 0
    ? `${faults.length} faults`
    : "Orders, money, stock, tax documents and the audit log add up.",
);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The times of what happened, in milliseconds by the clock of `performance`. */
interface Times {
  readonly killed: number;
  readonly awake: number;
  readonly redisIsBack: number;
  /** How many scripts Redis had run when it was frozen, and when it had carried out what waited. */
  readonly scripts: { readonly before: number; readonly after: number };
}

/** Lets everything fail at its time, and waits until the failures that pass are over. */
async function fail(): Promise<Times> {
  const [{ scripts, redisIsBack }, , awake, killed] = await Promise.all([
    freezeRedis(),
    at(SECOND_IS_KILLED_AT_MS).then(() => {
      process.kill(second.pid, "SIGKILL");
      say("The second process is killed.");
    }),
    freezeThird(),
    killPrimary(),
  ]);
  return { killed, awake, redisIsBack, scripts };
}

async function freezeRedis(): Promise<Pick<Times, "scripts" | "redisIsBack">> {
  await at(REDIS_FREEZES_AT_MS);
  const before = await redis.countScripts();
  say("Redis is frozen.");
  await redis.freeze(REDIS_IS_FROZEN_MS);
  say("Redis is back.");
  const redisIsBack = performance.now();
  await pause(SETTLES_IN_MS);
  return { redisIsBack, scripts: { before, after: await redis.countScripts() } };
}

async function freezeThird(): Promise<number> {
  await at(THIRD_FREEZES_AT_MS);
  process.kill(third.pid, "SIGSTOP");
  say("The third process is frozen.");
  await pause(THIRD_IS_FROZEN_MS);
  process.kill(third.pid, "SIGCONT");
  say("The third process goes on.");
  return performance.now();
}

async function killPrimary(): Promise<number> {
  await at(PRIMARY_IS_KILLED_AT_MS);
  const node = await cluster.killPrimary();
  say(`The primary, node ${node}, is killed.`);
  return performance.now();
}

/** Checks that the failures have happened under load, and that what came back is used again. */
async function faultsOfFailures(): Promise<string[]> {
  const { awake, redisIsBack, scripts } = times;
  const soldBy = (index: number) => orders.filter(({ by }) => by === index);
  const isUsedAgain = (await redis.countScripts()) > scripts.after;
  const conditions: readonly (readonly [holds: boolean, fault: string])[] = [
    [begun + lasted > redisIsBack, "The load ended before Redis was back."],
    [scripts.before > 0, "The shop did not use Redis before the failure."],
    [isUsedAgain, "The shop did not use Redis after the failure."],
    [soldBy(1).length > 0, "The second process sold nothing before its end."],
    [soldBy(2).some(({ at }) => at > awake), "The third process sold nothing after its freeze."],
    [record.dispatched.length > 0, "Nothing was dispatched."],
  ];
  return conditions.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** Waits until a time after the begin of the load, in milliseconds. */
function at(ms: number): Promise<void> {
  return pause(begun + ms - performance.now());
}

function say(what: string): void {
  const since = seconds(performance.now() - begun);
  console.log(`${since.padStart(5)} s, ${record.orders.length} orders: ${what}`);
}

/** The longest time between two ascending times, in milliseconds. */
function longestGap(ascending: readonly number[]): number {
  return Math.max(0, ...ascending.slice(1).map((time, index) => time - (ascending[index] ?? time)));
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
