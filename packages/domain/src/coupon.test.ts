import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartTotals } from "./cart.ts";
import { type Coupon, type CouponLine, couponEffect, couponTrouble, spread } from "./coupon.ts";

const NOW = new Date("2026-11-21T06:00:00Z");
const unused = { now: NOW, uses: { total: 0, byUser: 0 }, shipping: 50_00 };

function coupon(said: Partial<Coupon> = {}): Coupon {
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
    ...said,
  };
}
const line = (linePrice: number, said: Partial<CouponLine> = {}): CouponLine => {
  return { categoryId: "Gold", reduced: false, linePrice, ...said };
};

describe("whether a coupon holds", () => {
  const before = new Date(NOW.getTime() - 1);
  const after = new Date(NOW.getTime() + 1);
  it.each([
    ["nothing is said against it", {}, null],
    ["it has begun at this moment", { startsAt: NOW }, null],
    ["it begins later", { startsAt: after }, "not_yet"],
    ["it ends later", { endsAt: after }, null],
    ["it ends at this moment", { endsAt: NOW }, "over"],
    ["it has ended", { endsAt: before }, "over"],
    ["staff took it back", { disabled: true }, "over"],
    ["it is for another category", { categoryId: "Silver" }, "not_for_these"],
    ["it is for this category", { categoryId: "Gold" }, null],
    ["the sum is the minimum", { minimum: 100_00 }, null],
    ["the sum is a paisa below the minimum", { minimum: 100_01 }, "below_minimum"],
  ] as const)("when %s", (_when, said, why) => {
    const trouble = couponTrouble(coupon(said), [line(100_00)], unused);
    expect(trouble?.why ?? null).toBe(why);
  });

  it.each([
    [{ totalLimit: 3 }, { total: 2, byUser: 2 }, null],
    [{ totalLimit: 3 }, { total: 3, byUser: 0 }, "used_up"],
    [{ perUserLimit: 1 }, { total: 9, byUser: 0 }, null],
    [{ perUserLimit: 1, totalLimit: 9 }, { total: 9, byUser: 1 }, "used_by_you"],
  ] as const)("by its limits %o after uses %o", (said, uses, why) => {
    const trouble = couponTrouble(coupon(said), [line(100_00)], { ...unused, uses });
    expect(trouble?.why ?? null).toBe(why);
  });

  it("says how much is missing, of the pieces that it counts alone", () => {
    const lines = [line(500_00), line(900_00, { categoryId: "Silver" })];
    const silver = coupon({ categoryId: "Silver", minimum: 1_000_00 });
    expect(couponTrouble(silver, lines, unused)).toEqual({ why: "below_minimum", missing: 100_00 });
  });

  it("counts nothing that can't be bought", () => {
    const soldOut = { ...line(0), linePrice: null };
    expect(couponTrouble(coupon(), [soldOut], unused)?.why).toBe("not_for_these");
    expect(couponEffect(coupon(), [soldOut, line(200_00)]).shares).toEqual([0, 20_00]);
  });

  it("counts no piece that is reduced already", () => {
    const reduced = line(500_00, { reduced: true });
    expect(couponTrouble(coupon(), [reduced], unused)?.why).toBe("reduced_already");
    expect(couponTrouble(coupon(), [reduced, line(200_00)], unused)).toBeNull();
    expect(couponEffect(coupon(), [reduced, line(200_00)]).shares).toEqual([0, 20_00]);
    const shipping = coupon({ benefit: { kind: "shipping" } });
    expect(couponTrouble(shipping, [reduced], unused)).toBeNull();
  });
});

describe("a coupon that would give nothing", () => {
  const freeShipping = { ...unused, shipping: 0 };

  it("does not hold where the shipping is free already", () => {
    const express = coupon({ benefit: { kind: "shipping" } });
    expect(couponTrouble(express, [line(100_00)], unused)).toBeNull();
    expect(couponTrouble(express, [line(100_00)], freeShipping)?.why).toBe("shipping_is_free");
    expect(couponTrouble(coupon(), [line(100_00)], freeShipping)).toBeNull();
  });

  it("does not hold where its share rounds to nothing, or is none", () => {
    expect(couponTrouble(coupon(), [line(4)], unused)?.why).toBe("takes_nothing_off");
    expect(couponTrouble(coupon(), [line(5)], unused)).toBeNull();
    const none = coupon({ benefit: { kind: "percent", shareBp: 0 } });
    expect(couponTrouble(none, [line(100_00)], unused)?.why).toBe("takes_nothing_off");
  });

  it("says first what would help: to buy more", () => {
    const express = coupon({ benefit: { kind: "shipping" }, minimum: 200_00 });
    expect(couponTrouble(express, [line(100_00)], freeShipping)?.why).toBe("below_minimum");
  });

  it("holds exactly when it changes a total", () =>
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
          const trouble = couponTrouble(tried, lines, about);
          const { discount, shipping } = cartTotals(prices, rules, couponEffect(tried, lines));
          expect(trouble === null).toBe(discount > 0 || shipping < without.shipping);
        },
      ),
    ));
});

describe("what a coupon takes off", () => {
  it("rounds a share of the whole once, half up, and spreads it", () => {
    const effect = couponEffect(coupon(), [line(1), line(2), line(2)]);
    expect(effect).toEqual({ discount: 1, shares: [0, 1, 0], freeShipping: false });
  });

  it("takes an amount off, at most what there is", () => {
    const amount = coupon({ benefit: { kind: "amount", amount: 100_00 } });
    expect(couponEffect(amount, [line(300_00), line(100_00)]).shares).toEqual([75_00, 25_00]);
    expect(couponEffect(amount, [line(60_00)]).discount).toBe(60_00);
  });

  it("takes off the shipping and nothing else", () => {
    const effect = couponEffect(coupon({ benefit: { kind: "shipping" } }), [line(300_00)]);
    expect(effect).toEqual({ discount: 0, shares: [0], freeShipping: true });
  });

  it("adds up: shares to the discount, totals to the total, GST of what is left", () =>
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

describe("spread", () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [100, [0, 0], [0, 0]],
    [7, [5, 0, 5], [4, 0, 3]],
    [0, [3], [0]],
    [1, [1, 3], [0, 1]],
  ])("shares %i over %o", (amount, weights, shares) => {
    expect(spread(amount, weights)).toEqual(shares);
  });
});
