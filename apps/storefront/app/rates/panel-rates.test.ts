import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { expect, it } from "vitest";
import { panelRates } from "./panel-rates.ts";
import { evenlySpaced, sparkPoints } from "./spark-points.ts";

const entry = (Carat: RateEntry["Carat"], TodayPricePerGram: number): RateEntry => ({
  Carat,
  TodayPricePerGram,
  purity: 0,
  updatedAt: "2026-11-21T06:12:08.000Z",
  source: "Simulated market",
});

it("shows gold by the gram and Silver by ten", () => {
  expect(panelRates([entry("22K", 12_230.68), entry("Silver", 167.18)])).toMatchObject([
    { label: "22K", per: "per gram", price: 1_223_068, purity: 91.7, change: null },
    { label: "10g Silver", per: "per 10 g", price: 167_180, purity: 4.1 },
  ]);
});

it("scales a sparkline to its own range, with the highest price at the top", () => {
  expect(sparkPoints([10, 20, 15], { width: 70, height: 20 })).toEqual([
    [0, 20],
    [35, 0],
    [70, 10],
  ]);
});

it("draws a price that never moved through the middle", () => {
  expect(sparkPoints([7, 7], { width: 70, height: 20 })).toEqual([
    [0, 10],
    [70, 10],
  ]);
});

it("reduces a long history to a few values, with its ends", () => {
  const long = Array.from({ length: 500 }, (_, index) => index);
  const thin = evenlySpaced(long, 28);
  expect(thin).toHaveLength(28);
  expect([thin.at(0), thin.at(-1)]).toEqual([0, 499]);
  expect(evenlySpaced([1, 2], 28)).toEqual([1, 2]);
});
