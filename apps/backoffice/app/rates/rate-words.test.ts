import { describe, expect, it } from "vitest";
import {
  hasMovedFar,
  sayDifference,
  sayHandRule,
  sayPercent,
  sayRates,
  sayShare,
  shopperPays,
} from "./rate-words.ts";

describe("words of a rate", () => {
  it("say rises and falls", () => {
    expect(sayPercent(101_00, 100_00)).toBe("▲ 1.00%");
    expect(sayPercent(99_00, 100_00)).toBe("▼ 1.00%");
    expect(sayPercent(100_00, 100_00)).toBe("0.00%");
    expect(sayDifference(-64)).toBe("−₹0.64");
    expect(sayDifference(3181)).toBe("+₹31.81");
    expect(sayShare(600)).toBe("+6.00%");
    expect(sayShare(-50)).toBe("−0.50%");
    expect(sayShare(0)).toBe("0.00%");
  });
});

it("says the rates of a sheet", () => {
  const prices = { "24K": 12_720, "22K": 11_660, "18K": 9540.5, Silver: 150 };
  expect(sayRates({ prices })).toBe(
    "24K ₹12,720.00, 22K ₹11,660.00, 18K ₹9,540.50, Silver ₹150.00 per gram",
  );
});

it("shows what a shopper pays for a piece, with GST in whole rupees", () => {
  const piece = {
    carat: "22K" as const,
    netWeightMg: 10_000,
    makingChargeBp: 1000,
    stoneValuePaise: 500_00,
    discountBp: 0,
  };
  const rates = { "24K": null, "22K": 12_000_00, "18K": null, Silver: null };
  // The price is ₹1,20,000 for the metal, ₹12,000 for the making charge and ₹500 for the stones,
  // with 3 % GST of ₹3,975.
  expect(shopperPays(piece, rates, 3)).toBe(1_36_475_00);
  expect(shopperPays(piece, rates, 1.5)).toBe(1_34_488_00);
  expect(shopperPays(piece, rates, undefined)).toBeNull();
  expect(shopperPays({ ...piece, carat: "18K" }, rates, 3)).toBeNull();
});

it("says which rates by hand take a second person", () => {
  expect(sayHandRule({ handRateBp: 0 })).toBe("Every rate by hand takes one.");
  expect(sayHandRule({ handRateBp: 250 })).toBe(
    "A rate by hand more than 2.5% from the last ones takes one.",
  );
});

it("tells a jump of one grade from the small moves of a live market", () => {
  const seen = { prices: { "24K": 13_000, "22K": 11_900, "18K": 9750, Silver: 160 } };
  const withSilver = (Silver: number) => ({ prices: { ...seen.prices, "24K": 13_050, Silver } });
  expect(hasMovedFar(seen, seen)).toBe(false);
  expect(hasMovedFar(seen, withSilver(160.8))).toBe(false);
  expect(hasMovedFar(seen, withSilver(160.9))).toBe(true);
  expect(hasMovedFar(seen, withSilver(159.1))).toBe(true);
});
