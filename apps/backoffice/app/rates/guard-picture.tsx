import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { useRef } from "react";
import type { ReadingComparison } from "./compare-reading.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT = 122;
const AXIS = 58;
const BAND = 24;
/** Two labels that are closer than this distance are written in two lines. */
const LABEL = 190;
const MARGIN = 8;

/**
 * A drawing to scale of the guard's decision: the allowed band around the last rate, the reading
 * outside of the band, and the rates of other sources.
 */
export function GuardPicture({ comparison }: { comparison: ReadingComparison }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <div ref={box}>
      {width > 0 ? (
        <Picture comparison={comparison} width={width} />
      ) : (
        <div style={{ height: HEIGHT }} />
      )}
      <p className="text-center text-caption text-ink-mute">
        The guard lets the green band through. What lies outside waits for a second source within
        0.5%, or for you.
      </p>
    </div>
  );
}

function Picture({ comparison, width }: { comparison: ReadingComparison; width: number }) {
  const { now, sourceRate, band, others, reading, percent } = comparison;
  const all = [band.low, band.high, sourceRate, ...others.map(({ rate }) => rate)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const pad = (high - low) * 0.16;
  const x = (rate: Paise) => ((rate - low + pad) / (high - low + 2 * pad)) * width;
  const percentBp = band.jumpBp / 100;
  const isClose = Math.abs(x(sourceRate) - x(now)) < LABEL;
  const separate = others.filter(({ rate }) => rate !== now);
  const sentence = `The shop sells by ${formatRupees(now)}. ${reading.source} says ${formatRupees(sourceRate)}, ${percent.toFixed(2)} % away. The guard lets ${formatRupees(band.low)} to ${formatRupees(band.high)} through.`;
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={sentence} className="block text-hint">
      <rect
        x={x(band.low)}
        y={AXIS - BAND}
        width={x(band.high) - x(band.low)}
        height={2 * BAND}
        className="fill-leaf-tint"
      />
      <line x1={0} x2={width} y1={AXIS} y2={AXIS} className="stroke-line-strong" />
      {[band.low, band.high].map((edge) => (
        <line
          key={edge}
          x1={x(edge)}
          x2={x(edge)}
          y1={AXIS - BAND}
          y2={AXIS + BAND}
          className="stroke-leaf"
        />
      ))}
      {separate.map(({ source, rate }) => (
        <circle key={source} cx={x(rate)} cy={AXIS} r={4.5} className="fill-dot-live" />
      ))}
      <Mark at={x(now)} className="fill-wine-deep" />
      <Mark at={x(sourceRate)} className="fill-alert" />
      <Label at={x(now)} y={isClose ? 30 : 22} width={width} className="fill-ink font-semibold">
        The shop sells by {formatRupees(now)}
      </Label>
      <Label
        at={x(sourceRate)}
        y={isClose ? 13 : 22}
        width={width}
        className="fill-alert font-semibold"
      >
        {reading.source} {formatRupees(sourceRate)}
      </Label>
      <Label at={x(band.low)} y={AXIS + BAND + 16} width={width} className="fill-ink-mute">
        −{percentBp}%, {formatRupees(band.low)}
      </Label>
      <Label at={x(band.high)} y={AXIS + BAND + 16} width={width} className="fill-ink-mute">
        +{percentBp}%, {formatRupees(band.high)}
      </Label>
      {others.map(({ source, rate }, place) => (
        <Label
          key={source}
          at={x(rate)}
          y={AXIS + BAND + 32 + place * 14}
          width={width}
          className="fill-leaf"
        >
          {source} {formatRupees(rate)}
        </Label>
      ))}
    </svg>
  );
}

/** A lozenge on the axis that marks a rate. */
function Mark({ at, className }: { at: number; className: string }) {
  const size = 8;
  return (
    <path
      d={`M${at} ${AXIS - size}l${size} ${size}-${size} ${size}-${size}-${size}z`}
      className={className}
    />
  );
}

/** A text that is centred at its position, but stays inside the drawing. */
function Label({
  at,
  y,
  width,
  className,
  children,
}: {
  at: number;
  y: number;
  width: number;
  className: string;
  children: React.ReactNode;
}) {
  const room = 96;
  const anchor = at < room ? "start" : at > width - room ? "end" : "middle";
  const x = anchor === "start" ? Math.max(0, at - room / 2) : anchor === "end" ? width : at;
  return (
    <text x={anchor === "end" ? x - MARGIN / 8 : x} y={y} textAnchor={anchor} className={className}>
      {children}
    </text>
  );
}
