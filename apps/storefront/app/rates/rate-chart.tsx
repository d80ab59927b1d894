import { formatRupees } from "@suvarna/domain/formats";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { istDate, istShort } from "@suvarna/words/en/indian-time";
import { useEffect, useRef, useState } from "react";
import { type ChartScale, chartScale, curvePath } from "./chart-scale.ts";
import type { Curve, CurvePoint } from "./curve.ts";
import type { DrawnCurve } from "./draw-curve.ts";
import { RANGE_WORDS, type RatesView } from "./rates-address.ts";
import { useSelectedPoint } from "./use-selected-point.ts";

/**
 * The chart of a rate. Its points are read with the pointer, or with the arrow keys as on a slider,
 * whose value screen readers announce politely. The server draws it as an SVG; the library that
 * draws it in the browser is loaded separately and only on this page.
 */
export function RateChart({ curve, view, busy }: { curve: Curve; view: RatesView; busy: boolean }) {
  const hydrated = useHydrated();
  const { index, handlers } = useSelectedPoint(curve);
  const scale = chartScale(curve, view.range);
  const { canvas, isDrawn } = useDrawnCurve(curve, scale);
  const words = (point: CurvePoint | undefined) =>
    point ? `${pointTime(point, view)}: ${formatRupees(point.price)}` : "";
  const name = `${view.carat} rate, ${RANGE_WORDS[view.range]}`;
  const read = index === null ? undefined : curve[index];
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
    : ({ role: "img", "aria-label": `${name}, now ${words(curve.at(-1))}` } as const);
  return (
    <figure
      aria-busy={busy}
      className={`relative mr-16 mb-9 h-55 transition-opacity duration-(--duration-base) sm:mr-20 sm:h-90 ${busy ? "opacity-45" : ""}`}
    >
      <Plane scale={scale} />
      <div {...reader} className="absolute inset-0 touch-pan-y">
        <div ref={canvas} className="absolute inset-0 overflow-hidden" />
        {isDrawn ? null : <Picture curve={curve} scale={scale} />}
        {read ? (
          <Tooltip point={read} scale={scale} time={pointTime(read, view)} />
        ) : (
          <LastDot curve={curve} scale={scale} />
        )}
      </div>
    </figure>
  );
}

/** The time of a point. In the range of a year the day is enough. */
function pointTime({ at }: CurvePoint, { range }: RatesView): string {
  return range === "1y" ? istDate(at) : istShort(at);
}

/** Draws the curve again whenever it changes, once the drawing library is loaded. */
function useDrawnCurve(curve: Curve, scale: ChartScale) {
  const canvas = useRef<HTMLDivElement>(null);
  const newest = useRef({ curve, scale });
  newest.current = { curve, scale };
  const [drawn, setDrawn] = useState<DrawnCurve | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    let drawing: DrawnCurve | null = null;
    // If the library can't be loaded, the server's SVG stays and can be read in the same way.
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

/** The grid lines of the prices, and the labels of both axes. */
function Plane({ scale: { prices, times } }: { scale: ChartScale }) {
  return (
    <div aria-hidden className="text-caption text-ink-mute tabular-nums">
      {prices.map(({ place, words }) => (
        <span
          key={words}
          style={{ bottom: `${place * 100}%` }}
          className="absolute right-0 left-0 border-b border-line"
        >
          <span className="absolute left-full translate-y-[-50%] pl-2.5 whitespace-nowrap">
            {words}
          </span>
        </span>
      ))}
      {times.map(({ place, words }, index) => (
        <span
          key={words}
          style={{ left: `${place * 100}%` }}
          className={`absolute top-full -translate-x-1/2 pt-2.5 whitespace-nowrap ${index % 2 === 1 ? "max-sm:hidden" : ""} ${place < 0.03 ? "translate-x-0" : ""}`}
        >
          {words}
        </span>
      ))}
    </div>
  );
}

function Picture({ curve, scale }: { curve: Curve; scale: ChartScale }) {
  const line = curvePath(curve, scale);
  return (
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className="absolute inset-0 size-full overflow-visible text-wine"
    >
      <path d={`${line}V1000H0Z`} className="fill-gold/9" />
      <path d={line} stroke="currentColor" strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The position of a point, as fractions of the chart. */
function placeOf({ at, price }: CurvePoint, { from, until, lowest, highest }: ChartScale) {
  const left = until > from ? (at - from) / (until - from) : 1;
  return { left, bottom: (price - lowest) / (highest - lowest) };
}

function LastDot({ curve, scale }: { curve: Curve; scale: ChartScale }) {
  const last = curve.at(-1);
  if (!last) return null;
  const { left, bottom } = placeOf(last, scale);
  return (
    <i
      aria-hidden
      style={{ left: `${left * 100}%`, bottom: `${bottom * 100}%` }}
      className="absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full bg-wine"
    />
  );
}

/** The selected point: a vertical line, its time and its price. */
function Tooltip({ point, scale, time }: { point: CurvePoint; scale: ChartScale; time: string }) {
  const { left, bottom } = placeOf(point, scale);
  const side = left > 0.5 ? "-translate-x-[calc(100%+0.875rem)]" : "translate-x-3.5";
  return (
    <>
      <span
        aria-hidden
        style={{ left: `${left * 100}%` }}
        className="pointer-events-none absolute inset-y-0 border-l border-dashed border-line-strong"
      />
      <i
        aria-hidden
        style={{ left: `${left * 100}%`, bottom: `${bottom * 100}%` }}
        className="absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-[1.5px] border-wine bg-surface"
      />
      <span
        aria-hidden
        style={{ left: `${left * 100}%`, bottom: `${Math.min(bottom, 0.72) * 100}%` }}
        className={`pointer-events-none absolute bg-wine-deep px-3.5 py-2 text-caption whitespace-nowrap text-ivory tabular-nums ${side}`}
      >
        <span className="block text-gold-soft">{time}</span>
        <b className="text-[0.9375rem] font-semibold">{formatRupees(point.price)}</b>
      </span>
    </>
  );
}
