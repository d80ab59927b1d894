import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gstOn, gstParts, pricesWithin, withGst } from "./tax.ts";

const GST_18 = 1800;

describe("gstOn", () => {
  it.each([
    [1_15_669_01, 20_820_00],
    [0, 0],
    [2_77, 0],
    [2_78, 1_00],
    [5_000_00, 900_00],
    // 18 % of ₹8.33 is ₹1.4994, and 18 % of ₹8.34 is ₹1.5012.
    [8_33, 1_00],
    [8_34, 2_00],
    // 18 % of ₹25.00 is exactly ₹4.50, which is rounded up.
    [25_00, 5_00],
  ])("is 18 %% of %i paise in whole rupees: %i", (taxable, gst) => {
    expect(gstOn(taxable, GST_18)).toBe(gst);
  });

  it("is whole rupees, at most half a rupee from the exact share", () =>
    fc.assert(
      fc.property(fc.nat(1_000_00_00_000_00), fc.nat(10_000), (taxable, rateBp) => {
        const gst = gstOn(taxable, rateBp);
        expect(gst % 100).toBe(0);
        const gap = BigInt(gst) * 10_000n - BigInt(taxable) * BigInt(rateBp);
        expect(-500_000n < gap && gap <= 500_000n).toBe(true);
      }),
    ));
});

it("withGst is the price with tax of the product page", () => {
  expect(withGst(1_15_669_01, GST_18)).toBe(1_36_489_01);
});

describe("pricesWithin", () => {
  it("finds exactly the prices whose sums with GST are within the limits", () =>
    fc.assert(
      fc.property(fc.nat(2_00_00_000_00), fc.nat(10_000), (sum, rateBp) => {
        const { least, most } = pricesWithin({ least: sum, most: sum }, rateBp);
        if (least === null || most === null) throw new Error("a limit was lost");
        expect(withGst(least, rateBp)).toBeGreaterThanOrEqual(sum);
        if (least > 0) expect(withGst(least - 1, rateBp)).toBeLessThan(sum);
        expect(withGst(most + 1, rateBp)).toBeGreaterThan(sum);
        if (most >= 0) expect(withGst(most, rateBp)).toBeLessThanOrEqual(sum);
      }),
    ));

  it("does not change an open limit", () => {
    expect(pricesWithin({ least: null, most: 1_00_000_00 }, GST_18)).toEqual({
      least: null,
      most: 84_746_00,
    });
  });
});

describe("gstParts", () => {
  it.each([
    ["within the state", "29", { cgst: 50, sgst: 51 }],
    ["to another state", "27", { igst: 101 }],
    ["to another country", null, { igst: 101 }],
  ] as const)("divides %s", (_where, buyer, parts) => {
    expect(gstParts(101, "29", buyer)).toEqual(parts);
  });
});
