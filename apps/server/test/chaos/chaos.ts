import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { seedShop } from "../../seed/seed-shop.ts";
import { cartIdOf } from "../../src/cart/index.ts";
import { cartLines } from "../../src/cart/tables.ts";
import { addCoupons } from "../../src/coupons/index.ts";
import { users } from "../../src/identity/tables.ts";
import { type Database, openDatabase } from "../../src/platform/database.ts";
import { newId } from "../../src/platform/ids.ts";
import { openJobs } from "../../src/platform/jobs.ts";
import { migrate } from "../../src/platform/migrate.ts";
import { appOn, asTransaction } from "../acting.ts";
import { addCategory, addRing } from "../catalogue.ts";
import { runOnServer, testEngine, urlOf } from "../engine.ts";
import { openMailReceiver } from "../mail-receiver.ts";
import { redisServers } from "../redis-stand-in.ts";
import { testConfig } from "../settings.ts";
import { addShopper, openSession, type Session } from "../shoppers.ts";
import { faultsIn } from "./books.ts";
import { type Chance, chanceOf } from "./chance.ts";
import {
  endFaults,
  FAULTS,
  type Fault,
  injectFault,
  possibleFaults,
  SharedClock,
  type ShopParts,
} from "./faults.ts";
import { ShopProcesses } from "./fleet.ts";
import { ChaosPace } from "./pace.ts";
import { openNetwork, ShopProcess } from "./shop-process.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { type Buyer, buy, type StoryRecord } from "./story.ts";

export interface ChaosSettings {
  readonly seed: number;
  /** The run ends after this number of kills and freezes. */
  readonly kills: number;
  /** Ends the run before all kills have happened; the books are checked in any case. */
  readonly enough?: AbortSignal;
  /** The maximum length of the run in minutes, from the arrival of its first shopper. */
  readonly minutes?: number;
  /** The kinds of faults that are injected; by default all that are possible on this machine. */
  readonly faults?: readonly Fault[];
  /**
   * The number of the shop's processes on a PostgreSQL server. The embedded database has one
   * process.
   */
  readonly processes?: number;
  readonly logLevel?: string;
  /** Called with the progress of the run in words. */
  onProgress?(words: string): void;
}

/** The result of a run. */
export interface ChaosResult {
  /** Descriptions of what is wrong in the shop's data; empty when all is right. */
  readonly faults: readonly string[];
  /** The number of orders by their final state, and the number of injected faults by their kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** The kinds of faults that were not injected, with the reasons. */
  readonly leftOut: readonly string[];
}

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const AT_ONCE = 8;
/** The initial stock of each kind of ring. It is less than the demand. */
const STOCK = 4;
const COUPON = "CHAOS";
const MINUTE_MS = 60_000;
/** One fault of every two is a kill or a freeze. */
const DEADLY_EVERY = 2;
/** The number of shoppers for each kill or freeze. It is more than a kill needs on average. */
const SHOPPERS_PER_KILL = 8;
const FEWEST_SHOPPERS = 16;

/**
 * Many shoppers use the shop while faults are injected: its processes are killed, frozen and
 * started again, their connections are cut or vanish, the disk fills, clocks are wrong, the mail
 * server refuses letters or hangs up, gateways fail, and webhooks arrive twice, late and forged.
 * When everything that is due has been done, the shop's data must be consistent. The run's progress
 * is measured by events and never by the clock, so a slow machine only makes the run slower.
 */
export async function chaos(weather: ChaosSettings): Promise<ChaosResult> {
  const { seed, kills, faults = FAULTS } = weather;
  await using steps = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), "suvarna-chaos-"));
  steps.defer(() => rm(dataDir, { recursive: true, force: true }));
  const name = `suvarna_chaos_${newId().replaceAll("-", "")}`;
  const isServer = testEngine === "postgres";
  const url = isServer ? urlOf(name) : null;
  if (url) {
    await runOnServer(`create database ${name}`);
    steps.defer(() => runOnServer(`drop database if exists ${name} with (force)`));
  }
  const unmount = isServer || !faults.includes("disk") ? null : await mountSmallDisk(dataDir);
  if (unmount) steps.defer(unmount);
  const mail = steps.use(await openMailReceiver());
  const redis = isServer ? steps.use(await (redisServers["a stand-in"] as OpenRedis)()) : null;

  const open = () => openDatabase({ url, dataDir });
  const chance = chanceOf(seed);
  const { buyers, staff } = await prepare(await open(), kills, chance);
  const processes: ShopProcess[] = [];
  for (let one = 0; one < (isServer ? (weather.processes ?? 2) : 1); one++) {
    const network = steps.use(await openNetwork({ url, redisUrl: redis?.url ?? null }));
    const start = { url, redisUrl: null, dataDir, mailUrl: mail.url, skewMs: 0 };
    const shop = new ShopProcess({ ...start, logLevel: weather.logLevel ?? "silent" }, network);
    steps.defer(() => shop.stop());
    processes.push(shop);
  }
  const scene: ShopParts = {
    processes,
    databaseName: isServer ? name : null,
    disk: unmount ? dataDir : null,
    mail,
    clock: new SharedClock(),
  };
  const { possible, leftOut } = possibleFaults(faults, scene);
  const counts: Record<string, number> = {};
  await Promise.all(processes.map((one) => one.start()));
  const records = await rage(weather, { scene, possible, buyers, staff, counts });
  await endFaults(scene);
  await passTime(scene);
  for (const one of processes) await one.stop();

  const database = await open();
  try {
    const { received: letters } = mail;
    const wrong = await faultsIn({
      db: database.db,
      records: records,
      stock: STOCK,
      letters,
      counts,
    });
    const endings = processes.flatMap((one) => one.endings);
    counts["ended by itself"] = endings.length;
    // A process of which the disk with the embedded database is full ends by itself and is started
    // again, so such an end is expected.
    const unexpected = possible.includes("disk") ? [] : endings;
    return { faults: [...wrong, ...unexpected.map((how) => `ended: ${how}`)], counts, leftOut };
  } finally {
    await database.close();
  }
}

type OpenRedis = (typeof redisServers)[string];

/** Prepares a shop with the seed, a coupon, and shoppers with one or two rings in their carts. */
async function prepare(
  database: Database,
  kills: number,
  chance: Chance,
): Promise<{ buyers: Buyer[]; staff: Session }> {
  try {
    await migrate(database, MIGRATIONS);
    const db = database.autocommit;
    const now = new Date();
    const jobs = openJobs({ database, log: { error() {}, warn() {} } });
    await jobs.start();
    await jobs.stop();
    const app = appOn(database, () => now);
    const config = testConfig();
    await seedShop(app, config);
    const { email } = config.staff;
    const [owner] = await db.select().from(users).where(eq(users.email, email));
    if (!owner) throw new Error("The shop has no staff");
    const token = await openSession(db, owner.id, now);
    const staff = { token, userId: owner.id, email };
    const shoppers = Math.max(FEWEST_SHOPPERS, kills * SHOPPERS_PER_KILL);
    const coupon = {
      code: COUPON,
      benefit: { kind: "percent", shareBp: 1000 },
      minimum: 0,
      categoryId: null,
      startsAt: null,
      endsAt: null,
      totalLimit: Math.ceil(shoppers / 8),
      perUserLimit: 1,
      announced: false,
    } as const;
    await addCoupons(asTransaction(db), [coupon], now);
    const categoryId = await addCategory(db, "Rings in the chaos");
    const rings: string[] = [];
    for (let ring = 0; ring < Math.ceil(shoppers / 3); ring++) {
      rings.push(await addRing(db, { categoryId, stock: STOCK, netWeightMg: 500 }));
    }
    const buyers: Buyer[] = [];
    for (let index = 0; index < shoppers; index++) {
      const session = await addShopper(app, "Meera Nair", true);
      const cartId = await cartIdOf(db, session.userId);
      // Shoppers who arrive at about the same time choose among the same rings, so that they
      // compete for the stock.
      const near = rings.slice(Math.floor(index / 12) * 4).slice(0, 6);
      const wanted = new Set([
        chance.pick(near),
        ...(chance.percent(40) ? [chance.pick(near)] : []),
      ]);
      const lines = [...wanted].map((productId) => ({
        cartId,
        productId,
        quantity: 1 + chance.below(2),
      }));
      await db.insert(cartLines).values(lines);
      buyers.push({ ...session, cartId, index });
    }
    return { buyers, staff };
  } finally {
    await database.close();
  }
}

interface Rage {
  readonly scene: ShopParts;
  readonly possible: readonly Fault[];
  readonly buyers: readonly Buyer[];
  readonly staff: Session;
  readonly counts: Record<string, number>;
}

/**
 * Runs the shoppers concurrently while faults are injected, until the number of kills and freezes
 * is reached.
 */
async function rage(
  { seed, kills, enough, minutes, onProgress }: ChaosSettings,
  { scene, possible, buyers, staff, counts }: Rage,
): Promise<StoryRecord[]> {
  const chance = chanceOf(seed, 1);
  const deadly = possible.filter((fault) => fault === "kill" || fault === "freeze");
  const others = possible.filter((fault) => fault !== "kill" && fault !== "freeze");
  const shop = new ShopProcesses(scene.processes);
  const pace = new ChaosPace();
  let injected = 0;
  let killed = 0;

  async function injectNext(): Promise<void> {
    const isDeadly = injected++ % DEADLY_EVERY === 0;
    const kinds = (isDeadly || others.length === 0) && deadly.length > 0 ? deadly : others;
    if (kinds.length === 0) return;
    const what = await injectFault(chance.pick(kinds), scene, chance);
    counts[what] = (counts[what] ?? 0) + 1;
    if (kinds !== deadly) return;
    if (++killed % 20 === 0) onProgress?.(`${killed} of ${kills} kills and freezes`);
  }
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * MINUTE_MS;
  const isOver = () => killed >= kills || enough?.aborted === true || Date.now() > end;
  async function injectAll(): Promise<void> {
    while (!isOver() && (await pace.untilFault())) {
      await injectNext();
      pace.faultIsOver();
    }
    pace.end();
  }

  const records: StoryRecord[] = [];
  const waiting = [...buyers];
  async function serve(): Promise<void> {
    for (let buyer = waiting.shift(); buyer && !isOver(); buyer = waiting.shift()) {
      const own = chanceOf(seed, 2, buyer.index);
      records.push(await buy({ shop, staff, coupon: COUPON, chance: own, pace }, buyer));
    }
  }
  const injecting = injectAll();
  await Promise.all(Array.from({ length: AT_ONCE }, serve));
  pace.end();
  await injecting;
  counts["steps"] = pace.steps;
  counts["calls repeated"] = shop.repeated;
  counts["shoppers"] = records.length;
  counts["kills and freezes"] = killed;
  return records;
}

/**
 * Advances the clocks until nothing can be due any more, which is one day after the last payment
 * could arrive.
 */
async function passTime({ processes, clock }: ShopParts): Promise<void> {
  const [first] = processes;
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await clock.advance(processes, 5 * MINUTE_MS);
    await first?.send({ kind: "settle" });
  }
  for (let hours = 0; hours < 26; hours += 2) {
    await clock.advance(processes, 120 * MINUTE_MS);
    await first?.send({ kind: "settle" });
  }
}
