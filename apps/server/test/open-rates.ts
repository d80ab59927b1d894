import type { FastifyBaseLogger } from "fastify";
import { vi } from "vitest";
import { type Config, readConfig } from "../src/config.ts";
import type { App } from "../src/platform/act.ts";
import type { MarketReading, RateSource } from "../src/rates/sources/rate-source.ts";
import { SourceError } from "../src/rates/sources/rate-source.ts";
import {
  keptSheets,
  rateHistory,
  rateReadings,
  rateSheets,
  rateSources,
} from "../src/rates/tables.ts";
import { appOn } from "./acting.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";

/** The rates with a database and a test clock, without the rest of the shop. */
export interface TestRates extends AsyncDisposable {
  readonly database: FreshDatabase;
  readonly app: App;
  readonly config: Pick<Config, "approvals" | "rates" | "publicUrl">;
  readonly log: FastifyBaseLogger;
  now: Date;
  readonly clock: () => Date;
  /** Deletes all rows of the rates' tables. */
  empty(): Promise<void>;
  /** Advances the test clock. */
  pass(ms: number): void;
}

export async function openRates(now: Date): Promise<TestRates> {
  const database = await freshDatabase();
  const log = { warn: vi.fn(), error: vi.fn() };
  const setup: TestRates = {
    database,
    now,
    config: readConfig({ RATES_SELL_MINUTES: "1440" }),
    app: appOn(database, () => setup.now),
    log: log as unknown as FastifyBaseLogger,
    clock: () => setup.now,
    async empty() {
      for (const table of [keptSheets, rateSheets, rateHistory, rateReadings, rateSources]) {
        await database.db.delete(table);
      }
      setup.now = now;
    },
    pass(ms) {
      setup.now = new Date(setup.now.getTime() + ms);
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
  return setup;
}

/** A rate source that counts its readings. The test determines their results. */
export interface ScriptedSource extends RateSource {
  readCount: number;
  /** The result of a reading: prices in paise per gram, or the message of an error. */
  says: { gold: number; silver?: number; takenAt?: Date } | string;
}

export function scriptedSource(
  name: string,
  says: ScriptedSource["says"],
  cost: RateSource["cost"] = null,
): ScriptedSource {
  const source: ScriptedSource = {
    key: name,
    name,
    cost,
    says,
    timeoutMs: 0,
    readCount: 0,
    async read({ now }): Promise<MarketReading> {
      source.readCount++;
      if (typeof source.says === "string") throw new SourceError(source.says);
      const { gold, silver = 167_18, takenAt = now } = source.says;
      return { gold999: gold, silver999: silver, takenAt, bodyHash: null };
    },
  };
  return source;
}
