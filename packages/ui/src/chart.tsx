/**
 * A label of an axis. Its position is a fraction of the axis, counted from the bottom or the left.
 */
export interface AxisLabel {
  readonly place: number;
  readonly words: string;
}

/** A position in a chart, as fractions of the chart's width and height. */
export interface ChartPlace {
  readonly left: number;
  readonly bottom: number;
}

/**
 * How near a label must be to an end of its axis, as a fraction of the axis, to begin or end there
 * instead of being centred.
 */
const AT_END = 0.03;

/**
 * The horizontal lines of a chart with their values at the right, and the times below the chart.
 * Screen readers announce the values by the chart's accessible name, so the labels are hidden from
 * them.
 */
export function ChartAxes({
  values,
  times,
  className = "",
  valueClass = "pl-2.5",
  timeClass = () => "",
}: {
  values: readonly AxisLabel[];
  times: readonly AxisLabel[];
  className?: string;
  valueClass?: string;
  /** Returns the classes of the label with the given index. */
  timeClass?: (index: number) => string;
}) {
  return (
    <div aria-hidden className={`text-ink-mute tabular-nums ${className}`}>
      {values.map(({ place, words }) => (
        <span
          key={place}
          style={{ bottom: `${place * 100}%` }}
          className="absolute inset-x-0 border-b border-line"
        >
          <span className={`absolute left-full translate-y-[-50%] whitespace-nowrap ${valueClass}`}>
            {words}
          </span>
        </span>
      ))}
      {times.map(({ place, words }, index) => (
        <span
          key={place}
          style={{ left: `${place * 100}%` }}
          className={`absolute top-full pt-2 whitespace-nowrap ${acrossAt(place)} ${timeClass(index)}`}
        >
          {words}
        </span>
      ))}
    </div>
  );
}

function acrossAt(place: number): string {
  if (place < AT_END) return "";
  return place > 1 - AT_END ? "-translate-x-full" : "-translate-x-1/2";
}

/**
 * The line of a chart with the filled area below it. The path is drawn in a square of 1000 by 1000.
 */
export function ChartLine({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden
      className="absolute inset-0 size-full overflow-visible text-wine"
    >
      <path d={`${path}V1000H0Z`} className="fill-gold/9" />
      <path
        d={path}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A dot on a chart at a given position. */
export function ChartDot({
  place: { left, bottom },
  look = "size-2 bg-wine",
}: {
  place: ChartPlace;
  look?: string;
}) {
  return (
    <i
      aria-hidden
      style={{ left: `${left * 100}%`, bottom: `${bottom * 100}%` }}
      className={`absolute -translate-x-1/2 translate-y-1/2 rounded-full border-wine ${look}`}
    />
  );
}

/**
 * The highest position of the text beside the selected point, as a fraction of the chart's height,
 * so that the text stays inside the chart.
 */
const TIP_BELOW = 0.65;

/** The selected point of a chart: a vertical line, the point's time and its value. */
export function ChartCursor({
  place,
  time,
  value,
}: {
  place: ChartPlace;
  time: string;
  value: string;
}) {
  const { left, bottom } = place;
  const side = left > 0.5 ? "-translate-x-[calc(100%+0.875rem)]" : "translate-x-3.5";
  return (
    <>
      <span
        aria-hidden
        style={{ left: `${left * 100}%` }}
        className="pointer-events-none absolute inset-y-0 border-l border-dashed border-line-strong"
      />
      <ChartDot place={place} look="size-2.5 border-[1.5px] bg-surface" />
      <span
        aria-hidden
        style={{ left: `${left * 100}%`, bottom: `${Math.min(bottom, TIP_BELOW) * 100}%` }}
        className={`pointer-events-none absolute z-1 bg-wine-deep px-3.5 py-2 text-caption whitespace-nowrap text-ivory tabular-nums ${side}`}
      >
        <span className="block text-gold-soft">{time}</span>
        <b className="text-[0.9375rem] font-semibold">{value}</b>
      </span>
    </>
  );
}
