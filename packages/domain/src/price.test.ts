import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPiece, anyRates } from "../test/any-piece.ts";
import { discountedPriceAt, discountPercent, type PricedPiece, priceOf } from "./price.ts";
import type { RatesPerGram } from "./rate-sheet.ts";

const RATES: RatesPerGram = {
  "24K": 13_333_33,
  "22K": 12_222_00,
  "18K": 10_000_00,
  Silver: 150_00,
};
const CHAIN: PricedPiece = {
  carat: "22K",
  netWeightMg: 8450,
  makingChargeBp: 1200,
  stoneValuePaise: 0,
  discountBp: 0,
};

describe("priceOf", () => {
  it("is rate × net weight plus making: 8.450 g of 22K at ₹12,222.00 with 12 %", () => {
    expect(priceOf(CHAIN, RATES)).toEqual({
      ratePerGram: 12_222_00,
      metalValue: 1_03_275_90,
      makingCharge: 12_393_11,
      stoneValue: 0,
      price: 1_15_669_01,
      discount: 0,
      discountedPrice: 1_15_669_01,
    });
  });

  it("adds stones before the discount", () => {
    const piece = { ...CHAIN, stoneValuePaise: 20_000_00, discountBp: 500 };
    expect(priceOf(piece, RATES)).toMatchObject({
      price: 1_35_669_01,
      discount: 6_783_45,
      discountedPrice: 1_28_885_56,
    });
  });

  it("is unknown without a valid rate", () => {
    expect(priceOf(CHAIN, { ...RATES, "22K": null })).toBeNull();
    expect(priceOf({ ...CHAIN, carat: "Silver" }, { ...RATES, "22K": null })).not.toBeNull();
  });

  it("equals the sum of its lines, in whole paise, for any rate and piece", () =>
    fc.assert(
      fc.property(anyPiece, anyRates, (piece, rates) => {
        const breakup = priceOf(piece, rates);
        if (!breakup) throw new Error("every grade has a rate here");
        const { metalValue, makingCharge, stoneValue, price, discount, discountedPrice } = breakup;
        expect(metalValue + makingCharge + stoneValue).toBe(price);
        expect(price - discount).toBe(discountedPrice);
        expect(discountedPrice).toBeGreaterThanOrEqual(0);
        for (const line of Object.values(breakup)) expect(Number.isSafeInteger(line)).toBe(true);
      }),
    ));

  it("has a rounding error of at most half a paisa in each line", () =>
    fc.assert(
      fc.property(anyPiece, anyRates, (piece, rates) => {
        const breakup = priceOf(piece, rates);
        if (!breakup) throw new Error("every grade has a rate here");
        const metal = BigInt(breakup.ratePerGram) * BigInt(piece.netWeightMg);
        expect(isNearest(breakup.metalValue, metal, 1000n)).toBe(true);
        const making = metal * BigInt(piece.makingChargeBp);
        expect(isNearest(breakup.makingCharge, making, 10_000_000n)).toBe(true);
        const discount = BigInt(breakup.price) * BigInt(piece.discountBp);
        expect(isNearest(breakup.discount, discount, 10_000n)).toBe(true);
      }),
    ));

  it("never falls when the rate rises", () =>
    fc.assert(
      fc.property(anyPiece, anyRates, fc.nat(1_000_00), (piece, rates, rise) => {
        const risen = { ...rates, [piece.carat]: (rates[piece.carat] ?? 0) + rise };
        const [before, after] = [priceOf(piece, rates), priceOf(piece, risen)];
        expect(after?.price).toBeGreaterThanOrEqual(before?.price ?? Number.POSITIVE_INFINITY);
      }),
    ));
});

/**
 * Whether a whole number is the exact quotient rounded half up, so that it lies in the interval
 * (exact - 1/2, exact + 1/2].
 */
function isNearest(rounded: number, product: bigint, divisor: bigint): boolean {
  const twiceTheGap = 2n * (BigInt(rounded) * divisor - product);
  return -divisor < twiceTheGap && twiceTheGap <= divisor;
}

describe("discountPercent", () => {
  it.each([
    [1_000_00, 900_00, 10],
    [1_000_00, 1_000_00, 0],
    [3_00, 2_00, 33],
    [0, 0, 0],
  ])("of %i to %i paise is %i", (price, discounted, percent) => {
    expect(discountPercent(price, discounted)).toBe(percent);
  });
});

describe("discountedPriceAt", () => {
  it("is the discounted price of priceOf, to the paisa", () =>
    fc.assert(
      fc.property(anyPiece, anyRates, (piece, rates) => {
        const { netWeightMg, makingChargeBp, stoneValuePaise, discountBp } = piece;
        const rate = rates[piece.carat];
        const own =
          rate === null
            ? null
            : discountedPriceAt(rate, netWeightMg, makingChargeBp, stoneValuePaise, discountBp);
        expect(own).toBe(priceOf(piece, rates)?.discountedPrice ?? null);
      }),
      { numRuns: 1000 },
    ));
});
