import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import type { ChartScale } from "./chart-scale.ts";
import type { Curve } from "./curve.ts";

/** A curve that the chart library has drawn on the page. */
export interface DrawnCurve {
  /** Draws another curve, or the previous curve with a new point. */
  show(curve: Curve, scale: ChartScale): void;
  remove(): void;
}

const SECOND_MS = 1000;

/**
 * Draws a curve with the chart library over the whole of an element. Axes, grid and labels are the
 * page's own HTML, which is there before this module is loaded.
 */
export function drawCurve(element: HTMLElement, curve: Curve, scale: ChartScale): DrawnCurve {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(`--color-${name}`);
  const [wine, gold] = [colour("wine"), colour("gold")];
  let currentScale = scale;
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  const plot = new uPlot(
    {
      ...size(),
      padding: [0, 0, 0, 0],
      axes: [{ show: false }, { show: false }],
      legend: { show: false },
      scales: {
        // The chart library counts times in seconds.
        x: { range: () => [currentScale.from / SECOND_MS, currentScale.until / SECOND_MS] },
        y: { range: () => [currentScale.lowest, currentScale.highest] },
      },
      series: [
        {},
        { stroke: wine, width: 1.75, fill: `${gold}17`, points: { show: false }, spanGaps: true },
      ],
      // The page itself shows the selected point, in the same way for the pointer and the keyboard,
      // so the chart library's cursor is off.
      cursor: { show: false },
    },
    columns(curve),
    element,
  );
  const resized = new ResizeObserver(() => plot.setSize(size()));
  resized.observe(element);
  return {
    show(next, nextScale) {
      currentScale = nextScale;
      plot.setData(columns(next));
    },
    remove() {
      resized.disconnect();
      plot.destroy();
    },
  };
}

function columns(curve: Curve): [number[], number[]] {
  return [curve.map(({ at }) => at / SECOND_MS), curve.map(({ price }) => price)];
}
