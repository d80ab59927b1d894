import { getPriceHistory } from "@suvarna/contract/catalogue/price-history";
import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Client } from "@suvarna/contract/client";
import { LEAST_PRICE_HISTORY_DAYS, PRICE_HISTORY_DAYS } from "@suvarna/domain/price-history";

/**
 * The query parameter of a product page that chooses the number of days, for a browser without
 * JavaScript.
 */
export const DAYS_PARAMETER = "days";
const USUAL_DAYS = 90;

/**
 * Loads the price history of a piece for the number of days in the address, 90 by default. The page
 * is complete without the history, so the result is null when the history can't be loaded, and
 * while too few days are stored.
 */
export async function loadPriceHistory(
  api: Client,
  id: string,
  { search, signal }: { readonly search?: URLSearchParams; readonly signal?: AbortSignal },
): Promise<PriceHistory | null> {
  const dayCount = Number(search?.get(DAYS_PARAMETER));
  const days = PRICE_HISTORY_DAYS.find((offered) => offered === dayCount) ?? USUAL_DAYS;
  const history = await askPriceHistory(api, id, days, signal).catch(() => null);
  return history && history.points.length >= LEAST_PRICE_HISTORY_DAYS ? history : null;
}

/**
 * Fetches the price history of a piece for a number of days, without the price of the newest day,
 * which follows the rates.
 * @throws ApiError
 */
export function askPriceHistory(
  api: Client,
  id: string,
  days: number,
  signal?: AbortSignal,
): Promise<PriceHistory> {
  const input = { params: { id }, query: { days, live: "false" as const } };
  return api.call(getPriceHistory, input, signal ? { signal } : {});
}
