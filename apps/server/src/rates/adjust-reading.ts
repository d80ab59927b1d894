import type { Paise } from "@suvarna/domain/money";
import { worldRate } from "@suvarna/domain/rate-desk";
import { adjustedRate, type RateAdjustment } from "@suvarna/domain/rate-sheet";
import type { Adjustments } from "./controls.ts";
import type { MarketReading } from "./sources/rate-source.ts";

/** A reading in prices of the local market, with the prices of the world market behind them. */
export interface LocalReading extends MarketReading {
  readonly world: Pick<MarketReading, "gold999" | "silver999">;
}

/** Converts a reading of the world market to prices of the local market, with duty and premium. */
export function localReading(reading: MarketReading, { gold, silver }: Adjustments): LocalReading {
  const { gold999, silver999 } = reading;
  return {
    ...reading,
    gold999: localRate(gold999, gold),
    silver999: localRate(silver999, silver),
    world: { gold999, silver999 },
  };
}

/**
 * Converts one price in paise. A value that is not an amount of money stays as it is, so that the
 * guard refuses the reading.
 */
function localRate(rate: Paise, adjustment: RateAdjustment): Paise {
  return Number.isSafeInteger(rate) && rate >= 0 ? adjustedRate(rate, adjustment) : rate;
}

/**
 * Converts local prices back to the prices of the world market, from which the simulated market
 * continues.
 */
export function worldPrices(
  { gold999, silver999 }: Pick<MarketReading, "gold999" | "silver999">,
  { gold, silver }: Adjustments,
): Pick<MarketReading, "gold999" | "silver999"> {
  return { gold999: worldRate(gold999, gold), silver999: worldRate(silver999, silver) };
}
