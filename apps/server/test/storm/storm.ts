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
  /** How many shoppers come; all else follows from it. */
  readonly shoppers: number;
}

/** How a storm went. */
export interface Aftermath {
  /** What must not be, each in words; empty when all is well. */
  readonly faults: readonly string[];
  /** How many orders ended in which state, and what was done to the shop. */
  readonly counts: Readonly<Record<string, number>>;
}

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const AT_ONCE = 8;
/** So many of each kind of ring are in stock: fewer than are wanted. */
const STOCK = 4;
const MINUTE_MS = 60_000;
/** What is done to the shop in turns, at this distance in things that shoppers do. */
const STEPS_BETWEEN = 4;
/** Of these, every so manieth is a power cut. */
const KILLED_EVERY = 5;

/**
 * Many shoppers order and pay, while the shop's process is killed and started again, the
 * connections to its database are cut, the mail server turns letters away or hangs up on them, and
 * messages come twice, late, in another order and forged.
 * When it is over and all that was due is done, the books must be right.
 *
 * It goes by what has happened, never by the clock: a slow machine makes it slower, nothing else.
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

/** A seeded shop with shoppers, each with a ring or two in the cart. */
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
      const session = await addShopper(app, "Meera Nair");
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
  /** Null where there is no connection to cut. */
  readonly cut: (() => Promise<void>) | null;
  readonly mail: MailReceiver;
}

/** The shoppers do what they do, so many at once, and things happen to the shop meanwhile. */
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

/** What the mail server does from now on; when it hangs up, it has taken the letter. */
const MANNERS = ["takes letters", "turns away", "hangs up"] as const;

function behave(mail: MailReceiver, manner: (typeof MANNERS)[number]): void {
  mail.turnsAway = manner === "turns away";
  mail.hangsUp = manner === "hangs up";
}

/** Some of the shop's connections to its database are gone, whatever they were doing. */
async function cut(name: string, chance: Chance): Promise<void> {
  await tellServer(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and pid % 3 <> ${chance.below(3)}`,
  );
}

/** Time passes until nothing can be due any more: a day after the last that could be paid. */
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
