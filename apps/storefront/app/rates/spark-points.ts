/** The size in pixels of a sparkline, a small curve of the last day's rates. */
export const SPARK_SIZE = { width: 72, height: 26 };

/** Picks `count` evenly spaced values of a list, including the first and the last. */
export function evenlySpaced(values: readonly number[], count: number): number[] {
  if (values.length <= count) return [...values];
  const step = (values.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => values[Math.round(index * step)] ?? 0);
}

/**
 * Converts prices to the points of a small curve, scaled to the range of the prices; y grows
 * downwards.
 */
export function sparkPoints(
  prices: readonly number[],
  { width, height }: { width: number; height: number },
): [x: number, y: number][] {
  const low = Math.min(...prices);
  const range = Math.max(...prices) - low;
  const step = width / Math.max(prices.length - 1, 1);
  return prices.map((price, index) => [
    round(index * step),
    round(range === 0 ? height / 2 : height - ((price - low) / range) * height),
  ]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
