import { ratesWithout } from "@suvarna/domain/rate-desk";
import { sql } from "drizzle-orm";
import { Refusal } from "../platform/errors.ts";
import { createPlaces } from "../platform/places.ts";
import { currentControls } from "./controls.ts";
import { keepDailyRates, readDays } from "./days.ts";
import { readHistory } from "./history.ts";
import { createLoadedRates } from "./loaded-rates.ts";
import { NO_RATES } from "./no-rates.ts";
import { createPoller } from "./poller.ts";
import { createPriceSocket } from "./price-socket.ts";
import { findNewestSheet } from "./queries.ts";
import {
  createRateFreshness,
  maxReadAge,
  maxReadInterval,
  OUT_OF_DATE_AFTER_TICKS,
} from "./rate-freshness.ts";
import type { Rates, RatesDependencies } from "./rates.ts";
import { sellsUntil } from "./sell-age.ts";
import { priceUpdateText } from "./serialize-rates.ts";
import { configuredSources } from "./sources/configured-sources.ts";

/** The NOTIFY channel on which the process with the lease repeats the newest sheet's id. */
const CHANNEL = "rates";

/** The message that a shopper gets when the process that serves them can't read the rates. */
const UNREADABLE_RATES =
  "We can't sell for a moment, because the current rates of gold and silver can't be read. " +
  "Please try again in a minute.";
const RETRY_UNREADABLE_S = 30;
/** A process that can read the newest rates has read them within a few seconds. */
const RETRY_REPLACED_S = 5;

/** Opens the rates of the shop: reads the newest sheet, and prepares the poller and the socket. */
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
  const freshness = createRateFreshness({
    tickMs,
    ticks: outOfDateAfterTicks,
    now: () => performance.now(),
    onChange: notifyListeners,
  });
  const mayUse = () => !freshness.isOutOfDate();
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
      freshness.markRead(since);
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

  function requireFreshRates(): void {
    if (!freshness.isOutOfDate()) return;
    throw new Refusal("unavailable", {
      message: UNREADABLE_RATES,
      retryAfterS: RETRY_UNREADABLE_S,
    });
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
    isOutOfDate: freshness.isOutOfDate,
    requireFreshRates,
    forSale() {
      requireFreshRates();
      return loaded.valid()?.sheet ?? null;
    },
    requireNewest(replacedAt) {
      if (!replacedAt || clock().getTime() - replacedAt.getTime() <= replacedAtMostMs) return;
      throw new Refusal("unavailable", {
        message: UNREADABLE_RATES,
        retryAfterS: RETRY_REPLACED_S,
      });
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
          if (sheetId === loadedId() && !freshness.isOutOfDate()) freshness.markRead();
          else void readAndTell();
        },
        missed() {
          if (!isStopped) void readAndTell();
        },
      });
      freshness.start();
      poller.start();
    },
    async stop() {
      isStopped = true;
      freshness.stop();
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
