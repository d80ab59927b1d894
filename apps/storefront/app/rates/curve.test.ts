import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { expect, it } from "vitest";
import {
  type Curve,
  curveFacts,
  curveOf,
  evenPoints,
  livePoint,
  nearest,
  withLivePoint,
} from "./curve.ts";

const NOON = Date.parse("2026-11-21T06:30:00.000Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const hourly = (...prices: number[]): Curve =>
  prices.map((price, index) => ({ at: NOON - (prices.length - 1 - index) * HOUR_MS, price }));

it("shows gold by the gram and silver by ten, as the panels do", () => {
  const at = "2026-11-21T06:30:00.000Z";
  expect(curveOf("22K", [{ at, price: 12_230.68 }])).toEqual([{ at: NOON, price: 12_230_68 }]);
  expect(curveOf("Silver", [{ at, price: 167.18 }])).toEqual([{ at: NOON, price: 1_671_80 }]);
  const silver = { Carat: "Silver", TodayPricePerGram: 167.18, updatedAt: at } as RateEntry;
  expect(livePoint("Silver", [silver])).toEqual({ at: NOON, price: 1_671_80 });
  expect(livePoint("24K", [silver])).toBeUndefined();
});

it("appends every newer rate and drops points before its range", () => {
  const curve = hourly(1, 2, 3);
  const point = { at: NOON + 22.5 * HOUR_MS, price: 4 };
  expect(withLivePoint(curve, point, "1d").map(({ price }) => price)).toEqual([2, 3, 4]);
  expect(withLivePoint(curve, { at: NOON - 1, price: 9 }, "1d")).toBe(curve);
  expect(withLivePoint(curve, { at: NOON, price: 3 }, "1d")).toBe(curve);
  expect(withLivePoint(curve, undefined, "1d")).toBe(curve);
  expect(withLivePoint([], point, "1d")).toEqual([point]);
});

it("has no more points after a day of ticks than when it was loaded", () => {
  let curve = hourly(1, 2);
  for (let tick = 1; tick <= 24 * 360; tick++) {
    curve = withLivePoint(curve, { at: NOON + tick * 10_000, price: tick }, "1d");
  }
  expect(curve.length).toBeLessThanOrEqual(501);
  expect(curve.at(-1)).toEqual({ at: NOON + 24 * HOUR_MS, price: 24 * 360 });
});

it("has its first, highest and lowest rate, and its change", () => {
  expect(curveFacts(hourly(1000, 1200, 900, 1100))).toEqual({
    opened: 1000,
    highest: 1200,
    lowest: 900,
    change: 10,
  });
  expect(curveFacts(hourly(1000))).toBeNull();
  expect(curveFacts([])).toBeNull();
});

it("finds the point nearest to a moment", () => {
  const curve = hourly(1, 2, 3, 4);
  const at = (hours: number) => nearest(curve, NOON + hours * HOUR_MS);
  expect([-9, -3, -2.6, -2.4, -0.1, 0, 5].map(at)).toEqual([0, 0, 0, 1, 3, 3, 3]);
  expect(nearest([], NOON)).toBe(0);
});

it("returns a few evenly spaced points, including its ends", () => {
  const curve = hourly(...Array.from({ length: 400 }, (_, index) => index));
  const few = evenPoints(curve, 25);
  expect(few).toHaveLength(25);
  expect([few[0], few.at(-1)]).toEqual([curve[0], curve.at(-1)]);
  expect(evenPoints(hourly(1, 2), 25)).toHaveLength(2);
});
