import { getRates } from "@suvarna/contract/rates/calls";
import { CARATS, type Carat } from "@suvarna/domain/fineness";
import { paise } from "@suvarna/domain/money";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { useMemo } from "react";
import { useRead } from "../platform/queries.ts";

/**
 * The newest rates and the time of their reading. There are no rates while the shop does not sell.
 */
export interface RatesOfNow {
  readonly perGram: RatesPerGram;
  /** The time in ISO 8601; null while there are no rates. */
  readonly readAt: string | null;
}

/** Reads the rates from which the page computes prices. */
export function useRatesOfNow(): RatesOfNow {
  const { data } = useRead(getRates, {});
  return useMemo(() => {
    const rateOfCarat = new Map(
      data?.map((entry) => [entry.Carat, paise(entry.TodayPricePerGram)]),
    );
    const perGram = Object.fromEntries(
      CARATS.map((carat: Carat) => [carat, rateOfCarat.get(carat) ?? null]),
    ) as RatesPerGram;
    return { perGram, readAt: data?.[0]?.updatedAt ?? null };
  }, [data]);
}
