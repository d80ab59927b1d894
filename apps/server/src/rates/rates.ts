import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import type { RateSheet, RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import type { CareParts } from "./consider-reading.ts";
import { type RecentDays, readDays } from "./days.ts";
import { type HistoryPoint, readHistory } from "./history.ts";
import { createLoadedRates } from "./loaded-rates.ts";
import { createPoller } from "./poller.ts";
import { createPriceSocket, type PriceSocket } from "./price-socket.ts";
import { findSheet, newestSheet } from "./queries.ts";
import type { RatesConfig } from "./settings.ts";
import { configuredSources } from "./sources/configured-sources.ts";
import type { RateSource } from "./sources/rate-source.ts";
import { priceUpdateText } from "./wire-rates.ts";

export interface Rates {
  /** The newest accepted sheet; null when there is none, or when it is too old to sell by. */
  current(): RateSheet | null;
  /** The newest accepted sheet, however old; null before the first. */
  newest(): RateSheet | null;
  /** The price of one gram in each grade now; null in every grade without a valid sheet. */
  perGram(): RatesPerGram;
  /** The current sheet in the format of the API; empty without a valid sheet. */
  entries(): RateEntry[];
  /** How a rate moved in the time up to the newest sheet, in at most `points` points. */
  history(carat: Carat, ms: number, points: number): Promise<HistoryPoint[]>;
  /**
   * The last rates of each of the `count` days up to the newest sheet, and those of one day, week,
   * month and year before.
   */
  days(count: number): Promise<RecentDays>;
  /**
   * Whether the shop may open: rates were accepted once, or staff are a source of rates and need
   * the open shop to enter them. The accepted rates may still be too old to sell by.
   */
  isSettled(): boolean;
  /** Loads a sheet that was accepted in this or another process. */
  load(sheetId: string): Promise<void>;
  /**
   * The price of one gram by the newest sheet in the database, even when this process has not
   * loaded it yet.
   */
  latestPerGram(db: Db): Promise<RatesPerGram>;
  /**
   * Registers a callback for the moment at which the newest sheet becomes too old and no newer one
   * has come.
   */
  onExpiry(listener: () => void): void;
  /** Sends the current rates to all connected clients. */
  broadcast(): void;
  /**
   * Ensures that there is a valid sheet, then polls the sources regularly, in this process or in
   * another one.
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
  /** What the calls of staff need. */
  readonly care: CareParts;
}

export interface RatesParts {
  readonly app: App;
  readonly config: Pick<Config, "publicUrl"> & { readonly rates: RatesConfig };
  readonly log: FastifyBaseLogger;
  /**
   * The sources in the order in which they are queried. The configuration determines them unless a
   * test passes others.
   */
  readonly sources?: readonly RateSource[];
}

const NO_RATES: RatesPerGram = { "24K": null, "22K": null, "18K": null, Silver: null };

export async function createRates(parts: RatesParts): Promise<Rates> {
  const { app, config, log } = parts;
  const { database, clock } = app;
  const { sources = configuredSources(config.rates, Math.random) } = parts;
  const { db } = database;
  const loaded = createLoadedRates(db, clock, config.rates);
  const poller = createPoller({ ...parts, sources });
  const listeners = createPriceSocket(config.rates.listeners);
  const message = () => loaded.valid()?.message ?? priceUpdateText([], clock());

  /** Nobody awaits a reaction, so an error is logged here; the next sheet repairs the state. */
  const take = (found: Promise<RateSheet | null>) =>
    found
      .then(loaded.take)
      .catch((error: unknown) => log.error({ err: error }, "rates not loaded"));

  await loaded.take(await newestSheet(db, config.rates));
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
    isSettled: () => loaded.newest() !== null || config.rates.sources.includes("manual"),
    load: (sheetId) => take(findSheet(db, sheetId)),
    async latestPerGram(db) {
      const sheet = await newestSheet(db, config.rates);
      const isValid = sheet && clock().getTime() - sheet.takenAt.getTime() <= config.rates.maxAgeMs;
      return isValid ? sheet.perGram : NO_RATES;
    },
    onExpiry: loaded.onExpiry,
    async start() {
      await loaded.take(await newestSheet(db, config.rates));
      if (!loaded.valid()) {
        // Without an answer from any source, the shop opens with its prices on request.
        await poller.poll();
        await loaded.take(await newestSheet(db, config.rates));
      }
      poller.start();
    },
    async stop() {
      loaded.close();
      await poller.stop();
    },
    hasSocket: config.rates.listeners.socket,
    listeners,
    message,
    broadcast: () => listeners.send(message()),
    origins: [config.publicUrl, ...config.rates.listeners.origins],
    care: { ...parts, sources },
  };
}
