import { formatRupees } from "@suvarna/domain/formats";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { istDate } from "@suvarna/words/en/indian-time";
import { useSelectedPoint } from "../rates/index.ts";
import { type DayPoint, linePath, type PriceCurve, placeOf } from "./price-curve.ts";

/**
 * The line of a piece's price. Its days are read with the pointer, or with the arrow keys as on a
 * slider. The drawing is the server's own SVG and needs no library.
 */
export function PriceHistoryChart({
  curve,
  name,
  busy,
}: {
  curve: PriceCurve;
  /** The accessible name. */
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
    : ({ role: "img", "aria-label": `${name}, now ${wordsOf(last)}` } as const);
  return (
    <figure
      aria-busy={busy}
      className={`relative mt-3 mr-19 mb-9 h-36 transition-opacity duration-(--duration-base) sm:mr-20 sm:h-48 ${busy ? "opacity-45" : ""}`}
    >
      <Axes curve={curve} />
      <div {...reader} className="absolute inset-0 touch-pan-y">
        <Line curve={curve} />
        {read ? (
          <Cursor point={read} curve={curve} />
        ) : (
          <>
            <Dot point={curve.lowest} curve={curve} look="size-2 border-[1.5px] bg-shell" />
            <Dot point={last} curve={curve} look="size-2 bg-wine" />
          </>
        )}
      </div>
    </figure>
  );
}

function wordsOf({ at, price }: DayPoint): string {
  return `${istDate(at)}: ${formatRupees(price)}`;
}

function Axes({ curve: { prices, times } }: { curve: PriceCurve }) {
  return (
    <div aria-hidden className="text-[0.75rem] text-ink-mute tabular-nums">
      {prices.map(({ place, words }) => (
        <span
          key={place}
          style={{ bottom: `${place * 100}%` }}
          className="absolute right-0 left-0 border-b border-line"
        >
          <span className="absolute left-full w-19 translate-y-[-50%] text-right sm:w-20">
            {words}
          </span>
        </span>
      ))}
      <span className="absolute inset-x-0 top-full flex justify-between pt-2.5">
        {times.map(({ place, words }) => (
          <span key={place} className="whitespace-nowrap">
            {words}
          </span>
        ))}
      </span>
    </div>
  );
}

function Line({ curve }: { curve: PriceCurve }) {
  const line = linePath(curve);
  return (
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className="absolute inset-0 size-full overflow-visible text-wine"
    >
      <path d={`${line}V1000H0Z`} className="fill-gold/9" />
      <path
        d={line}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Dot({ point, curve, look }: { point: DayPoint; curve: PriceCurve; look: string }) {
  const { left, bottom } = placeOf(point, curve);
  return (
    <i
      aria-hidden
      style={{ left: `${left * 100}%`, bottom: `${bottom * 100}%` }}
      className={`absolute -translate-x-1/2 translate-y-1/2 rounded-full border-wine ${look}`}
    />
  );
}

/** The day that is read: a vertical line, its date and its price. */
function Cursor({ point, curve }: { point: DayPoint; curve: PriceCurve }) {
  const { left, bottom } = placeOf(point, curve);
  const side = left > 0.5 ? "-translate-x-[calc(100%+0.875rem)]" : "translate-x-3.5";
  return (
    <>
      <span
        aria-hidden
        style={{ left: `${left * 100}%` }}
        className="pointer-events-none absolute inset-y-0 border-l border-dashed border-line-strong"
      />
      <Dot point={point} curve={curve} look="size-2.5 border-[1.5px] bg-surface" />
      <span
        aria-hidden
        style={{ left: `${left * 100}%`, bottom: `${Math.min(bottom, 0.62) * 100}%` }}
        className={`pointer-events-none absolute z-1 bg-wine-deep px-3.5 py-2 text-caption whitespace-nowrap text-ivory tabular-nums ${side}`}
      >
        <span className="block text-gold-soft">{istDate(point.at)}</span>
        <b className="text-[0.9375rem] font-semibold">{formatRupees(point.price)}</b>
      </span>
    </>
  );
}
