import { HISTORY_RANGES, type HistoryRange } from "@suvarna/contract/rates/constants";
import { type Carat, caratNamed, isCarat } from "@suvarna/domain/fineness";
import { RATES } from "../site-map.ts";

/** The grade and range that the rates page shows. They are stored only in the address. */
export interface RatesView {
  readonly carat: Carat;
  readonly range: HistoryRange;
}

/** The default view. */
const USUAL: RatesView = { carat: "22K", range: "1m" };

/** Reads a view from an address; unknown values become the defaults. */
export function readRatesView(search: URLSearchParams): RatesView {
  const carat = caratNamed(search.get("carat") ?? "");
  const range = HISTORY_RANGES.find((known) => known === search.get("range"));
  return { carat: isCarat(carat) ? carat : USUAL.carat, range: range ?? USUAL.range };
}

/** The address of a view. Defaults are left out. */
export function ratesAddress({ carat, range }: RatesView): string {
  const search = new URLSearchParams();
  if (carat !== USUAL.carat) search.set("carat", carat);
  if (range !== USUAL.range) search.set("range", range);
  return search.size > 0 ? `${RATES}?${search}` : RATES;
}

/** A range in words: `7 days`. */
export const RANGE_WORDS: Readonly<Record<HistoryRange, string>> = {
  "1d": "1 day",
  "7d": "7 days",
  "1m": "1 month",
  "1y": "1 year",
};
