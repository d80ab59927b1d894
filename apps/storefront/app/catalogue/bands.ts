import {
  type Band,
  PRICE_BANDS,
  priceLimits,
  WEIGHT_BANDS,
  weightLimits,
} from "@suvarna/contract/catalogue/bands";
import { formatNumber } from "@suvarna/domain/formats";
import * as say from "@suvarna/words/here/listing";
import { changeFilters, type ShopFilters } from "./shop-filters.ts";

/** The filters whose values the shop offers as bands, such as ₹50,000 to ₹1,00,000. */
export type BandKey = "price" | "weight";

type Limits =
  | Pick<ShopFilters, "minPrice" | "maxPrice">
  | Pick<ShopFilters, "minWeight" | "maxWeight">;

export const BANDS: Readonly<Record<BandKey, readonly Band[]>> = {
  price: PRICE_BANDS,
  weight: WEIGHT_BANDS,
};
const WITHOUT: Readonly<Record<BandKey, Limits>> = {
  price: { minPrice: null, maxPrice: null },
  weight: { minWeight: null, maxWeight: null },
};

export function isAmountInBand(filters: ShopFilters, key: BandKey, band: Band): boolean {
  return Object.entries(limitsOf(key, band)).every(
    ([limit, value]) => filters[limit as keyof ShopFilters] === value,
  );
}

/**
 * Toggles a band: the filters with the band chosen, or without the band if it was chosen before.
 * The page becomes 1.
 */
export function toggleBand(filters: ShopFilters, key: BandKey, band: Band): ShopFilters {
  return isAmountInBand(filters, key, band)
    ? withoutBand(filters, key)
    : changeFilters(filters, limitsOf(key, band));
}

export function withoutBand(filters: ShopFilters, key: BandKey): ShopFilters {
  return changeFilters(filters, WITHOUT[key]);
}

/** The label of the chosen prices or weights; null if they are not restricted. */
export function chosenBandLabel(filters: ShopFilters, key: BandKey): string | null {
  const band = BANDS[key].find((candidate) => isAmountInBand(filters, key, candidate));
  if (band) return bandLabel(key, band);
  // The limits are not equal to a band of the shop: they were typed into the address, or come from
  // an external link.
  const [from, to] =
    key === "price" ? [filters.minPrice, filters.maxPrice] : [filters.minWeight, filters.maxWeight];
  if (from === null && to === null) return null;
  // The shop shows sums with GST, so a filter of prices before GST says so in its label.
  return spanLabel(key, from, to) + (key === "price" ? say.beforeGst : "");
}

/** The label of a band: `Under ₹50,000`, `5 to 10 g`, `Above ₹3,00,000`. */
export function bandLabel(key: BandKey, { from, below }: Band): string {
  return spanLabel(key, from, below);
}

function limitsOf(key: BandKey, band: Band): Limits {
  return key === "price" ? priceLimits(band) : weightLimits(band);
}

/** The label of a range of prices or weights: `Under ₹1,00,000`, `5 to 10 g`. */
export function spanLabel(key: BandKey, from: number | null, to: number | null): string {
  const valueLabel = (amount: number) => {
    const figure = formatNumber(amount);
    return key === "price" ? `₹${figure}` : say.grams(figure);
  };
  if (from === null) return say.under(valueLabel(to ?? 0));
  if (to === null) return say.above(valueLabel(from));
  return say.fromTo(key === "price" ? valueLabel(from) : formatNumber(from), valueLabel(to));
}
