import { formatRupees } from "@suvarna/domain/formats";
import { ChartAxes, ChartCursor, ChartDot, ChartLine } from "@suvarna/ui/chart.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { istDate } from "@suvarna/words/here/indian-time";
import * as rates from "@suvarna/words/here/rates";
import { useSelectedPoint } from "../rates/index.ts";
import { type DayPoint, linePath, type PriceCurve, placeOf } from "./price-curve.ts";

/**
 * The chart of a piece's price history. A visitor reads its days with the pointer, or with the
 * arrow keys as on a slider. The chart is the SVG that the server rendered, and needs no library.
 */
export function PriceHistoryChart({
  curve,
  name,
  busy,
}: {
  curve: PriceCurve;
  /** The accessible name of the chart. */
  name: string;
  busy: boolean;
}) {
  const hydrated = useHydrated();
  const { points } = curve;
  const { index, handlers } = useSelectedPoint(points);
  const read = index === null ? undefined : points[index];
  const last = points.at(-1) as DayPoint;
  const reader = hydrated
    ? ({
        ...handlers,
        role: "slider",
        tabIndex: 0,
        "aria-valuemin": 0,
        "aria-valuemax": points.length - 1,
        "aria-valuenow": index ?? points.length - 1,
        "aria-valuetext": wordsOf(read ?? last),
        "aria-label": name,
      } as const)
    : ({ role: "img", "aria-label": rates.curveNow(name, wordsOf(last)) } as const);
  return (
    <figure
      aria-busy={busy}
      className={`relative mt-3 mr-19 mb-9 h-36 transition-opacity duration-(--duration-base) sm:mr-20 sm:h-48 ${busy ? "opacity-45" : ""}`}
    >
      <ChartAxes
        values={curve.prices}
        times={curve.times}
        className="text-[0.75rem]"
        valueClass="w-19 text-right sm:w-20"
      />
      <div {...reader} className="absolute inset-0 touch-pan-y">
        <ChartLine path={linePath(curve)} />
        {read ? (
          <ChartCursor
            place={placeOf(read, curve)}
            time={istDate(read.at)}
            value={formatRupees(read.price)}
          />
        ) : (
          <>
            <ChartDot place={placeOf(curve.lowest, curve)} look="size-2 border-[1.5px] bg-shell" />
            <ChartDot place={placeOf(last, curve)} />
          </>
        )}
      </div>
    </figure>
  );
}

function wordsOf({ at, price }: DayPoint): string {
  return `${istDate(at)}: ${formatRupees(price)}`;
}
