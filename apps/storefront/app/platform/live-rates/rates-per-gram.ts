import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { paise } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { useMemo } from "react";
import { useRateEntries } from "./live-rates.ts";

/** Converts the API's rates to paise per gram, as the price function takes them. */
export function ratesPerGram(entries: readonly RateEntry[]): RatesPerGram {
  function rate(carat: Carat) {
    const entry = entries.find(({ Carat }) => Carat === carat);
    return entry ? paise(entry.TodayPricePerGram) : null;
  }
  return { "24K": rate("24K"), "22K": rate("22K"), "18K": rate("18K"), Silver: rate("Silver") };
}

/** The newest rates in paise per gram, for the price function. */
export function useRatesPerGram(): RatesPerGram {
  const entries = useRateEntries();
  return useMemo(() => ratesPerGram(entries), [entries]);
}
