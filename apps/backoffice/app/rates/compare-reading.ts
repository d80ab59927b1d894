import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import type { RateReading } from "@suvarna/contract/rates/staff-schemas";
import { type Paise, paise } from "@suvarna/domain/money";
import type { Metal } from "@suvarna/domain/rate-desk";
import { changePercent, deriveRates, type RatesPerGram } from "@suvarna/domain/rate-sheet";
import { ratesOf } from "./rate-words.ts";

/** A reading that the guard quarantined, compared with the current rates. */
export interface ReadingComparison {
  readonly reading: RateReading;
  /** The metal whose rate jumped; gold when both metals jumped. */
  readonly metal: Metal;
  /** The current rate of fine metal and the rate of the reading, in paise per gram. */
  readonly now: Paise;
  readonly sourceRate: Paise;
  /** The change from the current rate to the reading, in percent. */
  readonly percent: number;
  /** The guard's band around the current rate, in paise per gram. `jumpBp` is in basis points. */
  readonly band: { readonly low: Paise; readonly high: Paise; readonly jumpBp: number };
  /**
   * The rates that other sources report: the newest accepted rates, and other readings in
   * quarantine.
   */
  readonly others: readonly {
    readonly source: string;
    readonly rate: Paise;
    readonly at: string;
  }[];
  /** The rates of all grades if the reading is accepted, in paise per gram. */
  readonly rates: RatesPerGram;
}

/**
 * Compares a reading with the current rates. Returns null when the reading has no usable amounts or
 * there are no rates.
 */
export function compareReading(desk: RatesDesk, reading: RateReading): ReadingComparison | null {
  const rates = ratesOf(desk);
  const [gold, silver] = [rates["24K"], rates.Silver];
  if (reading.gold === null || reading.silver === null || !gold || !silver) return null;
  const sourceRates = { gold: paise(reading.gold), silver: paise(reading.silver) };
  const { guard, sheet, quarantine } = desk;
  const goldJumped = Math.abs(sourceRates.gold - gold) * 10_000 > gold * guard.gold.jumpBp;
  const metal: Metal = goldJumped ? "gold" : "silver";
  const now = metal === "gold" ? gold : silver;
  const { jumpBp } = guard[metal];
  const step = Math.round((now * jumpBp) / 10_000);
  const rateOf = (other: RateReading) => (metal === "gold" ? other.gold : other.silver);
  const waiting = quarantine
    .filter(({ source }) => source !== reading.source)
    .flatMap((other) => {
      const rate = rateOf(other);
      return rate === null ? [] : [{ source: other.source, rate: paise(rate), at: other.readAt }];
    });
  const isOther = sheet !== null && sheet.source !== reading.source;
  return {
    reading,
    metal,
    now,
    sourceRate: sourceRates[metal],
    percent: changePercent(sourceRates[metal], now),
    band: { low: now - step, high: now + step, jumpBp },
    others: isOther
      ? [{ source: sheet.source, rate: now, at: sheet.takenAt }, ...waiting]
      : waiting,
    rates: deriveRates(sourceRates.gold, sourceRates.silver),
  };
}
