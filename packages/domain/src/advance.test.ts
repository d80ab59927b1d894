import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AdvanceLine, advanceContent, advanceOf } from "./advance.ts";
import { cartTotals } from "./cart.ts";

const line = (linePrice: number, madeToOrder: boolean, couponShare = 0): AdvanceLine => {
  return { linePrice, madeToOrder, couponShare };
};

const someLine = fc
  .record({
    linePrice: fc.integer({ min: 1, max: 5_00_00_000_00 }),
    madeToOrder: fc.boolean(),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ linePrice, madeToOrder, off }) =>
    line(linePrice, madeToOrder, Math.floor((linePrice * off) / 100)),
  );
const someLines = fc.array(someLine, { minLength: 1, maxLength: 8 });
const RULES = { gstRateBp: 1800, freeShippingAbovePaise: 5000_00, shippingPaise: 50_00 };

/** Computes the totals of the lines, less the sum of the lines' shares of a coupon's discount. */
function totalsOf(lines: readonly AdvanceLine[]) {
  const discount = lines.reduce((sum, { couponShare }) => sum + couponShare, 0);
  const prices = lines.map(({ linePrice }) => linePrice);
  return cartTotals(prices, RULES, { discount, freeShipping: false });
}

describe("the advance of an order", () => {
  it("is a quarter of the price of pieces made to order, with their GST", () => {
    expect(advanceOf([line(1_00_000_00, true)], 1_18_000_00)).toEqual({
      due: 29_500_00,
      rest: 88_500_00,
    });
  });

  it("includes the full price of ready pieces", () => {
    const lines = [line(1_00_000_00, true), line(1_00_000_00, false)];
    expect(advanceOf(lines, 2_36_000_00)).toEqual({ due: 1_47_500_00, rest: 88_500_00 });
  });

  it("is rounded up to the whole rupee, so the rest has the paise", () => {
    expect(advanceOf([line(1000_01, true)], 1180_01)).toEqual({ due: 296_00, rest: 884_01 });
  });

  it("depends on the prices after the discount", () => {
    const lines = [line(2_000_00, true, 1_000_00), line(1_000_00, false)];
    expect(advanceOf(lines, 2_360_00)).toEqual({ due: 1_475_00, rest: 885_00 });
  });

  it("is not offered when no piece is made to order, or when no rest would remain", () => {
    expect(advanceOf([line(1_00_000_00, false)], 1_18_000_00)).toBeNull();
    expect(advanceOf([line(1_00, true)], 1_18)).toBeNull();
    expect(advanceOf([line(1_00, true, 1_00)], 50_00)).toBeNull();
    expect(advanceOf([], 0)).toBeNull();
  });

  it("is whole rupees, at least its share, and adds up with the rest to the total", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const { total } = totalsOf(lines);
        const split = advanceOf(lines, total);
        if (!split) return;
        const { due, rest } = split;
        expect(due + rest).toBe(total);
        expect(due % 100).toBe(0);
        expect(rest).toBeGreaterThanOrEqual(100);
        expect(due * 4).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

describe("the tax in an advance", () => {
  it("is a share of the order's GST, and its parts add up to the advance", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const { total, gst, shipping } = totalsOf(lines);
        const split = advanceOf(lines, total);
        if (!split) return;
        const content = advanceContent(split, { gst, shipping });
        expect(content.taxable + content.gst + content.shipping).toBe(split.due);
        expect(Math.abs(content.gst - (gst * split.due) / total)).toBeLessThanOrEqual(1);
        expect(content.taxable).toBeGreaterThanOrEqual(0);
        expect(content.gst % 2).toBe(0);
      }),
    );
  });
});
