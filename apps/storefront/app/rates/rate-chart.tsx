import { formatRupees } from "@suvarna/domain/formats";
import { ChartAxes, ChartCursor, ChartDot, ChartLine } from "@suvarna/ui/chart.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { istDate, istShort } from "@suvarna/words/here/indian-time";
import { RANGE_WORDS } from "@suvarna/words/here/rate-ranges";
import * as say from "@suvarna/words/here/rates";
import { useEffect, useRef, useState } from "react";
import { type ChartScale, chartScale, curvePath } from "./chart-scale.ts";
import type { Curve, CurvePoint } from "./curve.ts";
import type { DrawnCurve } from "./draw-curve.ts";
import type { RatesView } from "./rates-address.ts";
import { useSelectedPoint } from "./use-selected-point.ts";

/**
 * The chart of a rate. A visitor reads its points with the pointer, or with the arrow keys as on a
 * slider, whose value screen readers announce. The server draws the chart as an SVG; the library
 * that draws it in the browser is loaded separately and only on this page.
 */
export function RateChart({ curve, view, busy }: { curve: Curve; view: RatesView; busy: boolean }) {
  const hydrated = useHydrated();
  const { index, handlers } = useSelectedPoint(curve);
  const scale = chartScale(curve, view.range);
  const { canvas, isDrawn } = useDrawnCurve(curve, scale);
  const words = (point: CurvePoint | undefined) =>
    point ? `${pointTime(point, view)}: ${formatRupees(point.price)}` : "";
  const name = say.rateOver(say.metalName(view.carat), RANGE_WORDS[view.range]);
  const read = index === null ? undefined : curve[index];
  const last = curve.at(-1);
  const reader = hydrated
    ? ({
        ...handlers,
        role: "slider",
        tabIndex: 0,
        "aria-valuemin": 0,
        "aria-valuemax": curve.length - 1,
        "aria-valuenow": index ?? curve.length - 1,
        "aria-valuetext": words(read ?? curve.at(-1)),
        "aria-label": name,
      } as const)
    : ({ role: "img", "aria-label": say.curveNow(name, words(curve.at(-1))) } as const);
  return (
    <figure
      aria-busy={busy}
      className={`relative mr-16 mb-9 h-55 transition-opacity duration-(--duration-base) sm:mr-20 sm:h-90 ${busy ? "opacity-45" : ""}`}
    >
      <ChartAxes
        values={scale.prices}
        times={scale.times}
        className="text-caption"
        timeClass={(index) => (index % 2 === 1 ? "max-sm:hidden" : "")}
      />
      <div {...reader} className="absolute inset-0 touch-pan-y">
        <div ref={canvas} className="absolute inset-0 overflow-hidden" />
        {isDrawn ? null : <ChartLine path={curvePath(curve, scale)} />}
        {read ? (
          <ChartCursor
            place={placeOf(read, scale)}
            time={pointTime(read, view)}
            value={formatRupees(read.price)}
          />
        ) : last ? (
          <ChartDot place={placeOf(last, scale)} />
        ) : null}
      </div>
    </figure>
  );
}

/** The time of a point as text. In the range of a year the date is enough. */
function pointTime({ at }: CurvePoint, { range }: RatesView): string {
  return range === "1y" ? istDate(at) : istShort(at);
}

/** Draws the curve again whenever the curve changes, once the drawing library is loaded. */
function useDrawnCurve(curve: Curve, scale: ChartScale) {
  const canvas = useRef<HTMLDivElement>(null);
  const newest = useRef({ curve, scale });
  newest.current = { curve, scale };
  const [drawn, setDrawn] = useState<DrawnCurve | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    let drawing: DrawnCurve | null = null;
    // If the drawing library can't be loaded, the server's SVG stays and can be read in the same
    // way.
    void import("./draw-curve.ts").then(({ drawCurve }) => {
      if (isUnmounted || !canvas.current) return;
      drawing = drawCurve(canvas.current, newest.current.curve, newest.current.scale);
      setDrawn(drawing);
    }, ignored);
    return () => {
      isUnmounted = true;
      drawing?.remove();
    };
  }, []);
  const key = `${scale.from} ${scale.until} ${scale.lowest} ${scale.highest}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the scale
  useEffect(() => drawn?.show(curve, scale), [drawn, curve, key]);
  return { canvas, isDrawn: drawn !== null };
}
const ignored = () => undefined;

/** The position of a point, as fractions of the chart's width and height. */
function placeOf({ at, price }: CurvePoint, { from, until, lowest, highest }: ChartScale) {
  const left = until > from ? (at - from) / (until - from) : 1;
  return { left, bottom: (price - lowest) / (highest - lowest) };
}
