import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartTotals } from "./cart.ts";
import { type Coupon, type CouponLine, couponEffect, couponProblem } from "./coupon.ts";

const NOW = new Date("2026-11-21T06:00:00Z");
const unused = { now: NOW, uses: { total: 0, byUser: 0 }, shipping: 50_00 };

function coupon(overrides: Partial<Coupon> = {}): Coupon {
  return {
    code: "TEN",
    benefit: { kind: "percent", shareBp: 1000 },
    minimum: 0,
    categoryId: null,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    perUserLimit: null,
    disabled: false,
    ...overrides,
  };
}
const line = (linePrice: number, overrides: Partial<CouponLine> = {}): CouponLine => {
  return { categoryId: "Gold", reduced: false, linePrice, ...overrides };
};

describe("couponProblem", () => {
  const before = new Date(NOW.getTime() - 1);
  const after = new Date(NOW.getTime() + 1);
  it.each([
    ["no rule is against it", {}, null],
    ["it begins at this moment", { startsAt: NOW }, null],
    ["it begins later", { startsAt: after }, "not_yet"],
    ["it ends later", { endsAt: after }, null],
    ["it ends at this moment", { endsAt: NOW }, "over"],
    ["it has ended", { endsAt: before }, "over"],
    ["staff have disabled it", { disabled: true }, "over"],
    ["it is for another category", { categoryId: "Silver" }, "not_for_these"],
    ["it is for this category", { categoryId: "Gold" }, null],
    ["the total is the minimum", { minimum: 100_00 }, null],
    ["the total is a paisa below the minimum", { minimum: 100_01 }, "below_minimum"],
  ] as const)("when %s", (_when, overrides, why) => {
    const problem = couponProblem(coupon(overrides), [line(100_00)], unused);
    expect(problem?.why ?? null).toBe(why);
  });

  it.each([
    [{ totalLimit: 3 }, { total: 2, byUser: 2 }, null],
    [{ totalLimit: 3 }, { total: 3, byUser: 0 }, "used_up"],
    [{ perUserLimit: 1 }, { total: 9, byUser: 0 }, null],
    [{ perUserLimit: 1, totalLimit: 9 }, { total: 9, byUser: 1 }, "used_by_you"],
  ] as const)("with the limits %o after the uses %o", (overrides, uses, why) => {
    const problem = couponProblem(coupon(overrides), [line(100_00)], { ...unused, uses });
    expect(problem?.why ?? null).toBe(why);
  });

  it("computes the missing amount from the pieces to which the coupon applies", () => {
    const lines = [line(500_00), line(900_00, { categoryId: "Silver" })];
    const silver = coupon({ categoryId: "Silver", minimum: 1_000_00 });
    expect(couponProblem(silver, lines, unused)).toEqual({ why: "below_minimum", missing: 100_00 });
  });

  it("ignores a piece that can't be bought", () => {
    const soldOut = { ...line(0), linePrice: null };
    expect(couponProblem(coupon(), [soldOut], unused)?.why).toBe("not_for_these");
    expect(couponEffect(coupon(), [soldOut, line(200_00)]).shares).toEqual([0, 20_00]);
    const amount = coupon({ benefit: { kind: "amount", amount: 1_00 } });
    expect(couponEffect(amount, [soldOut, soldOut]).shares).toEqual([0, 0]);
  });

  it("ignores a piece with a discount of its own", () => {
    const reduced = line(500_00, { reduced: true });
    expect(couponProblem(coupon(), [reduced], unused)?.why).toBe("reduced_already");
    expect(couponProblem(coupon(), [reduced, line(200_00)], unused)).toBeNull();
    expect(couponEffect(coupon(), [reduced, line(200_00)]).shares).toEqual([0, 20_00]);
    const shipping = coupon({ benefit: { kind: "shipping" } });
    expect(couponProblem(shipping, [reduced], unused)).toBeNull();
  });
});

describe("a coupon that would change no total", () => {
  const freeShipping = { ...unused, shipping: 0 };

  it("is refused when the shipping is free already", () => {
    const express = coupon({ benefit: { kind: "shipping" } });
    expect(couponProblem(express, [line(100_00)], unused)).toBeNull();
    expect(couponProblem(express, [line(100_00)], freeShipping)?.why).toBe("shipping_is_free");
    expect(couponProblem(coupon(), [line(100_00)], freeShipping)).toBeNull();
  });

  it("is refused when its discount rounds to zero, or is zero", () => {
    expect(couponProblem(coupon(), [line(4)], unused)?.why).toBe("takes_nothing_off");
    expect(couponProblem(coupon(), [line(5)], unused)).toBeNull();
    const none = coupon({ benefit: { kind: "percent", shareBp: 0 } });
    expect(couponProblem(none, [line(100_00)], unused)?.why).toBe("takes_nothing_off");
  });

  it("reports the missing amount first, because the shopper can act on it", () => {
    const express = coupon({ benefit: { kind: "shipping" }, minimum: 200_00 });
    expect(couponProblem(express, [line(100_00)], freeShipping)?.why).toBe("below_minimum");
  });

  it("is accepted exactly when it changes a total", () =>
    fc.assert(
      fc.property(
        fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 5 }),
        fc.oneof(
          fc.nat(10_000).map((shareBp) => ({ kind: "percent", shareBp }) as const),
          fc.nat(1_000_00).map((amount) => ({ kind: "amount", amount }) as const),
          fc.constant({ kind: "shipping" } as const),
        ),
        (prices, benefit) => {
          const rules = { gstRateBp: 1800, freeShippingAbovePaise: 5_000_00, shippingPaise: 50_00 };
          const without = cartTotals(prices, rules);
          const lines = prices.map((price) => line(price));
          const tried = coupon({ benefit });
          const about = { ...unused, shipping: without.shipping };
          const problem = couponProblem(tried, lines, about);
          const { discount, shipping } = cartTotals(prices, rules, couponEffect(tried, lines));
          expect(problem === null).toBe(discount > 0 || shipping < without.shipping);
        },
      ),
    ));
});

describe("couponEffect", () => {
  it("rounds the total discount once, half up, and divides it among the lines", () => {
    const effect = couponEffect(coupon(), [line(1), line(2), line(2)]);
    expect(effect).toEqual({ discount: 1, shares: [0, 1, 0], freeShipping: false });
  });

  it("deducts an amount, at most the price of the pieces", () => {
    const amount = coupon({ benefit: { kind: "amount", amount: 100_00 } });
    expect(couponEffect(amount, [line(300_00), line(100_00)]).shares).toEqual([75_00, 25_00]);
    expect(couponEffect(amount, [line(60_00)]).discount).toBe(60_00);
  });

  it("makes shipping free and deducts nothing from the pieces", () => {
    const effect = couponEffect(coupon({ benefit: { kind: "shipping" } }), [line(300_00)]);
    expect(effect).toEqual({ discount: 0, shares: [0], freeShipping: true });
  });

  it("has shares that add up to the discount, and totals that add up with GST after it", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ linePrice: fc.nat(50_00_00_000_00), reduced: fc.boolean() }), {
          maxLength: 20,
        }),
        fc.integer({ min: 1, max: 10_000 }),
        (drawn, shareBp) => {
          const lines = drawn.map((one) => ({ ...one, categoryId: "Gold" }));
          const effect = couponEffect(coupon({ benefit: { kind: "percent", shareBp } }), lines);
          expect(effect.shares.reduce((sum, share) => sum + share, 0)).toBe(effect.discount);
          for (const [index, share] of effect.shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(lines[index]?.linePrice ?? 0);
          }
          const rules = { gstRateBp: 1800, freeShippingAbovePaise: 5_000_00, shippingPaise: 50_00 };
          const prices = lines.map(({ linePrice }) => linePrice);
          const { subtotal, discount, gst, shipping, total } = cartTotals(prices, rules, effect);
          expect(discount).toBe(effect.discount);
          expect(total).toBe(subtotal - discount + gst + shipping);
        },
      ),
    ));
});
