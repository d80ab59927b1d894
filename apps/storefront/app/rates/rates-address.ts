import { HISTORY_RANGES, type HistoryRange } from "@suvarna/contract/rates/constants";
import { type Carat, caratNamed, isCarat } from "@suvarna/domain/fineness";
import { RATES } from "../site-map.ts";

/**
 * The carat of gold, or silver, and the range that the rates page shows. They are stored only in the page's address.
 */
export interface RatesView {
  readonly carat: Carat;
  readonly range: HistoryRange;
}

/** The metal and the range that the page shows by default. */
const USUAL: RatesView = { carat: "22K", range: "1m" };

/** Reads the metal and the range from an address; unknown values become the defaults. */
export function readRatesView(search: URLSearchParams): RatesView {
  const carat = caratNamed(search.get("carat") ?? "");
  const range = HISTORY_RANGES.find((known) => known === search.get("range"));
  return { carat: isCarat(carat) ? carat : USUAL.carat, range: range ?? USUAL.range };
}

/** The address for a metal and a range. Default values are left out. */
export function ratesAddress({ carat, range }: RatesView): string {
  const search = new URLSearchParams();
  if (carat !== USUAL.carat) search.set("carat", carat);
  if (range !== USUAL.range) search.set("range", range);
  return search.size > 0 ? `${RATES}?${search}` : RATES;
}
