import { expect, it } from "vitest";
import { chartScale, curvePath } from "./chart-scale.ts";
import type { Curve } from "./curve.ts";

const NOON = Date.parse("2026-11-21T06:30:00.000Z");
const DAY_MS = 24 * 3_600_000;
const over = (days: number, ...prices: number[]): Curve =>
  prices.map((price, index) => ({
    at: NOON - days * DAY_MS * (1 - index / Math.max(prices.length - 1, 1)),
    price,
  }));
const words = (marks: readonly { words: string }[]) => marks.map((mark) => mark.words);

it("has round prices around the curve", () => {
  const scale = chartScale(over(30, 11_952_79, 12_352_67, 12_230_68), "1m");
  expect(words(scale.prices)).toEqual([
    "₹11,900",
    "₹12,000",
    "₹12,100",
    "₹12,200",
    "₹12,300",
    "₹12,400",
  ]);
  expect(scale.prices.map(({ place }) => place)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

it.each([
  ["never moved", [12_230_68, 12_230_68]],
  ["is a single point", [12_230_68]],
  ["costs next to nothing", [1, 2]],
])("exists also for a curve that %s", (_what, prices) => {
  const scale = chartScale(over(1, ...prices), "1d");
  expect(scale.lowest).toBeGreaterThanOrEqual(0);
  expect(scale.highest).toBeGreaterThan(Math.max(...prices));
  expect(scale.prices.length).toBeLessThan(9);
  expect(curvePath(over(1, ...prices), scale)).not.toContain("NaN");
});

it("labels times in Indian time", () => {
  // The range ends at noon in India; midnight in India is 18:30 UTC.
  const timesOf = (days: number, range: "1d" | "7d" | "1m" | "1y") =>
    words(chartScale(over(days, 1000, 2000), range).times);
  expect(timesOf(1, "1d")).toEqual(["12 pm", "4 pm", "8 pm", "12 am", "4 am", "8 am", "12 pm"]);
  expect(timesOf(7, "7d")).toEqual([
    "15 Nov",
    "16 Nov",
    "17 Nov",
    "18 Nov",
    "19 Nov",
    "20 Nov",
    "21 Nov",
  ]);
  expect(timesOf(30, "1m")).toEqual(["27 Oct", "1 Nov", "6 Nov", "11 Nov", "16 Nov", "21 Nov"]);
  expect(timesOf(365, "1y")).toEqual([
    "Dec 2025",
    "Feb 2026",
    "Apr 2026",
    "Jun 2026",
    "Aug 2026",
    "Oct 2026",
  ]);
});

it("places a tick at the start of its hour, day or month", () => {
  const { times } = chartScale(over(1, 1000, 2000), "1d");
  expect(times.map(({ place }) => Math.round(place * 6))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

it("draws a curve from the lower left", () => {
  const scale = { from: 0, until: 10, lowest: 0, highest: 10, prices: [], times: [] };
  const curve = [
    { at: 0, price: 0 },
    { at: 5, price: 10 },
    { at: 10, price: 5 },
  ];
  expect(curvePath(curve, scale)).toBe("M0.0 1000.0L500.0 0.0L1000.0 500.0");
});
