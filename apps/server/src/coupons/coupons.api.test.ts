import { applyCoupon, dropCoupon, getCart, removeLine } from "@suvarna/contract/cart/calls";
import { listOffers } from "@suvarna/contract/coupons/calls";
import { createCoupon, listCoupons, switchCoupon } from "@suvarna/contract/coupons/staff";
import type { CallInput } from "@suvarna/contract/endpoint";
import { cancelOrder, getOrder } from "@suvarna/contract/orders/calls";
import { eq, sum } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approveKept } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import { onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { categories } from "../catalogue/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { coupons, couponUses } from "./tables.ts";

let shop: TestShop;
let staff: Session;
let shopper: Session;
let gold: string;
let silver: string;

beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  gold = await addCategory(shop.database.db, "Coupon gold");
  silver = await addCategory(shop.database.db, "Coupon silver");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shopper = await shop.signUp();
  // With 22K at ₹12,225.56 a gram, a plain ring of 0.5 g with a making charge of 12 % costs
  // ₹6,846.31.
  await acceptRates(shop, 13_333_33, 150_00);
});

let made = 0;

/**
 * Creates a coupon with 10 % off the whole cart, unless the test says otherwise.
 * @returns its code
 */
async function coupon(said: Partial<CallInput<typeof createCoupon>["body"]> = {}): Promise<string> {
  const body = { code: `TEST${++made}`, kind: "percent" as const, value: 10, ...said };
  await approveKept(shop, await shop.client(staff.token).call(createCoupon, { body }));
  return body.code;
}

/** Adds a ring of 0.5 g with a large stock, unless the test says otherwise. @returns its id */
function ring(said: Partial<Parameters<typeof addRing>[1]> = {}): Promise<string> {
  return addRing(shop.database.db, { categoryId: gold, netWeightMg: 500, stock: 1000, ...said });
}

const apply = (code: string, { token } = shopper) =>
  shop
    .client(token)
    .call(applyCoupon, { body: { code } })
    .then(({ cart }) => cart);
const cartOf = ({ token } = shopper) => shop.client(token).call(getCart, {});

async function used(code: string): Promise<number> {
  const { db } = shop.database;
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  // The counter of the coupon equals the number of its stored uses.
  expect(await db.$count(couponUses, eq(couponUses.code, code))).toBe(row?.used);
  return row?.used ?? -1;
}

describe("a coupon on the cart", () => {
  it("takes its share off before GST, whatever way its code is written", async () => {
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
      words: "10% off full-price pieces",
      discount: 1_369.26,
    });
    expect(items[0]?.forCoupon).toBe(true);
    expect(await cartOf()).toEqual(await apply(code));
  });

  it("counts its own category at full price alone", async () => {
    const code = await coupon({ kind: "amount", value: 500, category: "Coupon silver" });
    await fillCart(shop, shopper, await ring());
    await fillCart(shop, shopper, await ring({ categoryId: silver }));
    await fillCart(shop, shopper, await ring({ categoryId: silver, discountBp: 1000 }));
    const { items, totals, coupon: applied } = await apply(code);
    expect(items.map(({ forCoupon }) => forCoupon ?? false)).toEqual([false, true, false]);
    expect(totals.discount).toBe(500);
    expect(applied?.words).toBe("₹500 off full-price Coupon silver");
  });

  it("counts the pieces of a category that got another title, which it takes too", async () => {
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

  it("sends without charge", async () => {
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

  it("is one: another takes its place, and it can be taken off", async () => {
    await fillCart(shop, shopper, await ring());
    await apply(await coupon());
    const { coupon: other } = await apply(await coupon({ value: 20 }));
    expect(other?.words).toBe("20% off full-price pieces");
    const { cart } = await shop.client(shopper.token).call(dropCoupon, {});
    expect(cart.coupon).toBeUndefined();
    expect(cart.totals.discount).toBe(0);
  });

  it("says so when it holds no more, and holds again by itself", async () => {
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

describe("a coupon that gives nothing", () => {
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
  ] as const)("because it %s says so", async (_why, said, errorCode, message) => {
    const refused = apply(await coupon(said));
    await expect(refused).rejects.toMatchObject({ status: 422, code: errorCode });
    await expect(refused).rejects.toThrow(message);
    expect((await cartOf()).coupon).toBeUndefined();
  });

  it("because nobody knows it, or it is no code at all", async () => {
    await expect(apply("NOSUCHCODE")).rejects.toMatchObject({ code: "coupon_unknown" });
    await expect(apply("no-code!")).rejects.toMatchObject({
      status: 400,
      fields: { code: expect.any(String) },
    });
  });

  it("because the pieces are reduced, or there are none", async () => {
    const other = await shop.signUp();
    await expect(apply(await coupon(), other)).rejects.toMatchObject({ code: "cart_empty" });
    await fillCart(shop, other, await ring({ discountBp: 1000 }));
    await expect(apply(await coupon(), other)).rejects.toThrow(/reduced already/);
  });

  it("because staff took it back, until they give it again", async () => {
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

describe("an order with a coupon", () => {
  it("keeps it for good: code, discount, and each line's part of it", async () => {
    await fillCart(shop, shopper, await ring());
    const { cartId } = await fillCart(shop, shopper, await ring({ netWeightMg: 700 }), 2);
    const code = await coupon({ value: 12.5 });
    const { totals } = await apply(code);
    const { quoteId, coupon: held, totals: locked } = await lockPrice(shop, shopper);
    expect(locked).toEqual(totals);
    expect(held).toMatchObject({ code, discount: totals.discount });
    const { order } = await placeOrder(shop, shopper, {
      cartId,
      quoteId,
      expectedTotal: totals.total,
    });
    expect(order).toMatchObject({ couponCode: code, discount: totals.discount, gst: totals.gst });
    const { db } = shop.database;
    const [{ shares } = { shares: null }] = await db
      .select({ shares: sum(orderItems.couponShare) })
      .from(orderItems)
      .where(eq(orderItems.orderId, order._id));
    expect(Number(shares)).toBe(Math.round(totals.discount * 100));
    expect(await used(code)).toBe(1);
    expect((await cartOf()).coupon).toBeUndefined();

    // A later change of the coupon changes no order.
    await shop
      .client(staff.token)
      .call(switchCoupon, { params: { code }, body: { disabled: true } });
    const params = { id: order._id };
    expect(await shop.client(shopper.token).call(getOrder, { params })).toEqual(order);
  });

  it("gives it back when it is cancelled, once", async () => {
    const code = await coupon({ perUserLimit: 1 });
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    await apply(code);
    const { order } = await placeOrder(shop, shopper, { cartId });
    await fillCart(shop, shopper, id);
    await expect(apply(code)).rejects.toThrow(`You have used ${code} already.`);
    const cancel = () =>
      shop.client(shopper.token).call(cancelOrder, { params: { id: order._id }, body: {} });
    await Promise.all([cancel(), cancel()]);
    expect(await used(code)).toBe(0);
    expect((await apply(code)).totals.discount).toBeGreaterThan(0);
  });

  it("that is not paid gives it back; paying again takes it once more, or finds it gone", async () => {
    const online = await onlineOrders(shop);
    const code = await coupon({ totalLimit: 1 });
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    await apply(code);
    const placed = await placeOrder(shop, shopper, {
      cartId,
      paymentMethod: "ONLINE",
      gateway: "cashfree",
    });
    const ordered = { shopper, placed };
    const fails = async (session = "") => {
      await online.choose(session, "failure");
      await online.settleAll();
      expect((await online.see(ordered)).status).toBe("Payment failed");
      expect(await used(code)).toBe(0);
    };
    expect(await used(code)).toBe(1);
    await fails(placed.paymentSessionId);
    const again = await online.pay(ordered);
    expect(await used(code)).toBe(1);
    await fails(again.paymentSessionId);

    const faster = await shop.signUp();
    const theirs = await fillCart(shop, faster, id);
    await apply(code, faster);
    await placeOrder(shop, faster, { cartId: theirs.cartId });
    await expect(online.pay(ordered)).rejects.toMatchObject({ code: "coupon_used_up" });
    expect((await online.see(ordered)).status).toBe("Payment failed");
    expect(await used(code)).toBe(1);
  });

  it("is refused when its coupon holds no more, so that nothing is dearer than it looked", async () => {
    const code = await coupon();
    const { cartId } = await fillCart(shop, shopper, await ring());
    await apply(code);
    await shop
      .client(staff.token)
      .call(switchCoupon, { params: { code }, body: { disabled: true } });
    const refused = placeOrder(shop, shopper, { cartId });
    await expect(refused).rejects.toMatchObject({ status: 422, code: "coupon_over" });
    expect(await shop.database.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(0);
  });

  it("by a price lock keeps a coupon that ends meanwhile", async () => {
    const endsAt = new Date(shop.clock.now.getTime() + 60_000).toISOString();
    const code = await coupon({ endsAt });
    const { cartId } = await fillCart(shop, shopper, await ring());
    await apply(code);
    const { quoteId, totals } = await lockPrice(shop, shopper);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 120_000);
    try {
      expect((await lockPrice(shop, shopper)).quoteId).toBe(quoteId);
      const { order } = await placeOrder(shop, shopper, { cartId, quoteId });
      expect(order).toMatchObject({ couponCode: code, total: totals.total });
    } finally {
      shop.clock.now = before;
    }
  });

  it("by a price lock whose coupon was used up is refused, and the next lock says why", async () => {
    const code = await coupon({ totalLimit: 1 });
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    await apply(code);
    const { quoteId } = await lockPrice(shop, shopper);

    const faster = await shop.signUp();
    const theirs = await fillCart(shop, faster, id);
    await apply(code, faster);
    await placeOrder(shop, faster, { cartId: theirs.cartId });

    const late = placeOrder(shop, shopper, { cartId, quoteId });
    await expect(late).rejects.toMatchObject({ code: "coupon_used_up" });
    const fresh = await lockPrice(shop, shopper);
    expect(fresh.quoteId).not.toBe(quoteId);
    expect(fresh.totals.discount).toBe(0);
    expect(fresh.coupon?.problem).toBe(`${code} has been used as often as it can be.`);
    const { order } = await placeOrder(shop, shopper, { cartId, quoteId: fresh.quoteId });
    expect(order.couponCode).toBeUndefined();
  });

  it("fifty at once with ten to be had: ten orders have it, forty are told so", async () => {
    const code = await coupon({ totalLimit: 10 });
    const id = await ring();
    const crowd = await Promise.all(Array.from({ length: 50 }, () => shop.signUp()));
    const cartIds: string[] = [];
    for (const buyer of crowd) {
      cartIds.push((await fillCart(shop, buyer, id)).cartId);
      await apply(code, buyer);
    }
    const went = await Promise.all(
      crowd.map((buyer, index) =>
        placeOrder(shop, buyer, { cartId: cartIds[index] ?? "" }).then(
          ({ order }) => order.couponCode,
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(went.filter((word) => word === code)).toHaveLength(10);
    expect(went.filter((word) => word === "coupon_used_up")).toHaveLength(40);
    expect(await used(code)).toBe(10);
  }, 120_000);
});

describe("what the shop announces", () => {
  it("is what its banners promise, in words that its numbers make", async () => {
    expect(await shop.client().call(listOffers, {})).toEqual([
      { code: "NEW10", words: "10% off full-price pieces" },
      { code: "SILVER30", words: "30% off full-price Silver from ₹5,000" },
      { code: "BRIDAL5000", words: "₹5,000 off full-price Bridal from ₹1,00,000" },
      { code: "EXPRESS", words: "Free express shipping" },
    ]);
  });

  it("is not what has ended, is taken back or is not to be announced", async () => {
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
