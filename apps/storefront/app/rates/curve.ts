import type { HistoryRange } from "@suvarna/contract/rates/constants";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import { type Paise, paise } from "@suvarna/domain/money";
import { changePercent } from "@suvarna/domain/rate-sheet";

/** A point of a rate's curve: when, in milliseconds, and how much the panel's unit cost. */
export interface CurvePoint {
  readonly at: number;
  readonly price: Paise;
}

/** Oldest first. */
export type Curve = readonly CurvePoint[];

const DAY_MS = 24 * 3_600_000;
/** How long each range is. */
export const RANGE_MS: Readonly<Record<HistoryRange, number>> = {
  "1d": DAY_MS,
  "7d": 7 * DAY_MS,
  "1m": 30 * DAY_MS,
  "1y": 365 * DAY_MS,
};
/** As many as the history tells of a range. */
const POINTS = 500;

/** Grams in the unit that a grade is shown by: gold by one, Silver by ten. */
export function shownGrams(carat: Carat): number {
  return carat === "Silver" ? 10 : 1;
}

/** The wire's points, which are all per gram, in the unit of the grade. */
export function curveOf(
  carat: Carat,
  points: readonly { readonly at: string; readonly price: number }[],
): Curve {
  return points.map(({ at, price }) => ({
    at: Date.parse(at),
    price: paise(price) * shownGrams(carat),
  }));
}

/** The newest rate as a point; undefined where no rate of the grade is valid. */
export function livePoint(carat: Carat, entries: readonly RateEntry[]): CurvePoint | undefined {
  const entry = entries.find(({ Carat }) => Carat === carat);
  if (!entry) return undefined;
  const price = paise(entry.TodayPricePerGram) * shownGrams(carat);
  return { at: Date.parse(entry.updatedAt), price };
}

/**
 * The curve with the newest rate at its end. Points that lie closer than the curve's own give way,
 * so that a page left open for a day holds no more of them than one just loaded.
 * @returns the same curve when it ends with that rate already
 */
export function withLivePoint(
  curve: Curve,
  point: CurvePoint | undefined,
  range: HistoryRange,
): Curve {
  const last = curve.at(-1);
  if (!point || (last && (point.at < last.at || isSame(last, point)))) return curve;
  const beforeLast = curve.at(-2);
  const apart = RANGE_MS[range] / POINTS;
  const lastGivesWay = last && beforeLast && last.at - beforeLast.at < apart;
  const kept = (lastGivesWay ? curve.slice(0, -1) : curve).filter(
    ({ at }) => at >= point.at - RANGE_MS[range],
  );
  return [...kept, point];
}

function isSame(one: CurvePoint, other: CurvePoint): boolean {
  return one.at === other.at && one.price === other.price;
}

/** What a curve comes to. `change` is in percent from its first point to its last. */
export interface CurveFacts {
  readonly opened: Paise;
  readonly highest: Paise;
  readonly lowest: Paise;
  readonly change: number;
}

/** @returns null for a curve of less than two points, which has not moved yet */
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

/** The points of a curve at so many moments, evenly spread over its time, its ends among them. */
export function readings(curve: Curve, count: number): Curve {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last || curve.length <= count) return curve;
  const step = (last.at - first.at) / (count - 1);
  const chosen = new Set<CurvePoint>();
  for (let place = 0; place < count; place++) {
    chosen.add(curve[nearest(curve, first.at + place * step)] ?? last);
  }
  return [...chosen];
}

/** The index of the point nearest to a moment; 0 for an empty curve. */
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
