import type { PriceHistory } from "@suvarna/contract/catalogue/price-history-schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { startOfIndianDay } from "@suvarna/domain/indian-day";
import { type Paise, paise } from "@suvarna/domain/money";
import { istDayWords, istMonth } from "@suvarna/words/here/indian-time";

/** A point of the price curve: the start of a day in milliseconds, and the price with GST. */
export interface DayPoint {
  readonly at: number;
  readonly price: Paise;
}

/** A label of an axis: its position from 0 to 1, and its text. */
interface Mark {
  readonly place: number;
  readonly words: string;
}

/**
 * A price curve with all data that its drawing needs. Positions are from 0 to 1 and count from the
 * lower left corner.
 */
export interface PriceCurve {
  readonly points: readonly DayPoint[];
  readonly lowest: DayPoint;
  readonly highest: DayPoint;
  readonly prices: readonly Mark[];
  readonly times: readonly Mark[];
}

const TIME_LABELS = 4;
/** From this number of days on, the labels of the time axis name months instead of days. */
const MONTHS_FROM_DAYS = 200;
const DAY_MS = 24 * 3_600_000;

/**
 * Makes the curve of a price history.
 * @param now the current price, which is the price of the newest day; null without a valid rate,
 *   and the curve then ends with the day before
 * @returns null for a history without points
 */
export function priceCurve(history: PriceHistory, now: Paise | null): PriceCurve | null {
  const points = history.points.flatMap(({ day, payable }) => {
    const price = payable === null ? now : paise(payable);
    return price === null ? [] : { at: startOfIndianDay(day).getTime(), price };
  });
  if (points.length === 0) return null;
  const lowest = points.reduce((low, point) => (point.price < low.price ? point : low));
  const highest = points.reduce((high, point) => (point.price > high.price ? point : high));
  return { points, lowest, highest, prices: pricesOf(lowest, highest), times: timesOf(points) };
}

function pricesOf(lowest: DayPoint, highest: DayPoint): Mark[] {
  const middle = Math.round((lowest.price + highest.price) / 2);
  const marks = [
    { place: 0, words: wholeRupees(lowest.price) },
    { place: 0.5, words: wholeRupees(middle) },
    { place: 1, words: wholeRupees(highest.price) },
  ];
  return lowest.price === highest.price ? marks.slice(1, 2) : marks;
}

function wholeRupees(price: Paise): string {
  return formatRupees(Math.round(price / 100) * 100).slice(0, -3);
}

function timesOf(points: readonly DayPoint[]): Mark[] {
  const [from, until] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const words = until - from > MONTHS_FROM_DAYS * DAY_MS ? istMonth : istDayWords;
  return Array.from({ length: TIME_LABELS }, (_, index) => {
    const place = index / (TIME_LABELS - 1);
    return { place, words: words(from + place * (until - from)) };
  });
}

/** The position of a point in the drawing. */
export function placeOf({ at, price }: DayPoint, { points, lowest, highest }: PriceCurve) {
  const [from, until] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const span = highest.price - lowest.price;
  return {
    left: until > from ? (at - from) / (until - from) : 1,
    bottom: span > 0 ? (price - lowest.price) / span : 0.5,
  };
}

/**
 * The curve's line as an SVG path in a square of 1000 by 1000, which is stretched over the drawing.
 */
export function linePath(curve: PriceCurve): string {
  return curve.points
    .map((point, index) => {
      const { left, bottom } = placeOf(point, curve);
      return `${index ? "L" : "M"}${(left * 1000).toFixed(1)} ${(1000 - bottom * 1000).toFixed(1)}`;
    })
    .join("");
}

/**
 * The points of the curve for a table: all of them, or about `count` evenly spaced points with the
 * first and the last, the lowest and the highest.
 */
export function tablePoints(
  { points, lowest, highest }: Pick<PriceCurve, "points" | "lowest" | "highest">,
  count: number,
): readonly DayPoint[] {
  if (points.length <= count) return points;
  const even = Array.from(
    { length: count },
    (_, index) => points[Math.round((index * (points.length - 1)) / (count - 1))],
  );
  const chosen = new Set([...even, lowest, highest]);
  return points.filter((point) => chosen.has(point));
}
