import type { Reply } from "@suvarna/contract/endpoint";
import type { getRateDays } from "@suvarna/contract/rates/calls";
import type { HistoryRange } from "@suvarna/contract/rates/constants";
import type { PriceUpdate, RateEntry, RatesOfDay } from "@suvarna/contract/rates/schemas";
import { CARATS, forEachCarat, SHOWN_PURITY } from "@suvarna/domain/fineness";
import { rupees } from "@suvarna/domain/money";
import { changePercent, type RateSheet, type RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { DayOfRates, RecentDays } from "./days.ts";

/**
 * Converts a sheet to the four entries of the API.
 * @param before the last rates of the previous day, from which the change in percent is computed
 */
export function rateEntries(sheet: RateSheet, before: RatesPerGram | null): RateEntry[] {
  return CARATS.flatMap((carat) => {
    const rate = sheet.perGram[carat];
    if (rate === null) return [];
    const base = before?.[carat];
    return {
      Carat: carat,
      TodayPricePerGram: rupees(rate),
      purity: SHOWN_PURITY[carat],
      updatedAt: sheet.takenAt.toISOString(),
      ...(base ? { change: changePercent(rate, base) } : {}),
      source: sheet.source,
    };
  });
}

/** Converts the days of rates to the format of the API. */
export function serializeDays({ days, before }: RecentDays): Reply<typeof getRateDays> {
  const past = (range: HistoryRange) => before[range] && serializeDay(before[range]);
  return {
    days: days.map(serializeDay),
    before: { "1d": past("1d"), "7d": past("7d"), "1m": past("1m"), "1y": past("1y") },
  };
}

function serializeDay({ day, perGram }: DayOfRates): RatesOfDay {
  return { day, prices: forEachCarat((carat) => rupees(perGram[carat])) };
}

/** Builds the message of the WebSocket, as the text that every client gets. */
export function priceUpdateText(prices: RateEntry[], at: Date): string {
  const update: PriceUpdate = { type: "PRICE_UPDATE", prices, at: at.toISOString() };
  return JSON.stringify(update);
}
