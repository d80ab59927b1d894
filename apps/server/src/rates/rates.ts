import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { FastifyBaseLogger } from "fastify";
import type { App } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import type { Places } from "../platform/places.ts";
import type { StaffRatesDependencies } from "./consider-reading.ts";
import type { DayOfRates, RecentDays } from "./days.ts";
import type { DatabaseClock } from "./earlier-clock.ts";
import type { HistoryPoint } from "./history.ts";
import type { PriceSocket } from "./price-socket.ts";
import type { SellingSheet } from "./sell-age.ts";
import type { RatesConfig } from "./settings.ts";
import type { RateSource } from "./sources/rate-source.ts";

/** The rates of the shop, as this process knows them. */
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
   * days that are a day, a week, a month and a year before it.
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
  requireFreshRates(): void;
  /**
   * The same as `current`, for a price at which something is sold at once: a process that could
   * read the rates when the sale began may have been paused since.
   * @throws Refusal unavailable, which callers repeat, while this process can't read the rates
   */
  forSale(): SellingSheet | null;
  /**
   * Refuses to sell by a sheet that newer rates have replaced a while ago, which this process has
   * not noticed yet. The limit is half of the time after which `requireFreshRates` refuses, because an
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
