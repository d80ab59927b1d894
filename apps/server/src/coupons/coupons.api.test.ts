import { dropCoupon, removeLine } from "@suvarna/contract/cart/calls";
import { listOffers } from "@suvarna/contract/coupons/calls";
import { listCoupons, switchCoupon } from "@suvarna/contract/coupons/staff";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import {
  apply,
  cartOf,
  coupon,
  openCouponShop,
  ring,
  shop,
  shopper,
  silver,
  staff,
  used,
} from "../../test/coupon-shop.ts";
import { categories } from "../catalogue/tables.ts";

openCouponShop();

describe("a coupon on the cart", () => {
  it("takes its discount off before GST, however its code is written", async () => {
    await fillCart(shop, shopper, await ring(), 2);
    const code = await coupon();
    const { totals, coupon: applied, items } = await apply(` ${code.toLowerCase()} `);
    expect(totals).toEqual({
      subtotal: 13_692.62,
      discount: 1_369.26,
      gst: 2_218,
      shipping: 0,
      total: 14_541.36,
    });
    expect(applied).toEqual({
      code,
      kind: "percent",
      value: 10,
      minimum: 0,
      category: null,
      words: "10% off full-price pieces",
      discount: 1_369.26,
    });
    expect(items[0]?.forCoupon).toBe(true);
    expect(await cartOf()).toEqual(await apply(code));
  });

  it("counts only pieces of its category without a discount of their own", async () => {
    const code = await coupon({ kind: "amount", value: 500, category: "Coupon silver" });
    await fillCart(shop, shopper, await ring());
    await fillCart(shop, shopper, await ring({ categoryId: silver }));
    await fillCart(shop, shopper, await ring({ categoryId: silver, discountBp: 1000 }));
    const { items, totals, coupon: applied } = await apply(code);
    expect(items.map(({ forCoupon }) => forCoupon ?? false)).toEqual([false, true, false]);
    expect(totals.discount).toBe(500);
    expect(applied?.words).toBe("₹500 off full-price Coupon silver");
  });

  it("still counts the pieces of its category after the category was renamed", async () => {
    const code = await coupon({ kind: "amount", value: 500, category: silver });
    await fillCart(shop, shopper, await ring({ categoryId: silver }));
    const renamed = (title: string) =>
      shop.database.db.update(categories).set({ title }).where(eq(categories.id, silver));
    await renamed("Coupon white");
    const { totals, coupon: applied } = await apply(code);
    await renamed("Coupon silver");
    expect(totals.discount).toBe(500);
    expect(applied?.words).toBe("₹500 off full-price Coupon white");
  });

  it("makes shipping free", async () => {
    const code = await coupon({ kind: "shipping", value: 0 });
    const { totals: before } = await fillCart(shop, shopper, await ring({ netWeightMg: 200 }));
    expect(before.shipping).toBe(50);
    const { totals } = await apply(code);
    expect(totals).toEqual({ ...before, shipping: 0, total: before.total - 50 });
  });

  it("is refused, with the reason, where it would give nothing", async () => {
    const express = await coupon({ kind: "shipping", value: 0 });
    const small = await ring({ netWeightMg: 200 });
    await fillCart(shop, shopper, await ring());
    const reason = `${express} takes off the shipping, and the shipping of your cart is free already.`;
    await expect(apply(express)).rejects.toMatchObject({
      status: 422,
      code: "coupon_gives_nothing",
      message: reason,
    });
    expect((await cartOf()).coupon).toBeUndefined();

    // A coupon that stays on the cart reports a problem when it no longer gives anything.
    const other = await shop.signUp();
    await fillCart(shop, other, small);
    expect((await apply(express, other)).coupon?.problem).toBeUndefined();
    await fillCart(shop, other, await ring());
    const { coupon: applied, totals } = await cartOf(other);
    expect([applied?.problem, totals.shipping]).toEqual([reason, 0]);
    const { cartId, quoteId, coupon: locked } = await lockPrice(shop, other);
    expect(locked?.problem).toBe(reason);
    const { order } = await placeOrder(shop, other, { cartId, quoteId });
    expect([order.couponCode ?? null, await used(express)]).toEqual([null, 0]);
  });

  it("is the only one: another replaces it, and it can be removed", async () => {
    await fillCart(shop, shopper, await ring());
    await apply(await coupon());
    const { coupon: other } = await apply(await coupon({ value: 20 }));
    expect(other?.words).toBe("20% off full-price pieces");
    const { cart } = await shop.client(shopper.token).call(dropCoupon, {});
    expect(cart.coupon).toBeUndefined();
    expect(cart.totals.discount).toBe(0);
  });

  it("is reported when it is no longer valid, and applies again by itself when it is valid again", async () => {
    const [one, other] = [await ring(), await ring()];
    await fillCart(shop, shopper, one);
    await fillCart(shop, shopper, other);
    const code = await coupon({ minimum: 10_000 });
    expect((await apply(code)).totals.discount).toBe(1_369.26);
    const { userId } = shopper;
    const client = shop.client(shopper.token);
    const { cart } = await client.call(removeLine, { body: { userId, productId: other } });
    expect(cart.totals.discount).toBe(0);
    expect(cart.coupon).toMatchObject({
      code,
      discount: 0,
      problem: `${code} needs pieces for ₹3,153.69 more.`,
    });
    expect((await fillCart(shop, shopper, one)).totals.discount).toBe(1_369.26);
  });
});

describe("a coupon without effect", () => {
  beforeEach(async () => {
    await fillCart(shop, shopper, await ring());
  });

  it.each([
    [
      "has not begun",
      { startsAt: "2026-12-01T00:00:00Z" },
      "coupon_not_yet",
      /can be used from 1 December 2026 on/,
    ],
    ["has ended", { endsAt: "2026-11-20T06:00:00Z" }, "coupon_over", /ended on 20 November 2026/],
    ["needs more", { minimum: 7000 }, "coupon_minimum", /needs pieces for ₹153\.69 more/],
    [
      "is for other pieces",
      { category: "Coupon silver" },
      "coupon_not_for_these",
      /is for Coupon silver pieces, and there are none in your cart/,
    ],
  ] as const)("because it %s says so", async (_why, overrides, errorCode, message) => {
    const refused = apply(await coupon(overrides));
    await expect(refused).rejects.toMatchObject({ status: 422, code: errorCode });
    await expect(refused).rejects.toThrow(message);
    expect((await cartOf()).coupon).toBeUndefined();
  });

  it("is unknown, or no code at all", async () => {
    await expect(apply("NOSUCHCODE")).rejects.toMatchObject({ code: "coupon_unknown" });
    await expect(apply("no-code!")).rejects.toMatchObject({
      status: 400,
      fields: { code: expect.any(String) },
    });
  });

  it("finds only reduced pieces, or none", async () => {
    const other = await shop.signUp();
    await expect(apply(await coupon(), other)).rejects.toMatchObject({ code: "cart_empty" });
    await fillCart(shop, other, await ring({ discountBp: 1000 }));
    await expect(apply(await coupon(), other)).rejects.toThrow(/reduced already/);
  });

  it("was withdrawn by staff, until they release it again", async () => {
    const code = await coupon();
    await apply(code);
    const switched = (disabled: boolean) =>
      shop.client(staff.token).call(switchCoupon, { params: { code }, body: { disabled } });
    await switched(true);
    expect((await cartOf()).coupon?.problem).toBe(`${code} can't be used any more.`);
    await switched(false);
    expect((await cartOf()).coupon?.problem).toBeUndefined();
  });
});

describe("the coupons that the shop announces", () => {
  it("match the promises of the banners, in words that are computed from their numbers", async () => {
    expect(await shop.client().call(listOffers, {})).toEqual([
      { code: "NEW10", words: "10% off full-price pieces" },
      { code: "SILVER30", words: "30% off full-price Silver from ₹5,000" },
      { code: "BRIDAL5000", words: "₹5,000 off full-price Bridal from ₹1,00,000" },
      { code: "EXPRESS", words: "Free express shipping" },
    ]);
  });

  it("excludes coupons that are over, withdrawn or not to be announced", async () => {
    const announced = true;
    await coupon();
    await coupon({ announced, endsAt: "2026-11-20T06:00:00Z" });
    const shown = await coupon({ announced });
    const codes = async () => (await shop.client().call(listOffers, {})).map(({ code }) => code);
    expect((await codes()).filter((code) => code.startsWith("TEST"))).toEqual([shown]);
    const asStaff = shop.client(staff.token);
    await asStaff.call(switchCoupon, { params: { code: shown }, body: { disabled: true } });
    expect(await codes()).not.toContain(shown);
  });
});

describe("the calls of staff", () => {
  it("makes a coupon once, of figures that can be true, and lists it with its uses", async () => {
    const code = await coupon({ totalLimit: 5, perUserLimit: 1, category: "Coupon gold" });
    await expect(coupon({ code })).rejects.toMatchObject({ status: 409, code: "coupon_taken" });
    for (const [field, wrong] of [
      ["value", { value: 101 }],
      ["value", { kind: "shipping", value: 5 }],
      ["category", { category: "Nothing of ours" }],
      ["totalLimit", { totalLimit: 0 }],
      ["endsAt", { startsAt: "2026-12-02T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" }],
    ] as const) {
      await expect(coupon(wrong)).rejects.toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      });
    }
    const [newest] = await shop.client(staff.token).call(listCoupons, {});
    expect(newest).toMatchObject({ used: expect.any(Number) });
    const params = { code: "NOSUCH" };
    const missing = shop
      .client(staff.token)
      .call(switchCoupon, { params, body: { disabled: true } });
    await expect(missing).rejects.toMatchObject({ status: 404, code: "coupon_not_found" });
  });
});
