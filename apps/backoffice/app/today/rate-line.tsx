import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { ChartAxes, ChartDot, ChartLine, type ChartPlace } from "@suvarna/ui/chart.tsx";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { sayTime } from "../platform/times.ts";

interface Point {
  readonly at: string;
  /** The rate in rupees per gram. */
  readonly price: number;
}

/**
 * The positions of the horizontal lines and of the time labels, as shares of the chart's height and
 * width.
 */
const LINES = [0, 0.5, 1];
const TIMES = [0, 1 / 3, 2 / 3, 1];

/** The line chart of a rate. The pointer or the arrow keys show the values of its points. */
export function RateLine({ points }: { points: readonly Point[] }) {
  const [read, setRead] = useState<number | null>(null);
  if (points.length < 2) {
    return <p className="mt-3 bg-shell p-5 text-ink-soft">There are no rates of today yet.</p>;
  }
  const scale = scaleOf(points);
  const place = (point: Point) => ({
    left: (Date.parse(point.at) - scale.from) / (scale.until - scale.from),
    bottom: (point.price - scale.low) / (scale.high - scale.low),
  });
  const readPoint = read === null ? undefined : points[read];
  const [first, last] = [points[0], points.at(-1)] as [Point, Point];
  const move = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const time = scale.from + ((event.clientX - box.left) / box.width) * (scale.until - scale.from);
    setRead(nearest(points, time));
  };
  const key = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setRead(Math.min(points.length - 1, Math.max(0, (read ?? points.length - 1) + step)));
  };
  const path = points
    .map((point, index) => {
      const { left, bottom } = place(point);
      return `${index === 0 ? "M" : "L"}${(left * 1000).toFixed(1)} ${((1 - bottom) * 1000).toFixed(1)}`;
    })
    .join("");
  return (
    <figure className="relative mt-3 h-42 pr-16 pb-6 md:h-44">
      <div
        role="img"
        aria-label={`22K from ${words(first)} to ${words(last)}, between ${sayRupees(scale.least)} and ${sayRupees(scale.most)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart takes the focus, because the arrow keys show its points.
        tabIndex={0}
        onPointerMove={move}
        onPointerLeave={() => setRead(null)}
        onKeyDown={key}
        className="relative h-full touch-pan-y"
      >
        <ChartAxes
          values={LINES.map((place) => ({
            place,
            words: `₹${axisRupees(scale.low + place * (scale.high - scale.low))}`,
          }))}
          times={TIMES.map((place) => ({
            place,
            words: clock(scale.from + place * (scale.until - scale.from)),
          }))}
          className="text-hint"
        />
        <ChartLine path={path} />
        {readPoint ? (
          <Cursor point={readPoint} place={place(readPoint)} />
        ) : (
          <ChartDot place={place(last)} />
        )}
      </div>
    </figure>
  );
}

function Cursor({ point, place }: { point: Point; place: ChartPlace }) {
  return (
    <>
      <i
        style={{ left: `${place.left * 100}%` }}
        className="absolute inset-y-0 border-l border-dashed border-ink-mute"
      />
      <ChartDot place={place} />
      <output
        style={{ left: `${Math.min(place.left, 0.68) * 100}%` }}
        className="pointer-events-none absolute bottom-2 bg-wine-deep px-2.5 py-1.5 text-hint text-ivory"
      >
        <span className="block text-gold-soft">{sayTime(point.at)}</span>
        <b className="num font-medium">{sayRupees(point.price)}</b>
      </output>
    </>
  );
}

/** Formats the time of day in India. */
function clock(at: number): string {
  return sayTime(new Date(at).toISOString()).replace(/^.*, /, "");
}

function scaleOf(points: readonly Point[]) {
  const prices = points.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const [low, high] = roundRange(least, most);
  const times = points.map(({ at }) => Date.parse(at));
  return {
    least,
    most,
    low,
    high,
    from: Math.min(...times),
    until: Math.max(...times),
  };
}

/** Formats a rate for the axis, with at most two decimals. */
function axisRupees(rupees: number): string {
  return rupees.toLocaleString("en-IN", { maximumFractionDigits: 2 });
}

const ROUND_STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5];

/**
 * The smallest range between round numbers of rupees that contains all rates. Its middle is a round
 * number too.
 */
function roundRange(least: number, most: number): readonly [number, number] {
  for (let power = 1; ; power *= 10) {
    for (const digit of ROUND_STEPS.filter((each) => power === 1 || each >= 0.5)) {
      const step = digit * power;
      const low = Math.floor(least / step) * step;
      if (low <= least && most <= low + 2 * step) return [low, low + 2 * step];
    }
  }
}

function nearest(points: readonly Point[], time: number): number {
  const distance = ({ at }: Point) => Math.abs(Date.parse(at) - time);
  return points.reduce(
    (found, point, index) => (distance(point) < distance(points[found] ?? point) ? index : found),
    0,
  );
}

function words({ at, price }: Point): string {
  return `${sayRupees(price)} at ${sayTime(at)}`;
}

function sayRupees(rupees: number): string {
  return formatRupees(paise(rupees));
}
