import { setTimeout as pause } from "node:timers/promises";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { ratesWithout } from "@suvarna/domain/rate-desk";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import { currentControls } from "./controls.ts";
import { ratesOfDayBefore } from "./history.ts";
import { findNewestSheet } from "./queries.ts";
import { type SellingSheet, sellsUntil } from "./sell-age.ts";
import { priceUpdateText, rateEntries } from "./serialize-rates.ts";
import type { RatesConfig } from "./settings.ts";

/**
 * A sheet with its API reply and its WebSocket message, which are computed once for all clients.
 */
export interface LoadedSheetReplies {
  readonly sheet: SellingSheet;
  readonly entries: RateEntry[];
  /** The message that the WebSocket sends. */
  readonly message: string;
  /** Whether staff have withdrawn the sheet. Nothing is sold then until there is a newer sheet. */
  readonly isWithdrawn: boolean;
  /** The version of the controls, which are the decisions of staff about the rates as a whole. */
  readonly controls: string;
}

/** The longest time that new rates wait for their preparation, in milliseconds. */
const PREPARED_MS = 500;

/** The newest rates that this process has loaded. */
export interface LoadedRates {
  /** Returns the newest rates, however old; null before the first sheet. */
  newest(): LoadedSheetReplies | null;
  /**
   * Returns the newest rates, without those of a metal whose sales are stopped. The result is null
   * when the rates are withdrawn or too old to sell by, or when `mayUse` is false.
   */
  valid(): LoadedSheetReplies | null;
  /**
   * Loads the newest rates of the database.
   * @returns whether the rates or the controls have changed since the last read
   */
  read(): Promise<boolean>;
  /**
   * Registers a callback for the moment at which the newest rates become too old to sell by,
   * because no newer ones have come.
   */
  onExpiry(listener: () => void): void;
  close(): void;
}

/**
 * Creates the store of the newest rates of this process.
 * @param mayUse whether the loaded rates may be used for sales at present, however new they are
 * @param prepare is called with new rates before they become the current rates
 */
export function createLoadedRates(
  db: Db,
  clock: Clock,
  config: RatesConfig,
  mayUse: () => boolean,
  prepare: (rates: RatesPerGram) => Promise<void> = async () => {},
): LoadedRates {
  const expiryListeners: (() => void)[] = [];
  let loaded: LoadedSheetReplies | null = null;
  let lastRead: Promise<unknown> = Promise.resolve();
  let expiry: NodeJS.Timeout | undefined;

  /** Returns how many milliseconds the shop still sells by the newest rates. */
  function msLeft(): number {
    return loaded ? loaded.sheet.sellsUntil.getTime() - clock().getTime() : 0;
  }

  function valid(): LoadedSheetReplies | null {
    return msLeft() < 0 || !mayUse() || loaded?.isWithdrawn ? null : loaded;
  }

  /**
   * Reads the newest rates. Reads run one after the other, so that an older answer never replaces a
   * newer one.
   */
  async function readNow(): Promise<boolean> {
    const sheet = await findNewestSheet(db, config);
    if (!sheet) return false;
    const { version, hold, stopped } = await currentControls(db);
    const isWithdrawn = sheet.withdrawnAt !== null;
    const isSame = sheet.id === loaded?.sheet.id && isWithdrawn === loaded.isWithdrawn;
    if (isSame && version === loaded?.controls) return false;
    const before = await ratesOfDayBefore(db, sheet.acceptedAt);
    const selling = {
      ...sheet,
      perGram: ratesWithout(sheet.perGram, stopped),
      sellsUntil: sellsUntil(sheet, config, hold),
    };
    const entries = rateEntries(selling, before);
    const message = priceUpdateText(entries, sheet.acceptedAt);
    // The process sells by the new rates soon, even if the preparation is slow or fails.
    if (loaded) await Promise.race([prepare(selling.perGram).catch(() => {}), pause(PREPARED_MS)]);
    loaded = { sheet: selling, entries, message, isWithdrawn, controls: version };
    clearTimeout(expiry);
    expiry = setTimeout(expire, Math.max(msLeft(), 0) + 1).unref();
    return true;
  }

  function expire(): void {
    if (!valid()) for (const listener of expiryListeners) listener();
  }

  return {
    newest: () => loaded,
    valid,
    read() {
      const done = lastRead.then(readNow);
      lastRead = done.catch(() => {});
      return done;
    },
    onExpiry: (listener) => expiryListeners.push(listener),
    close: () => clearTimeout(expiry),
  };
}
