import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartRules, cartTotals } from "./cart.ts";

const RULES: CartRules = {
  gstRateBp: 1800,
  freeShippingAbovePaise: 5_000_00,
  shippingPaise: 50_00,
};

const off = (discount: number) => ({ discount, freeShipping: false });

const anyLinePrices = fc.array(fc.nat(50_00_00_000_00), { maxLength: 30 });

describe("cartTotals", () => {
  it.each([
    ["an empty cart", [], { subtotal: 0, gst: 0, shipping: 0, total: 0 }],
    [
      "at the free limit",
      [5_000_00],
      { subtotal: 5_000_00, gst: 900_00, shipping: 50_00, total: 5_950_00 },
    ],
    [
      "above the free limit",
      [2_500_00, 2_500_01],
      { subtotal: 5_000_01, gst: 900_00, shipping: 0, total: 5_900_01 },
    ],
    [
      "the worked example",
      [1_15_669_01],
      { subtotal: 1_15_669_01, gst: 20_820_00, shipping: 0, total: 1_36_489_01 },
    ],
  ])("adds up %s", (_which, lines, totals) => {
    expect(cartTotals(lines, RULES)).toEqual({ ...totals, discount: 0 });
  });

  it("computes GST after the discount, and shipping from the subtotal", () => {
    expect(cartTotals([6_000_00], RULES, off(1_500_00))).toEqual({
      subtotal: 6_000_00,
      discount: 1_500_00,
      gst: 810_00,
      shipping: 0,
      total: 5_310_00,
    });
  });

  it("never discounts more than the subtotal", () => {
    expect(cartTotals([100_00], RULES, off(900_00))).toMatchObject({
      discount: 100_00,
      gst: 0,
      total: 50_00,
    });
  });

  it("makes shipping free by a coupon, with the same GST", () => {
    const coupon = { discount: 0, freeShipping: true };
    const totals = { subtotal: 100_00, discount: 0, gst: 18_00, shipping: 0, total: 118_00 };
    expect(cartTotals([100_00], RULES, coupon)).toEqual(totals);
  });

  it("has a total that is the sum of its lines, whatever their order", () =>
    fc.assert(
      fc.property(anyLinePrices, fc.nat(10_00_000_00), (prices, coupon) => {
        const totals = cartTotals(prices, RULES, off(coupon));
        const { subtotal, discount, gst, shipping, total } = totals;
        expect(total).toBe(subtotal - discount + gst + shipping);
        expect(subtotal).toBe(prices.reduce((sum, price) => sum + price, 0));
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(cartTotals(prices.toReversed(), RULES, off(coupon))).toEqual(totals);
      }),
    ));
});
