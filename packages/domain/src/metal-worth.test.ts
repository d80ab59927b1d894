import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARATS } from "./fineness.ts";
import { metalValueAt, metalWorth } from "./metal-worth.ts";
import { priceOf } from "./price.ts";
import { deriveRates } from "./rate-sheet.ts";

const RATES = deriveRates(13_342_56, 167_18);
const piece = (carat: (typeof CARATS)[number], netWeightMg: number, quantity = 1) => ({
  carat,
  netWeightMg,
  quantity,
});

describe("the value of metal", () => {
  it("is weight times rate, and the shop pays a share of it", () => {
    // The example is 10 g of 22K gold at ₹12,234.02 a gram. In an exchange the shop gives 95 % of
    // the value.
    expect(RATES["22K"]).toBe(12_234_02);
    expect(metalWorth([piece("22K", 10_000)], RATES, 9500)).toEqual({
      metalValue: 1_22_340_20,
      deduction: 6_117_01,
      exchangeValue: 1_16_223_19,
    });
  });

  it("adds up pieces of any grade", () => {
    const both = metalWorth([piece("18K", 4_125, 2), piece("Silver", 50_000)], RATES, 10_000);
    const gold = metalValueAt(RATES["18K"], { netWeightMg: 4_125, quantity: 2 });
    expect(both).toEqual({
      metalValue: gold + 50 * 167_18,
      deduction: 0,
      exchangeValue: gold + 50 * 167_18,
    });
  });

  it("is unknown when the rate of one piece is unknown", () => {
    const rates = { ...RATES, Silver: null };
    expect(metalWorth([piece("22K", 10_000), piece("Silver", 1)], rates, 9500)).toBeNull();
  });

  it("is zero without pieces", () => {
    expect(metalWorth([], RATES, 9500)).toMatchObject({ metalValue: 0, exchangeValue: 0 });
    expect(metalWorth([piece("24K", 0)], RATES, 9500)).toMatchObject({ exchangeValue: 0 });
  });

  it("equals the metal line of the price, is never less than the exchange value, and is whole paise", () => {
    const mg = fc.integer({ min: 0, max: 5_000_000 });
    const share = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...CARATS),
        mg,
        fc.integer({ min: 1, max: 20 }),
        share,
        (carat, netWeightMg, quantity, exchangeBp) => {
          const worth = metalWorth([piece(carat, netWeightMg, quantity)], RATES, exchangeBp);
          const priced = priceOf(
            { carat, netWeightMg, makingChargeBp: 1200, stoneValuePaise: 5, discountBp: 0 },
            RATES,
          );
          expect(worth?.metalValue).toBe((priced?.metalValue ?? 0) * quantity);
          const { metalValue = 0, deduction = 0, exchangeValue = 0 } = worth ?? {};
          expect(exchangeValue + deduction).toBe(metalValue);
          expect(deduction).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(exchangeValue)).toBe(true);
        },
      ),
    );
  });
});
