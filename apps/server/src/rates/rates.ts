import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { ratesWithout } from "@suvarna/domain/rate-desk";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { createPlaces, type Places } from "../platform/places.ts";
import type { StaffRatesDependencies } from "./consider-reading.ts";
import { currentControls } from "./controls.ts";
import { type DayOfRates, keepDailyRates, type RecentDays, readDays } from "./days.ts";
import type { DatabaseClock } from "./earlier-clock.ts";
import {
  createRateFreshness,
  maxReadAge,
  maxReadInterval,
  OUT_OF_DATE_AFTER_TICKS,
} from "./hearing.ts";
import { type HistoryPoint, readHistory } from "./history.ts";
import { createLoadedRates } from "./loaded-rates.ts";
import { createPoller } from "./poller.ts";
import { createPriceSocket, type PriceSocket } from "./price-socket.ts";
import { findNewestSheet } from "./queries.ts";
import { type SellingSheet, sellsUntil } from "./sell-age.ts";
import { priceUpdateText } from "./serialize-rates.ts";
import type { RatesConfig } from "./settings.ts";
import { configuredSources } from "./sources/configured-sources.ts";
import type { RateSource } from "./sources/rate-source.ts";

export interface Rates {
  /**
   * The newest accepted sheet, without the rates of a metal whose sales staff have stopped. The
   * result is null when there is no sheet, when the newest one is withdrawn or too old to sell by,
   * or when this process can't read the newest rates.
   */
  current(): SellingSheet | null;
  /** The newest accepted sheet, however old; null before the first sheet. */
  newest(): SellingSheet | null;
  /** The price of one gram in each grade; null in every grade without a valid sheet. */
  perGram(): RatesPerGram;
  /** The current sheet in the format of the API; empty without a valid sheet. */
  entries(): RateEntry[];
  /** Returns how a rate developed up to the newest sheet, in at most `points` points. */
  history(carat: Carat, ms: number, points: number): Promise<HistoryPoint[]>;
  /**
   * Returns the last rates of each of the `count` days up to the newest sheet, and those of the
   * days that lie a day, a week, a month and a year before it.
   */
  days(count: number): Promise<RecentDays>;
  /**
   * Returns the last rates of each of the last `count` days up to the newest sheet, oldest first.
   */
  dailyRates(count: number): Promise<DayOfRates[]>;
  /**
   * Whether the shop may open: rates were accepted once, or staff are a source of rates and need
   * the open shop to enter them. The accepted rates may still be too old to sell by.
   */
  isSettled(): boolean;
  /** Loads the newest sheet, which was accepted or withdrawn in this or another process. */
  load(): Promise<void>;
  /**
   * Whether this process could not read the newest rates for too long, so that it does not know by
   * which rates the others sell.
   */
  isOutOfDate(): boolean;
  /** Refuses to sell while this process can't read the newest rates. @throws Refusal unavailable */
  requireHearing(): void;
  /**
   * The same as `current`, for a price at which something is sold at once: a process that could
   * read the rates when the sale began may have been paused since.
   * @throws Refusal unavailable, which callers repeat, while this process can't read the rates
   */
  forSale(): SellingSheet | null;
  /**
   * Refuses to sell by a sheet that newer rates have replaced a while ago, which this process has
   * not noticed yet. The limit is half of the time after which `requireHearing` refuses, because an
   * order takes some time from here to its commit.
   * @param replacedAt when newer rates were accepted; null when there are none
   * @throws Refusal unavailable
   */
  requireNewest(replacedAt: Date | null): void;
  /**
   * Returns the price of one gram by the newest sheet in the database, even when this process has
   * not loaded that sheet yet.
   */
  latestPerGram(db: Db): Promise<RatesPerGram>;
  /**
   * Registers a callback for every change of `current` that no event announces: the newest sheet
   * has become too old, this process can't read the rates or can read them again, or this process
   * has read a sheet whose event it has missed.
   */
  onChange(listener: () => void): void;
  /** Sends the current rates to all connected clients. */
  broadcast(): void;
  /**
   * Ensures that there is a valid sheet, then polls the sources regularly while this process has
   * the lease.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Whether the WebSocket is enabled. */
  readonly hasSocket: boolean;
  readonly listeners: PriceSocket;
  /** The message that a client gets when it connects. */
  message(): string;
  /** The origins whose pages may connect: the shop's own, and those of the settings. */
  readonly origins: readonly string[];
  /** The counts of the work that this process has done for the rates since its start. */
  ticks(): RateTicks;
  /** The dependencies of the API calls of staff about rates. */
  readonly staffDependencies: StaffRatesDependencies;
}

/** What a process has done for the rates since its start. */
export interface RateTicks {
  /** The number of reads that found other rates or controls than before. */
  readonly changed: number;
  /** The number of reads that found the rates and controls that were already loaded. */
  readonly same: number;
  /** The number of reads that failed. */
  readonly failed: number;
  /** How often this process has queried the sources, which only the process with the lease does. */
  readonly polls: number;
}

export interface RatesDependencies {
  readonly app: App;
  readonly config: Pick<Config, "publicUrl"> & { readonly rates: RatesConfig };
  readonly log: FastifyBaseLogger;
  /**
   * The sources in the order in which they are queried. The configuration names them; only a test
   * passes its own.
   */
  readonly sources?: readonly RateSource[];
  /**
   * Counts the sockets of all processes together; without it each process counts its own sockets.
   */
  readonly places?: Places;
  /** Is called with new rates before they become the current rates of this process. */
  readonly prepare?: (rates: RatesPerGram) => Promise<void>;
  /** Reads the database's clock; only a test passes its own function. */
  readonly readDatabaseClock?: DatabaseClock;
}

/** The NOTIFY channel on which the process with the lease repeats the newest sheet's id. */
const CHANNEL = "rates";

/** The message that a shopper gets when the process that serves them can't read the rates. */
const DEAF =
  "We can't sell for a moment, because the current rates of gold and silver can't be read. " +
  "Please try again in a minute.";
const RETRY_DEAF_S = 30;
/** A process that can read the newest rates has read them within a few seconds. */
const RETRY_REPLACED_S = 5;

const NO_RATES: RatesPerGram = { "24K": null, "22K": null, "18K": null, Silver: null };

export async function createRates(dependencies: RatesDependencies): Promise<Rates> {
  const { app, config, log } = dependencies;
  const { database, clock } = app;
  const {
    sources = configuredSources(config.rates, Math.random),
    places = createPlaces("rates", null),
  } = dependencies;
  const { db } = database;
  const changeListeners: (() => void)[] = [];
  const notifyListeners = () => {
    for (const listener of changeListeners) listener();
  };
  const tickMs = maxReadInterval(config.rates);
  const outOfDateAfterTicks = OUT_OF_DATE_AFTER_TICKS[database.engine];
  const replacedAtMostMs = maxReadAge(tickMs, outOfDateAfterTicks) / 2;
  const hearing = createRateFreshness({
    tickMs,
    ticks: outOfDateAfterTicks,
    now: () => performance.now(),
    onChange: notifyListeners,
  });
  const mayUse = () => !hearing.isOutOfDate();
  const loaded = createLoadedRates(db, clock, config.rates, mayUse, dependencies.prepare);
  loaded.onExpiry(notifyListeners);

  /**
   * Loads the newest sheet. An error is logged here, and the next read loads the sheet that was
   * missed.
   * @returns whether the read has succeeded
   */
  async function read(onNew: () => void): Promise<boolean> {
    const since = performance.now();
    try {
      const isNew = await loaded.read();
      hearing.heard(since);
      ticks[isNew ? "changed" : "same"] += 1;
      if (isNew) onNew();
      return true;
    } catch (error) {
      ticks.failed += 1;
      log.error({ err: error }, "rates not loaded");
      return false;
    }
  }

  const readAndTell = () => read(notifyListeners);

  let isStopped = false;
  const ticks = { changed: 0, same: 0, failed: 0, polls: 0 };
  const loadedId = () => loaded.newest()?.sheet.id ?? "";
  const poller = createPoller({
    ...dependencies,
    sources,
    read: readAndTell,
    polled() {
      ticks.polls += 1;
    },
    async announce() {
      await database.autocommit.execute(sql`select pg_notify(${CHANNEL}, ${loadedId()})`);
    },
  });
  const listeners = createPriceSocket({ ...config.rates.listeners, places });
  const dailyRates = keepDailyRates(db);
  const message = () => loaded.valid()?.message ?? priceUpdateText([], clock());

  function requireHearing(): void {
    if (!hearing.isOutOfDate()) return;
    throw new Refusal("unavailable", { message: DEAF, retryAfterS: RETRY_DEAF_S });
  }

  await loaded.read();
  return {
    current: () => loaded.valid()?.sheet ?? null,
    newest: () => loaded.newest()?.sheet ?? null,
    perGram: () => loaded.valid()?.sheet.perGram ?? NO_RATES,
    entries: () => loaded.valid()?.entries ?? [],
    async history(carat, ms, points) {
      const until = loaded.newest()?.sheet.acceptedAt;
      return until ? readHistory(db, carat, { until, ms, parts: points }) : [];
    },
    async days(count) {
      const until = loaded.newest()?.sheet.acceptedAt;
      return readDays(db, until ?? null, count);
    },
    dailyRates: (count) => dailyRates(loaded.newest(), count),
    isSettled: () => loaded.newest() !== null || config.rates.sources.includes("manual"),
    async load() {
      await read(() => {});
    },
    isOutOfDate: hearing.isOutOfDate,
    requireHearing,
    forSale() {
      requireHearing();
      return loaded.valid()?.sheet ?? null;
    },
    requireNewest(replacedAt) {
      if (!replacedAt || clock().getTime() - replacedAt.getTime() <= replacedAtMostMs) return;
      throw new Refusal("unavailable", { message: DEAF, retryAfterS: RETRY_REPLACED_S });
    },
    async latestPerGram(db) {
      const sheet = await findNewestSheet(db, config.rates);
      if (sheet?.withdrawnAt !== null) return NO_RATES;
      const { hold, stopped } = await currentControls(db);
      if (clock() > sellsUntil(sheet, config.rates, hold)) return NO_RATES;
      return ratesWithout(sheet.perGram, stopped);
    },
    onChange: (listener) => changeListeners.push(listener),
    async start() {
      await loaded.read();
      if (!loaded.valid()) {
        // When no source answers, the shop opens with its prices on request.
        await poller.poll();
        await loaded.read();
      }
      await database.listen(CHANNEL, {
        heard(sheetId) {
          if (isStopped) return;
          // The first notification that a paused process receives may be old, so a process that
          // could not read the rates for too long reads them again.
          if (sheetId === loadedId() && !hearing.isOutOfDate()) hearing.heard();
          else void readAndTell();
        },
        missed() {
          if (!isStopped) void readAndTell();
        },
      });
      hearing.start();
      poller.start();
    },
    async stop() {
      isStopped = true;
      hearing.stop();
      loaded.close();
      await poller.stop();
    },
    hasSocket: config.rates.listeners.socket,
    listeners,
    message,
    broadcast: () => listeners.send(message()),
    origins: [config.publicUrl, ...config.rates.listeners.origins],
    ticks: () => ticks,
    staffDependencies: { ...dependencies, sources },
  };
}
