import type { HistoryRange } from "@suvarna/contract/rates/constants";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { istDayWords, istHour, istMonth } from "@suvarna/words/here/indian-time";
import type { Curve } from "./curve.ts";

/** A mark on an axis: its position from 0 to 1, and its label. */
export interface Mark {
  readonly place: number;
  readonly words: string;
}

/** The scale of a chart. Its positions count from the lower left corner. */
export interface ChartScale {
  readonly from: number;
  readonly until: number;
  readonly lowest: Paise;
  readonly highest: Paise;
  readonly prices: readonly Mark[];
  readonly times: readonly Mark[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const IST_AHEAD_MS = 5.5 * HOUR_MS;
/** The approximate number of marks on the price axis. */
const STEPS = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];
const PAISE_PER_RUPEE = 100;

/**
 * The scale for a curve of at least one point, with round prices on one axis and Indian times on
 * the other.
 */
export function chartScale(curve: Curve, range: HistoryRange): ChartScale {
  const prices = curve.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = roundStep(Math.max(high - low, 2 * PAISE_PER_RUPEE) / STEPS);
  const lowest = Math.max(Math.floor((low - step / 10) / step) * step, 0);
  const highest = Math.ceil((high + step / 10) / step) * step;
  const [from, until] = [curve[0]?.at ?? 0, curve.at(-1)?.at ?? 0];
  return {
    from,
    until,
    lowest,
    highest,
    prices: Array.from({ length: Math.round((highest - lowest) / step) + 1 }, (_, index) => ({
      place: (index * step) / (highest - lowest),
      words: shortRupees(lowest + index * step, step),
    })),
    times: timesOf(range, from, until),
  };
}

/** Rounds a step up to 1, 2, 2.5, 5 or 10 times a power of ten, in whole paise. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = ROUND_STEPS.find((round) => round * power >= least) ?? 10;
  return Math.max(Math.ceil(times * power), 1);
}

function shortRupees(price: Paise, step: number): string {
  const words = formatRupees(price);
  return step % PAISE_PER_RUPEE === 0 ? words.slice(0, -3) : words;
}

/** The marks of the time axis: the starts of about six days, hours or months in a range. */
function timesOf(range: HistoryRange, from: number, until: number): Mark[] {
  const span = until - from;
  if (span <= 0) return [];
  const marks: Mark[] = [];
  for (const { at, words } of beginnings(range, from, until)) {
    marks.push({ place: (at - from) / span, words });
  }
  return marks;
}

function* beginnings(range: HistoryRange, from: number, until: number) {
  if (range === "1y") {
    yield* months(from, until);
    return;
  }
  const every = range === "1d" ? 4 * HOUR_MS : range === "7d" ? DAY_MS : 5 * DAY_MS;
  const words = range === "1d" ? istHour : istDayWords;
  // The steps are counted from midnight in India. For ranges of days, the midnight of any day gives
  // the same steps.
  const offset = range === "1m" ? until + IST_AHEAD_MS - ((until + IST_AHEAD_MS) % DAY_MS) : 0;
  const first = Math.ceil((from + IST_AHEAD_MS - offset) / every) * every + offset;
  for (let local = first; local - IST_AHEAD_MS <= until; local += every) {
    const at = local - IST_AHEAD_MS;
    yield { at, words: words(at) };
  }
}

function* months(from: number, until: number) {
  const begun = new Date(from + IST_AHEAD_MS);
  for (let month = begun.getUTCMonth() + 1; ; month += 2) {
    const at = Date.UTC(begun.getUTCFullYear(), month, 1) - IST_AHEAD_MS;
    if (at > until) return;
    yield { at, words: istMonth(at) };
  }
}

/** A curve as an SVG path in a box of 1000 by 1000, which is stretched over the chart. */
export function curvePath(curve: Curve, { from, until, lowest, highest }: ChartScale): string {
  const x = (at: number) => (until > from ? ((at - from) / (until - from)) * 1000 : 0);
  const y = (price: number) => 1000 - ((price - lowest) / (highest - lowest)) * 1000;
  return curve
    .map(({ at, price }, index) => `${index ? "L" : "M"}${x(at).toFixed(1)} ${y(price).toFixed(1)}`)
    .join("");
}
