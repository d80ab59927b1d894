import "uplot/dist/uPlot.min.css";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { istShort } from "@suvarna/words/en/indian-time";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import UPlot from "uplot";
import { type PlotEvent, plotOptions } from "./plot-options.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT = 200;
/**
 * The width of the cursor's label in pixels, which is needed to keep the label inside the chart.
 */
const TIP_WIDTH = 190;
const TIP_GAP = 10;

/**
 * The line chart of a rate. The arrow keys move its cursor, and the rate at the cursor is also
 * given in words.
 */
export function RatePlot({
  points,
  events,
  sentence,
}: {
  points: readonly Point[];
  events: readonly PlotEvent[];
  /** A description of the chart for people who can't see it. */
  sentence: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | null>(null);
  const width = useWidth(box);
  const [tip, setTip] = useState<{ readonly index: number; readonly left: number } | null>(null);

  useEffect(() => {
    const { current } = box;
    if (!current || width === 0) return;
    const data: UPlot.AlignedData = [
      points.map(({ at }) => Date.parse(at) / 1000),
      points.map(({ price }) => price),
    ];
    const options = plotOptions({ width, height: HEIGHT, events, onCursor: setTip });
    plot.current = new UPlot(options, data, current);
    return () => plot.current?.destroy();
  }, [points, events, width]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { current } = plot;
    if (!step || !current) return;
    event.preventDefault();
    const next = Math.min(Math.max((tip?.index ?? points.length - 1) + step, 0), points.length - 1);
    const at = current.data[0]?.[next];
    const price = current.data[1]?.[next];
    if (at === undefined || price === undefined || price === null) return;
    current.setCursor({ left: current.valToPos(at, "x"), top: current.valToPos(price, "y") });
  }

  const point = tip === null ? undefined : points[tip.index];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the chart takes the focus, because the arrow keys move its cursor. */}
      <div role="img" aria-label={sentence} tabIndex={0} onKeyDown={onKeyDown} className="relative">
        <div ref={box} style={{ minHeight: HEIGHT }} />
        {tip && point ? <Tip point={point} left={Math.min(tip.left, width - TIP_WIDTH)} /> : null}
      </div>
      <p className="sr-only" aria-live="polite">
        {point ? sayPoint(point).join(", ") : ""}
      </p>
    </>
  );
}

interface Point {
  readonly at: string;
  readonly price: number;
}

function Tip({ point, left }: { point: Point; left: number }) {
  const [time, rate] = sayPoint(point);
  return (
    <div
      className="pointer-events-none absolute top-2 bg-wine-deep px-2.5 py-1.5 text-hint text-ivory"
      style={{ left: left + TIP_GAP }}
    >
      <span className="num block text-gold-soft">{time}</span>
      <b className="num font-medium">{rate}</b>
    </div>
  );
}

function sayPoint({ at, price }: Point): [string, string] {
  return [istShort(at), formatRupees(paise(price))];
}
