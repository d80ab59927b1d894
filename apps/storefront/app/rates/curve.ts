import type { HistoryRange } from "@suvarna/contract/rates/constants";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { type Paise, paise } from "@suvarna/domain/money";
import { changePercent } from "@suvarna/domain/rate-sheet";

/** A point of a rate's curve: the time in milliseconds, and the price of the displayed unit. */
export interface CurvePoint {
  readonly at: number;
  readonly price: Paise;
}

/** The points of the curve, oldest first. */
export type Curve = readonly CurvePoint[];

const DAY_MS = 24 * 3_600_000;
/** The length of each range in milliseconds. */
export const RANGE_MS: Readonly<Record<HistoryRange, number>> = {
  "1d": DAY_MS,
  "7d": 7 * DAY_MS,
  "1m": 30 * DAY_MS,
  "1y": 365 * DAY_MS,
};
/** The number of points that the API for the history of rates returns for a range. */
const POINTS = 500;

/** The grams in the unit in which a metal is displayed: 1 for gold, 10 for silver. */
export function shownGrams(carat: Carat): number {
  return carat === "Silver" ? 10 : 1;
}

/** Converts the API's points, which are per gram, to the displayed unit of the metal. */
export function curveOf(
  carat: Carat,
  points: readonly { readonly at: string; readonly price: number }[],
): Curve {
  return points.map(({ at, price }) => ({
    at: Date.parse(at),
    price: paise(price) * shownGrams(carat),
  }));
}

/** The newest rate as a point of the curve; undefined if the metal has no valid rate. */
export function livePoint(carat: Carat, entries: readonly RateEntry[]): CurvePoint | undefined {
  const entry = entries.find(({ Carat }) => Carat === carat);
  if (!entry) return undefined;
  const price = paise(entry.TodayPricePerGram) * shownGrams(carat);
  return { at: Date.parse(entry.updatedAt), price };
}

/**
 * Appends the newest rate to a curve. Points that are closer together than the curve's own spacing
 * are dropped, so that a page that stays open for a day holds no more points than a new page.
 * @returns the same curve if it already ends with the newest rate
 */
export function withLivePoint(
  curve: Curve,
  point: CurvePoint | undefined,
  range: HistoryRange,
): Curve {
  const last = curve.at(-1);
  if (!point || (last && (point.at < last.at || isSame(last, point)))) return curve;
  const beforeLast = curve.at(-2);
  const spacing = RANGE_MS[range] / POINTS;
  const replacesLast = last && beforeLast && last.at - beforeLast.at < spacing;
  const earlier = (replacesLast ? curve.slice(0, -1) : curve).filter(
    ({ at }) => at >= point.at - RANGE_MS[range],
  );
  return [...earlier, point];
}

function isSame(one: CurvePoint, other: CurvePoint): boolean {
  return one.at === other.at && one.price === other.price;
}

/** A summary of a curve. `change` is in percent from the first point to the last. */
export interface CurveFacts {
  readonly opened: Paise;
  readonly highest: Paise;
  readonly lowest: Paise;
  readonly change: number;
}

/**
 * Summarises a curve.
 * @returns null for a curve of fewer than two points
 */
export function curveFacts(curve: Curve): CurveFacts | null {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || first === last) return null;
  const prices = curve.map(({ price }) => price);
  return {
    opened: first.price,
    highest: Math.max(...prices),
    lowest: Math.min(...prices),
    change: changePercent(last.price, first.price),
  };
}

/** The curve's points nearest to `count` evenly spaced times, including both ends. */
export function evenPoints(curve: Curve, count: number): Curve {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || curve.length <= count) return curve;
  const step = (last.at - first.at) / (count - 1);
  const chosen = new Set<CurvePoint>();
  for (let place = 0; place < count; place++) {
    chosen.add(curve[nearest(curve, first.at + place * step)] ?? last);
  }
  return [...chosen];
}

/** The index of the point nearest to a time; 0 for an empty curve. */
export function nearest(curve: Curve, at: number): number {
  let [low, high] = [0, curve.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((curve[middle] as CurvePoint).at < at) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [curve[low - 1], curve[low]];
  return before && after && at - before.at <= after.at - at ? low - 1 : low;
}
