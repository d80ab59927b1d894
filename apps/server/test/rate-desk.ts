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

/** What the rates stand on, without a shop around them, at a time that the test says. */
export interface RateDesk extends AsyncDisposable {
  readonly database: FreshDatabase;
  readonly app: App;
  readonly config: Pick<Config, "rates" | "publicUrl">;
  readonly log: FastifyBaseLogger;
  now: Date;
  readonly clock: () => Date;
  /** Takes everything away that is known of rates. */
  empty(): Promise<void>;
  /** Lets time pass. */
  pass(ms: number): void;
}

export async function openRateDesk(now: Date): Promise<RateDesk> {
  const database = await freshDatabase();
  const log = { warn: vi.fn(), error: vi.fn() };
  const desk: RateDesk = {
    ...{ database, now, config: readConfig({}) },
    app: appOn(database, () => desk.now),
    log: log as unknown as FastifyBaseLogger,
    clock: () => desk.now,
    async empty() {
      for (const table of [keptSheets, rateSheets, rateHistory, rateReadings, rateSources]) {
        await database.db.delete(table);
      }
      desk.now = now;
    },
    pass(ms) {
      desk.now = new Date(desk.now.getTime() + ms);
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
  return desk;
}

/** A source that says what the test wants, and counts how often it was asked. */
export interface ScriptedSource extends RateSource {
  asked: number;
  /** In paise per gram, or why there is no answer. */
  says: { gold: number; silver?: number; takenAt?: Date } | string;
}

export function scriptedSource(
  name: string,
  says: ScriptedSource["says"],
  cost: RateSource["cost"] = null,
): ScriptedSource {
  const source: ScriptedSource = {
    ...{ key: name, name, cost, says, timeoutMs: 0, asked: 0 },
    async read({ now }): Promise<MarketReading> {
      source.asked++;
      if (typeof source.says === "string") throw new SourceError(source.says);
      const { gold, silver = 167_18, takenAt = now } = source.says;
      return { gold999: gold, silver999: silver, takenAt, bodyHash: null };
    },
  };
  return source;
}
