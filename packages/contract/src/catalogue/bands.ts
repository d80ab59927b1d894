/**
 * A band of prices or weights: `from` is included, `below` is excluded, and null is an open end. So
 * every piece with a price is in exactly one band.
 */
export interface Band {
  /** The key of the band in the facet counts, such as `50000-100000`. An open end is left empty. */
  readonly value: string;
  readonly from: number | null;
  readonly below: number | null;
}

/** The bands of prices, in rupees, for the shown price (after discount). */
export const PRICE_BANDS: readonly Band[] = bandsBetween([
  10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 750_000,
  1_000_000, 1_500_000,
]);

/** The bands of net weights in grams, by which shoppers filter. */
export const WEIGHT_BANDS: readonly Band[] = bandsBetween([2, 5, 10, 20, 50]);

/**
 * Converts a band of prices into the limits of the product list's query. The query includes both
 * limits, so the upper limit is a paisa less than the start of the next band.
 */
export function priceLimits({ from, below }: Band): {
  minPrice: number | null;
  maxPrice: number | null;
} {
  return { minPrice: from, maxPrice: below === null ? null : (below * 100 - 1) / 100 };
}

/**
 * Converts a band of weights into the limits of the product list's query. The query includes both
 * limits, so the upper limit is a milligram less than the start of the next band.
 */
export function weightLimits({ from, below }: Band): {
  minWeight: number | null;
  maxWeight: number | null;
} {
  return { minWeight: from, maxWeight: below === null ? null : (below * 1000 - 1) / 1000 };
}

function bandsBetween(edges: readonly number[]): Band[] {
  return [null, ...edges].map((from, index) => {
    const below = edges[index] ?? null;
    return { value: `${from ?? ""}-${below ?? ""}`, from, below };
  });
}
