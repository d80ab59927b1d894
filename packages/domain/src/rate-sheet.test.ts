import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changePercent, deriveRates } from "./rate-sheet.ts";

const anyMarketRate = fc.integer({ min: 100_00, max: 5_00_000_00 });

describe("deriveRates", () => {
  it("computes each grade's share of fine gold", () => {
    expect(deriveRates(13_333_33, 150_25)).toEqual({
      "24K": 13_333_33,
      "22K": 12_225_56,
      "18K": 10_010_01,
      Silver: 150_25,
    });
  });

  it("makes the finer grade more expensive at any market rate", () =>
    fc.assert(
      fc.property(anyMarketRate, fc.nat(10_000_00), (gold, silver) => {
        const rates = deriveRates(gold, silver);
        expect(rates["24K"]).toBe(gold);
        expect(rates.Silver).toBe(silver);
        expect(rates["24K"]).toBeGreaterThan(rates["22K"]);
        expect(rates["22K"]).toBeGreaterThan(rates["18K"]);
        expect(rates["18K"]).toBeGreaterThan(0);
      }),
    ));
});

it.each([
  [101_00, 100_00, 1],
  [99_00, 100_00, -1],
  [100_00, 100_00, 0],
  [100_33, 100_00, 0.33],
  [100_00, null, 0],
  [100_00, undefined, 0],
  [100_00, 0, 0],
])("changePercent to %i from %s is %d", (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});
