import { getPriceHistory } from "@suvarna/contract/catalogue/price-history";
import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import type { Client } from "@suvarna/contract/client";
import { LEAST_PRICE_HISTORY_DAYS, PRICE_HISTORY_DAYS } from "@suvarna/domain/price-history";

/** The parameter of a product page's address that chooses the days, for a browser without JavaScript. */
export const DAYS_PARAMETER = "days";
const USUAL_DAYS = 90;

/**
 * The price of a piece on the days that the address names, 90 by default. The page is complete without
 * it, so it is null when it can't be loaded, and while too few days are stored.
 */
export async function loadPriceHistory(
  api: Client,
  id: string,
  { search, signal }: { readonly search?: URLSearchParams; readonly signal?: AbortSignal },
): Promise<PriceHistory | null> {
  const asked = Number(search?.get(DAYS_PARAMETER));
  const days = PRICE_HISTORY_DAYS.find((offered) => offered === asked) ?? USUAL_DAYS;
  const history = await askPriceHistory(api, id, days, signal).catch(() => null);
  return history && history.points.length >= LEAST_PRICE_HISTORY_DAYS ? history : null;
}

/** The price of a piece on this many days. @throws ApiError */
export function askPriceHistory(
  api: Client,
  id: string,
  days: number,
  signal?: AbortSignal,
): Promise<PriceHistory> {
  const input = { params: { id }, query: { days } };
  return api.call(getPriceHistory, input, signal ? { signal } : {});
}
