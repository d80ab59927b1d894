import { paise } from "@suvarna/domain/money";
import { expect, it } from "vitest";
import { type DayPoint, linePath, placeOf, priceCurve, tablePoints } from "./price-curve.ts";

const HISTORY = {
  days: 30,
  points: [
    { day: "2026-11-20", payable: 1_000 },
    { day: "2026-11-21", payable: 900.5 },
    { day: "2026-11-22", payable: null },
  ],
};

it("ends with the current price, and returns its lowest and highest day", () => {
  const curve = priceCurve(HISTORY, 1_200_00);
  expect(curve?.points.map(({ price }) => price)).toEqual([1_000_00, 900_50, 1_200_00]);
  expect(curve?.lowest.price).toBe(900_50);
  expect(curve?.highest.price).toBe(1_200_00);
  expect(curve?.prices.map(({ words }) => words)).toEqual(["₹901", "₹1,050", "₹1,200"]);
  expect(curve?.times.map(({ words }) => words)).toEqual(["20 Nov", "20 Nov", "21 Nov", "22 Nov"]);
  expect(priceCurve(HISTORY, null)?.highest.price).toBe(1_000_00);
  expect(priceCurve({ days: 30, points: [] }, null)).toBeNull();
});

it("fills its box from the lower left to the upper right corner", () => {
  const curve = priceCurve(HISTORY, 1_100_00);
  if (!curve) throw new Error("No curve");
  expect(placeOf(curve.lowest, curve)).toEqual({ left: 0.5, bottom: 0 });
  expect(placeOf(curve.highest, curve)).toEqual({ left: 1, bottom: 1 });
  expect(linePath(curve)).toMatch(/^M0\.0 \d+\.\dL500\.0 1000\.0L1000\.0 0\.0$/);
});

it("is drawn in the middle when every day costs the same", () => {
  const same = HISTORY.points.map(({ day }) => ({ day, payable: 5 }));
  const curve = priceCurve({ days: 30, points: same }, null);
  expect(curve && placeOf(curve.lowest, curve).bottom).toBe(0.5);
  expect(curve?.prices).toHaveLength(1);
});

it("has a table of a few days that begins and ends as the curve does", () => {
  const points = Array.from({ length: 365 }, (_, at) => ({ at, price: paise(at) }));
  const [lowest, highest] = [points[0] as DayPoint, points[364] as DayPoint];
  const rows = tablePoints({ points, lowest, highest }, 31);
  expect(rows).toHaveLength(31);
  expect([rows[0]?.at, rows.at(-1)?.at]).toEqual([0, 364]);
  expect(tablePoints({ points: points.slice(0, 5), lowest, highest }, 31)).toHaveLength(5);
});

it("has a table with the lowest and the highest day", () => {
  const points = Array.from({ length: 365 }, (_, at) => ({ at, price: paise(at) }));
  // Evenly spaced days are 0, 12, 24 and so on.
  const [lowest, highest] = [points[17] as DayPoint, points[200] as DayPoint];
  const days = tablePoints({ points, lowest, highest }, 31).map(({ at }) => at);
  expect(days).toHaveLength(33);
  expect(days).toEqual(expect.arrayContaining([17, 200]));
  expect(days.toSorted((a, b) => a - b)).toEqual(days);
});
