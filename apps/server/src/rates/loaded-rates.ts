import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import { ratesOfDayBefore } from "./history.ts";
import type { RatesConfig } from "./settings.ts";
import { priceUpdateText, rateEntries } from "./wire-rates.ts";

/** A sheet with all that is made from it once, however many ask for it. */
export interface Loaded {
  readonly sheet: RateSheet;
  readonly entries: RateEntry[];
  /** What the socket sends. */
  readonly message: string;
}

/** The newest rates that this process knows. */
export interface LoadedRates {
  /** The newest, however old; null before the first. */
  newest(): Loaded | null;
  /** The newest unless it is too old to sell by. */
  valid(): Loaded | null;
  /** Takes a sheet up, unless a newer one is there. */
  take(sheet: RateSheet | null): Promise<void>;
  /** Calls back when the newest gets too old and none has come since. */
  onExpiry(heard: () => void): void;
  close(): void;
}

export function createLoadedRates(db: Db, clock: Clock, { maxAgeMs }: RatesConfig): LoadedRates {
  const expiryHeard: (() => void)[] = [];
  let loaded: Loaded | null = null;
  let expiry: NodeJS.Timeout | undefined;

  /** How long the newest is still valid. */
  function msLeft(): number {
    return loaded ? loaded.sheet.takenAt.getTime() + maxAgeMs - clock().getTime() : 0;
  }

  function valid(): Loaded | null {
    return msLeft() < 0 ? null : loaded;
  }

  function expire(): void {
    if (!valid()) for (const heard of expiryHeard) heard();
  }

  return {
    newest: () => loaded,
    valid,
    async take(sheet) {
      if (!sheet) return;
      const before = await ratesOfDayBefore(db, sheet.acceptedAt);
      // Two sheets in quick succession can be found in either order.
      if (loaded && loaded.sheet.acceptedAt > sheet.acceptedAt) return;
      const entries = rateEntries(sheet, before);
      loaded = { sheet, entries, message: priceUpdateText(entries, sheet.acceptedAt) };
      clearTimeout(expiry);
      expiry = setTimeout(expire, Math.max(msLeft(), 0) + 1).unref();
    },
    onExpiry: (heard) => expiryHeard.push(heard),
    close: () => clearTimeout(expiry),
  };
}
