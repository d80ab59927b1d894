/**
 * A span of prices or weights as the shop offers it: `from` is in it, `below` is the first that is
 * not, null is an open end. So every piece with a price is in one band, and in one only.
 */
export interface Band {
  /** What a facet's count goes by: `50000-100000`, with nothing at an open end. */
  readonly value: string;
  readonly from: number | null;
  readonly below: number | null;
}

/** In rupees, by the price that is shown (after discount). */
export const PRICE_BANDS: readonly Band[] = bandsBetween([50_000, 100_000, 300_000]);

/** In grams, by the net weight. */
export const WEIGHT_BANDS: readonly Band[] = bandsBetween([2, 5, 10, 20, 50]);

/**
 * The band as the listing is asked for it. There both limits are included, so the upper one is a
 * paisa less than where the next band begins.
 */
export function priceLimits({ from, below }: Band): {
  minPrice: number | null;
  maxPrice: number | null;
} {
  return { minPrice: from, maxPrice: below === null ? null : (below * 100 - 1) / 100 };
}

/** The same of a weight: a milligram less than where the next band begins. */
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
