import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedShop } from "../../seed/seed-shop.ts";
import { cartIdOf } from "../../src/cart/index.ts";
import { cartLines } from "../../src/cart/tables.ts";
import { type Database, openDatabase } from "../../src/platform/database.ts";
import { newId } from "../../src/platform/ids.ts";
import { openJobs } from "../../src/platform/jobs.ts";
import { migrate } from "../../src/platform/migrate.ts";
import { appOn } from "../acting.ts";
import { addCategory, addRing } from "../catalogue.ts";
import { tellServer, testEngine, urlOf } from "../engine.ts";
import { type MailReceiver, openMailReceiver } from "../mail-receiver.ts";
import { OPENED_AT, testConfig } from "../settings.ts";
import { addShopper } from "../shoppers.ts";
import { faultsIn } from "./books.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { RunningShop } from "./running-shop.ts";
import { type Buyer, buy, type Told } from "./story.ts";

export interface Weather {
  readonly seed: number;
  /** The number of shoppers, which determines the size of everything else. */
  readonly shoppers: number;
}

/** The result of a storm. */
export interface Aftermath {
  /** Descriptions of the faults; empty when everything is right. */
  readonly faults: readonly string[];
  /** How many orders ended in which state, and which faults were injected. */
  readonly counts: Readonly<Record<string, number>>;
}

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const AT_ONCE = 8;
/** The initial stock of each kind of ring, which is less than the demand. */
const STOCK = 4;
const MINUTE_MS = 60_000;
/** After how many actions of shoppers the next fault is injected. */
const STEPS_BETWEEN = 4;
/** Every how many faults the fault is a power cut. */
const KILLED_EVERY = 5;

/**
 * Many shoppers order and pay while faults are injected: the shop's process is killed and
 * restarted, its database connections are cut, the mail server refuses letters or hangs up, and
 * webhooks arrive twice, late, in another order and forged. When everything that is due has been
 * done, the shop's data must be consistent.
 *
 * Progress is measured by events, never by the clock, so a slow machine only makes the storm
 * slower.
 */
export async function storm({ seed, shoppers }: Weather): Promise<Aftermath> {
  const dataDir = await mkdtemp(join(tmpdir(), "suvarna-storm-"));
  const name = `suvarna_storm_${newId().replaceAll("-", "")}`;
  const url = testEngine === "postgres" ? urlOf(name) : null;
  if (url) await tellServer(`create database ${name}`);
  await using mail = await openMailReceiver();
  try {
    const open = () => openDatabase({ url, dataDir });
    const chance = chanceOf(seed);
    const buyers = await prepare(await open(), shoppers, chance);
    const skewMs = Date.parse(OPENED_AT) - Date.now();
    const shop = new RunningShop({ url, dataDir, mailUrl: mail.url, skewMs });
    const counts: Record<string, number> = {};
    let told: readonly Told[];
    try {
      await shop.start();
      const cutOff = url ? () => cut(name, chance) : null;
      told = await blow(shop, { buyers, seed, counts, cut: cutOff, mail });
      await calm(shop, mail);
    } finally {
      await shop.stop();
    }
    const database = await open();
    try {
      const { received: letters } = mail;
      counts["letters"] = letters.length;
      const faults = await faultsIn(database.db, told, { stock: STOCK, letters, counts });
      return { faults, counts };
    } finally {
      await database.close();
    }
  } finally {
    if (url) await tellServer(`drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Prepares a seeded shop and shoppers with one or two rings in their carts. */
async function prepare(database: Database, shoppers: number, chance: Chance): Promise<Buyer[]> {
  try {
    await migrate(database, MIGRATIONS);
    const db = database.autocommit;
    const now = new Date(OPENED_AT);
    const jobs = openJobs({ database, log: { error() {}, warn() {} } });
    await jobs.start();
    await jobs.stop();
    const app = appOn(database, () => now);
    await seedShop(app, testConfig());
    const categoryId = await addCategory(db, "Rings in a storm");
    const rings: string[] = [];
    for (let ring = 0; ring < Math.ceil(shoppers / 3); ring++) {
      rings.push(await addRing(db, { categoryId, stock: STOCK, netWeightMg: 500 }));
    }
    const buyers: Buyer[] = [];
    for (let index = 0; index < shoppers; index++) {
      const session = await addShopper(app, "Meera Nair", true);
      const cartId = await cartIdOf(db, session.userId);
      const wanted = new Set([
        chance.pick(rings),
        ...(chance.percent(40) ? [chance.pick(rings)] : []),
      ]);
      const lines = [...wanted].map((productId) => ({
        cartId,
        productId,
        quantity: 1 + chance.below(2),
      }));
      await db.insert(cartLines).values(lines);
      buyers.push({ ...session, cartId });
    }
    return buyers;
  } finally {
    await database.close();
  }
}

interface Blown {
  readonly buyers: readonly Buyer[];
  readonly seed: number;
  readonly counts: Record<string, number>;
  /** Cuts the shop's database connections; null for the embedded database, which has none. */
  readonly cut: (() => Promise<void>) | null;
  readonly mail: MailReceiver;
}

/** Runs the shoppers concurrently while faults are injected. */
async function blow(
  shop: RunningShop,
  { buyers, seed, counts, cut, mail }: Blown,
): Promise<Told[]> {
  const chance = chanceOf(seed, 1);
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  let steps = 0;
  let happenings = 0;
  let happening: Promise<void> = Promise.resolve();

  async function happen(): Promise<void> {
    const what = chance.below(100);
    const pick = (kind: string, work: () => Promise<void>) => {
      count(kind);
      return work();
    };
    if (happenings++ % KILLED_EVERY === 0) return pick("kills", () => shop.killAndStart());
    if (what < 30 && cut) return pick("cuts", cut);
    if (what < 60) {
      const disturbance = chance.below(1e9);
      return pick("disturbances", () => shop.tell({ kind: "disturb", seed: disturbance }));
    }
    if (what < 80) {
      const manner = chance.pick(MANNERS);
      return pick(`mail server ${manner}`, async () => behave(mail, manner));
    }
    const ms = chance.percent(10) ? 10 * MINUTE_MS : chance.below(MINUTE_MS / 4);
    return pick("leaps", () => shop.advance(ms));
  }
  function step(): void {
    count("steps");
    if (++steps % STEPS_BETWEEN === 0) happening = happening.then(happen);
  }

  const told: Told[] = [];
  const waiting = [...buyers.entries()];
  async function serve(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, buyer] = next;
      told.push(await buy(shop, buyer, chanceOf(seed, 2, index), step));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, serve));
  await happening;
  return told;
}

/** The behaviours of the mail server. When it hangs up, it has received the letter. */
const MANNERS = ["takes letters", "turns away", "hangs up"] as const;

function behave(mail: MailReceiver, manner: (typeof MANNERS)[number]): void {
  mail.turnsAway = manner === "turns away";
  mail.hangsUp = manner === "hangs up";
}

/** Terminates some of the shop's database connections, whatever they are doing. */
async function cut(name: string, chance: Chance): Promise<void> {
  await tellServer(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and pid % 3 <> ${chance.below(3)}`,
  );
}

/**
 * Advances the clock until nothing can be due any more: one day after the last payment could
 * arrive.
 */
async function calm(shop: RunningShop, mail: MailReceiver): Promise<void> {
  behave(mail, "takes letters");
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await shop.advance(5 * MINUTE_MS);
    await shop.tell({ kind: "settle" });
  }
  for (let hours = 0; hours < 26; hours += 2) {
    await shop.advance(120 * MINUTE_MS);
    await shop.tell({ kind: "settle" });
  }
}
