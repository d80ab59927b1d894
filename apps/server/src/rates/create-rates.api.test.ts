import { deriveRates } from "@suvarna/domain/rate-sheet";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { appOn } from "../../test/acting.ts";
import { testEngine } from "../../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { scriptedSource } from "../../test/open-rates.ts";
import { openTcpProxy } from "../../test/tcp-proxy.ts";
import { readConfig } from "../config.ts";
import type { App } from "../platform/act.ts";
import { type Database, openServer } from "../platform/database.ts";
import { createRelay } from "../platform/relay.ts";
import { createRates } from "./create-rates.ts";
import { fitnessToSell } from "./fitness.ts";
import { addSheets, newestSheet } from "./queries.ts";
import type { Rates } from "./rates.ts";
import { rateHistory, rateSheets } from "./tables.ts";

const NOON = new Date("2026-11-21T06:30:00.000Z");
const HOUR_MS = 3_600_000;
const { rates: settings, publicUrl } = readConfig({});
const config = { rates: { ...settings, tickMs: 20 }, publicUrl };

describe("rates", () => {
  let database: FreshDatabase;
  let app: App;
  let now: Date;
  const log = { warn: vi.fn(), error: vi.fn() };
  const historyDependencies = () => ({
    app,
    config,
    log: log as unknown as FastifyBaseLogger,
  });

  beforeAll(async () => {
    database = await freshDatabase();
    app = appOn(database, () => now);
    return () => database[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    vi.clearAllMocks();
    now = NOON;
    await database.db.delete(rateSheets);
    await database.db.delete(rateHistory);
  });

  /** Inserts rates with a time in the past. @returns the sheet's id */
  async function addSheet(hoursAgo: number, gold999: number): Promise<string> {
    const at = new Date(NOON.getTime() - hoursAgo * HOUR_MS);
    const perGram = deriveRates(gold999, 16_718);
    const sheet = { source: "Test", reason: "test", perGram, takenAt: at, acceptedAt: at };
    const [id] = await addSheets(database.db, [sheet]);
    return id as string;
  }

  async function openProcess(url: string): Promise<Database & AsyncDisposable> {
    const opened = await openServer(url);
    return { ...opened, [Symbol.asyncDispose]: () => opened.close() };
  }

  /** Starts a process whose rates follow those of the other processes, as in the shop. */
  async function following(
    own: Database,
    besides: Partial<Parameters<typeof createRates>[0]> = {},
  ): Promise<Rates & AsyncDisposable> {
    const itself = appOn(own, () => now);
    const rates = await createRates({ ...historyDependencies(), ...besides, app: itself });
    itself.outbox.connect({
      "rates.changed": { inEveryProcess: [() => rates.load()] },
    });
    // Events of other processes from before the start are skipped, as at the start of a shop.
    await itself.outbox.skipToNow();
    const relay = createRelay(itself, log);
    await relay.start();
    return {
      ...rates,
      async [Symbol.asyncDispose]() {
        await rates.stop();
        await relay.stop();
      },
    };
  }

  it("do not exist before any was accepted, and are read at once at the start", async () => {
    const rates = await createRates(historyDependencies());
    expect(rates.current()).toBeNull();
    expect(rates.entries()).toEqual([]);
    expect(rates.perGram()["22K"]).toBeNull();
    await rates.start();
    expect(rates.entries().map(({ Carat }) => Carat)).toEqual(["24K", "22K", "18K", "Silver"]);
    for (const entry of rates.entries()) {
      expect(entry.source).toBe("Simulated market");
      expect(entry.change).toBeUndefined();
    }
    await rates.stop();
  });

  it("change against the last rate of the day before in India", async () => {
    await addSheet(30, 1_000_000);
    // The two sheets are accepted at 23:59 in India on the day before, and at 00:01.
    await addSheet(12 + 1 / 60, 1_250_000);
    await addSheet(12 - 1 / 60, 2_000_000);
    await addSheet(0, 1_300_000);
    const [gold] = (await createRates(historyDependencies())).entries();
    expect(gold).toMatchObject({ TodayPricePerGram: 13_000, change: 4, purity: 99.9 });
  });

  it("are not sold by when they are too old", async () => {
    await addSheet(0.9, 1_300_000);
    const rates = await createRates(historyDependencies());
    expect(rates.current()?.perGram["24K"]).toBe(1_300_000);
    now = new Date(NOON.getTime() + 0.1 * HOUR_MS + 1);
    expect(rates.current()).toBeNull();
    expect(rates.perGram()["24K"]).toBeNull();
    expect(JSON.parse(rates.message())).toMatchObject({ type: "PRICE_UPDATE", prices: [] });
    await rates.start();
    expect(rates.current()?.acceptedAt).toEqual(now);
    await rates.stop();
  });

  it("say when they get too old, once", async () => {
    await addSheet(0, 1_300_000);
    const short = { ...config, rates: { ...config.rates, feedSellMs: 50 } };
    const rates = await createRates({ ...historyDependencies(), config: short });
    const heard = vi.fn();
    rates.onChange(heard);
    now = new Date(NOON.getTime() + 51);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(rates.current()).toBeNull();
  });

  it("are loaded from other processes, and never go back", async () => {
    const rates = await createRates(historyDependencies());
    const newer = await addSheet(1, 1_300_000);
    const reads = [rates.load()];
    await addSheet(2, 1_200_000);
    reads.push(rates.load(), rates.load());
    await Promise.all(reads);
    expect(rates.current()?.id).toBe(newer);
  });

  it("survive a failing database, with a line in the log", async () => {
    const rates = await createRates(historyDependencies());
    await database.db.execute(sql`alter table rate_sheets rename to elsewhere`);
    await rates.load();
    await database.db.execute(sql`alter table elsewhere rename to rate_sheets`);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it("are read at every tick, so a process that missed the event shows them too", async () => {
    await addSheet(1, 1_300_000);
    await using rates = await following(database, { sources: [] });
    await rates.start();
    const heard = vi.fn();
    rates.onChange(heard);
    now = new Date(NOON.getTime() + HOUR_MS);
    const missed = await addSheet(-1, 1_310_000);
    await vi.waitFor(() => {
      expect(rates.current()?.id).toBe(missed);
      expect(heard).toHaveBeenCalled();
    }, 2000);
  });

  // Only connections to a PostgreSQL server can be cut off, so this test does not run on the
  // embedded database.
  it.runIf(testEngine === "postgres")(
    "are empty in a process that is cut off, until it reads them again",
    async () => {
      await addSheet(1, 1_300_000);
      await using proxy = await openTcpProxy(database.url ?? "");
      await using far = await openProcess(proxy.url);
      await using rates = await following(far, { sources: [] });
      await rates.start();
      const heard = vi.fn();
      rates.onChange(heard);
      const fitness = () => fitnessToSell(far, rates);
      expect(await fitness()).toEqual({ lacks: [], degraded: [] });
      rates.requireFreshRates();

      proxy.vanish();
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), 20_000);
      expect(rates.current()).toBeNull();
      expect(rates.requireFreshRates).toThrow("can't be read");
      expect(await fitness()).toEqual({ lacks: ["database", "rates"], degraded: ["rates"] });

      const newer = await addSheet(0, 1_310_000);
      proxy.heal();
      await vi.waitFor(() => expect(rates.newest()?.id).toBe(newer), 20_000);
      expect(rates.current()?.id).toBe(newer);
      rates.requireFreshRates();
      expect(await fitness()).toEqual({ lacks: [], degraded: [] });
    },
  );

  it("are polled by one of many processes, and by another when it stops", async () => {
    await using one = await following(database);
    await using other = await following(database);
    await one.start();
    await other.start();
    const first = one.current()?.id;
    await vi.waitFor(() => expect(other.current()?.id).not.toBe(first), 5000);
    await one.stop();
    const last = (await newestSheet(database.db, config.rates))?.id;
    now = new Date(now.getTime() + 1);
    await vi.waitFor(() => expect(other.current()?.id).not.toBe(last), 5000);
  });

  it("are the same in all processes within a second, and only one of them polls", async () => {
    await using stack = new AsyncDisposableStack();
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const source = scriptedSource("One", { gold: 13_342_56 });
        // On a PostgreSQL server each process has its own connections; the embedded database has
        // only one.
        const own = database.url === null ? database : stack.use(await openProcess(database.url));
        const rates = await following(own, {
          sources: [source],
          // The interval is so long that a busy machine does not miss three ticks, after which
          // another process would get the lease.
          config: { ...config, rates: { ...config.rates, tickMs: 300 } },
        });
        stack.use(rates);
        return { rates, source };
      }),
    );
    for (const { rates } of processes) await rates.start();
    for (let change = 1; change <= 3; change++) {
      const gold = 13_342_56 + change;
      for (const { source } of processes) source.says = { gold };
      now = new Date(now.getTime() + 1000);
      await vi.waitFor(async () => {
        const written = await newestSheet(database.db, config.rates);
        expect(written?.perGram["24K"]).toBe(gold);
      }, 5000);
      const shown = () => processes.map(({ rates }) => rates.current()?.perGram["24K"]);
      await vi.waitFor(() => expect(shown()).toEqual([gold, gold]), 1000);
    }
    const readCounts = processes.map(({ source }) => source.readCount);
    expect(Math.max(...readCounts)).toBeGreaterThanOrEqual(4);
    expect(Math.min(...readCounts)).toBe(0);
  });

  it("have a history with the last rate of each part of the time, the newest at the end", async () => {
    for (const hoursAgo of [23.9, 12.2, 12.1, 3, 0]) await addSheet(hoursAgo, 1_300_000);
    await addSheet(25, 1_000_000);
    const rates = await createRates(historyDependencies());
    const day = await rates.history("24K", 24 * HOUR_MS, 24);
    expect(day.map(({ at }) => (NOON.getTime() - at.getTime()) / HOUR_MS)).toEqual([
      23.9, 12.1, 3, 0,
    ]);
    expect(await rates.history("24K", 24 * HOUR_MS, 2)).toHaveLength(2);
    expect(await rates.history("Silver", HOUR_MS, 500)).toEqual([{ at: NOON, price: 16_718 }]);
  });

  it("have a last rate for each day, as far back as the history reaches", async () => {
    // The clock of the test shows 11:30 in India on 21 November.
    for (const [hoursAgo, gold] of [
      [31 * 24, 1_100_000],
      [7 * 24 + 1, 1_200_000],
      [13, 1_290_000],
      [11, 1_300_000],
      [0, 1_310_000],
    ] as const) {
      await addSheet(hoursAgo, gold);
    }
    const rates = await createRates(historyDependencies());
    const { days, before } = await rates.days(3);
    const dayAndRate = (day: (typeof days)[number] | null) => day && [day.day, day.perGram["24K"]];
    expect(days.map(dayAndRate)).toEqual([
      ["2026-11-21", 1_310_000],
      ["2026-11-20", 1_290_000],
      ["2026-11-14", 1_200_000],
    ]);
    expect(dayAndRate(before["1d"])).toEqual(["2026-11-20", 1_290_000]);
    expect(dayAndRate(before["7d"])).toEqual(["2026-11-14", 1_200_000]);
    expect(dayAndRate(before["1m"])).toEqual(["2026-10-21", 1_100_000]);
    expect(before["1y"]).toBeNull();
  });
});
