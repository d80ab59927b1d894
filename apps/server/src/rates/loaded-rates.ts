import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import { ratesOfDayBefore } from "./history.ts";
import type { RatesConfig } from "./settings.ts";
import { priceUpdateText, rateEntries } from "./wire-rates.ts";

/** A sheet with its reply and its socket message, which are computed once for all readers. */
export interface Loaded {
  readonly sheet: RateSheet;
  readonly entries: RateEntry[];
  /** The message that the WebSocket sends. */
  readonly message: string;
}

/** The newest rates that this process has loaded. */
export interface LoadedRates {
  /** The newest rates, however old; null before the first sheet. */
  newest(): Loaded | null;
  /** The newest rates; null when they are too old to sell by. */
  valid(): Loaded | null;
  /** Replaces the loaded rates by this sheet, unless they are newer. */
  take(sheet: RateSheet | null): Promise<void>;
  /**
   * Registers a callback for the moment at which the newest rates become too old and no newer ones
   * have come.
   */
  onExpiry(listener: () => void): void;
  close(): void;
}

export function createLoadedRates(db: Db, clock: Clock, { maxAgeMs }: RatesConfig): LoadedRates {
  const expiryListeners: (() => void)[] = [];
  let loaded: Loaded | null = null;
  let expiry: NodeJS.Timeout | undefined;

  /** How many milliseconds the newest rates are still valid. */
  function msLeft(): number {
    return loaded ? loaded.sheet.takenAt.getTime() + maxAgeMs - clock().getTime() : 0;
  }

  function valid(): Loaded | null {
    return msLeft() < 0 ? null : loaded;
  }

  function expire(): void {
    if (!valid()) for (const listener of expiryListeners) listener();
  }

  return {
    newest: () => loaded,
    valid,
    async take(sheet) {
      if (!sheet) return;
      const before = await ratesOfDayBefore(db, sheet.acceptedAt);
      // Two sheets in quick succession may be loaded in either order, so the newer one must win.
      if (loaded && loaded.sheet.acceptedAt > sheet.acceptedAt) return;
      const entries = rateEntries(sheet, before);
      loaded = { sheet, entries, message: priceUpdateText(entries, sheet.acceptedAt) };
      clearTimeout(expiry);
      expiry = setTimeout(expire, Math.max(msLeft(), 0) + 1).unref();
    },
    onExpiry: (listener) => expiryListeners.push(listener),
    close: () => clearTimeout(expiry),
  };
}
