/**
 * A band of prices or weights: `from` is included, `below` is excluded, null is an open end. So
 * every priced piece is in exactly one band.
 */
export interface Band {
  /** The band's key in the facet counts: `50000-100000`. An open end is left empty. */
  readonly value: string;
  readonly from: number | null;
  readonly below: number | null;
}

/** In rupees, for the shown price (after discount). */
export const PRICE_BANDS: readonly Band[] = bandsBetween([
  10_000, 25_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 750_000,
  1_000_000, 1_500_000,
]);

/** In grams, for the net weight. */
export const WEIGHT_BANDS: readonly Band[] = bandsBetween([2, 5, 10, 20, 50]);

/**
 * The band as limits of the product list's query. There both limits are included, so the upper
 * limit is a paisa less than the start of the next band.
 */
export function priceLimits({ from, below }: Band): {
  minPrice: number | null;
  maxPrice: number | null;
} {
  return { minPrice: from, maxPrice: below === null ? null : (below * 100 - 1) / 100 };
}

/** The same for a weight: the upper limit is a milligram less than the start of the next band. */
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
