import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heldUntil, ratesWithout, worldRate } from "./rate-desk.ts";
import { adjustedRate } from "./rate-sheet.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 6, minutes));

describe("heldUntil", () => {
  it.each([
    ["nothing is held", null, null, null],
    ["staff entered rates for a time", 30, null, 30],
    ["staff released them", 30, { until: null, changedAt: at(5) }, null],
    ["they were entered after a release", 30, { until: null, changedAt: at(-5) }, 30],
    ["staff hold the rates of a source", null, { until: at(40), changedAt: at(5) }, 40],
    ["staff hold for longer than was entered", 30, { until: at(40), changedAt: at(-5) }, 40],
    ["staff entered for longer than is held", 50, { until: at(40), changedAt: at(-5) }, 50],
  ])("when %s", (_what, entered, hold, until) => {
    const rates = { acceptedAt: at(0), heldUntil: entered === null ? null : at(entered) };
    expect(heldUntil(rates, hold)).toEqual(until === null ? null : at(until));
  });
});

it("omits the rates of a metal that is not sold", () => {
  const perGram = { "24K": 4, "22K": 3, "18K": 2, Silver: 1 };
  expect(ratesWithout(perGram, [])).toEqual(perGram);
  expect(ratesWithout(perGram, ["gold"])).toEqual({
    "24K": null,
    "22K": null,
    "18K": null,
    Silver: 1,
  });
  expect(ratesWithout(perGram, ["silver"])).toEqual({ ...perGram, Silver: null });
});

it("computes the world's price back, to the paisa that the adjustment rounded", () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 100_00, max: 60_000_00 }),
      fc.integer({ min: -2000, max: 5000 }),
      fc.integer({ min: -5000, max: 500_00 }),
      (world, bp, paisePerGram) => {
        const found = worldRate(adjustedRate(world, { bp, paisePerGram }), { bp, paisePerGram });
        expect(Math.abs(found - world)).toBeLessThanOrEqual(1);
      },
    ),
  ));
