import { describe, expect, it } from "vitest";
import { type CollectedPiece, collectionFigures, lowestPayable } from "./collection-figures.ts";

const piece = (change: Partial<CollectedPiece> = {}): CollectedPiece => ({
  carat: "22K",
  netWeightMg: 5600,
  makingChargeBp: 1500,
  stoneValuePaise: 0,
  discountBp: 0,
  stones: [],
  ...change,
});
const RATES = { "24K": 1_300_000, "22K": 1_200_000, "18K": null, Silver: 15_000 };

describe("collectionFigures", () => {
  it("spans the weights and making charges, and adds up the stones", () => {
    const stones = [{ carats: 0.1 }, { carats: 0.2 }];
    const pieces = [
      piece({ stones }),
      piece({ netWeightMg: 82_000, makingChargeBp: 1900, stones }),
    ];
    expect(collectionFigures(pieces)).toEqual({
      count: 2,
      carats: ["22K"],
      purity: 91.7,
      weights: { least: 5600, most: 82_000 },
      making: { least: 1500, most: 1900 },
      stoneCarats: 0.6,
    });
  });

  it("has no common purity for several grades, nor for silver", () => {
    expect(collectionFigures([piece({ carat: "18K" }), piece()])).toMatchObject({
      carats: ["22K", "18K"],
      purity: null,
    });
    expect(collectionFigures([piece({ carat: "Silver" })]).purity).toBeNull();
  });

  it("has nothing to span without a piece", () => {
    expect(collectionFigures([])).toMatchObject({ count: 0, weights: null, making: null });
  });
});

describe("lowestPayable", () => {
  it("is the lowest price with GST, after the discount", () => {
    const pieces = [piece(), piece({ netWeightMg: 1000, makingChargeBp: 0, discountBp: 1000 })];
    expect(lowestPayable(pieces, RATES, 300)).toBe(1_080_000 + 32_400);
  });

  it("ignores pieces without a price", () => {
    expect(lowestPayable([piece({ carat: "18K" })], RATES, 300)).toBeNull();
  });
});
