import { formatNumber } from "@suvarna/domain/formats";
import { istDayWords, istHour, istMonth } from "@suvarna/words/en/indian-time";
import type UPlot from "uplot";

const DAY_S = 86_400;
const FONT = '12px "Figtree Variable", sans-serif';
const AXIS_WIDTH = 76;
const LOZENGE = 6;
const EDGE = 20;

/** An event that the chart marks at its time. */
export interface PlotEvent {
  /** The time of the event, in ISO 8601. */
  readonly at: string;
  /** Who caused the event. The mark is red for the guard and gold for staff. */
  readonly kind: "guard" | "people";
}

/**
 * The options of a rate's chart: thin horizontal lines, the axis at the right, and a dashed cursor.
 */
export function plotOptions({
  width,
  height,
  events,
  onCursor,
}: {
  width: number;
  height: number;
  events: readonly PlotEvent[];
  /**
   * Receives the data point under the cursor and its position in the chart; null when the cursor
   * leaves the chart.
   */
  onCursor(tip: { readonly index: number; readonly left: number } | null): void;
}): UPlot.Options {
  const colour = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  const [ink, line, wine] = [colour("ink-mute"), colour("line"), colour("wine")];
  const axis = { font: FONT, stroke: ink, ticks: { show: false } };
  return {
    width,
    height,
    legend: { show: false },
    padding: [10, 0, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9, fill: colour("ivory") } },
    scales: { y: { range: (_plot, low, high) => padded(low, high) } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 90,
        size: 26,
        // Labels at the very edge of the chart are left out, because they would be truncated.
        values: (plot, ticks) =>
          ticks.map((tick) => (plot.valToPos(tick, "x") < EDGE ? null : timeWords(tick, ticks))),
      },
      {
        ...axis,
        side: 1,
        size: AXIS_WIDTH,
        grid: { stroke: line, width: 1 },
        values: (_plot, ticks) => ticks.map((tick) => rupeeWords(tick, ticks)),
      },
    ],
    series: [
      {},
      {
        stroke: wine,
        width: 1.75,
        fill: "rgba(168, 130, 58, 0.09)",
        points: { show: false },
      },
    ],
    hooks: {
      setCursor: [
        ({ cursor: { idx, left } }) =>
          onCursor(
            typeof idx === "number" && left !== undefined && left >= 0
              ? { index: idx, left }
              : null,
          ),
      ],
      draw: [
        (plot) =>
          drawEvents(plot, events, { guard: colour("alert"), people: colour("gold"), line: ink }),
      ],
    },
  };
}

function padded(low: number, high: number): [number, number] {
  const room = Math.max((high - low) * 0.12, high * 0.0005);
  return [low - room, high + room];
}

function timeWords(seconds: number, ticks: readonly number[]): string {
  const span = (ticks.at(-1) ?? seconds) - (ticks[0] ?? seconds);
  const ms = seconds * 1000;
  if (span <= 2 * DAY_S) return istHour(ms);
  return span <= 120 * DAY_S ? istDayWords(ms) : istMonth(ms);
}

function rupeeWords(value: number, ticks: readonly number[]): string {
  const isFine = ticks.length > 1 && Math.abs((ticks[1] ?? 0) - (ticks[0] ?? 0)) < 1;
  return `₹${isFine ? value.toFixed(2) : formatNumber(Math.round(value))}`;
}

/** Draws a lozenge with a dashed line on the chart, for each event within the shown time. */
function drawEvents(
  plot: UPlot,
  events: readonly PlotEvent[],
  colours: Readonly<Record<PlotEvent["kind"] | "line", string>>,
): void {
  const [times, prices] = plot.data;
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || !prices) return;
  const { ctx, bbox } = plot;
  const ratio = window.devicePixelRatio;
  for (const { at, kind } of events) {
    const seconds = Date.parse(at) / 1000;
    if (seconds < first) continue;
    // An event after the newest rates is drawn at the end of the line.
    const clampedSeconds = Math.min(seconds, last);
    const after = times.findIndex((time) => time >= clampedSeconds);
    const price = prices[after];
    if (price === undefined || price === null) continue;
    const [x, y] = [plot.valToPos(clampedSeconds, "x", true), plot.valToPos(price, "y", true)];
    const size = LOZENGE * ratio;
    ctx.save();
    ctx.strokeStyle = colours.line;
    ctx.setLineDash([2 * ratio, 3 * ratio]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.fillStyle = colours[kind];
    ctx.beginPath();
    ctx.moveTo(x, y - size);
    ctx.lineTo(x + size, y);
    ctx.lineTo(x, y + size);
    ctx.lineTo(x - size, y);
    ctx.fill();
    ctx.restore();
  }
}
