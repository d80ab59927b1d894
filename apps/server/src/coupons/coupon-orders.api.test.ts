import { switchCoupon } from "@suvarna/contract/coupons/staff";
import { cancelOrder, getOrder } from "@suvarna/contract/orders/calls";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { eq, sum } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import {
  apply,
  cartOf,
  coupon,
  openCouponShop,
  ring,
  shop,
  shopper,
  staff,
  used,
} from "../../test/coupon-shop.ts";
import { onlineOrders } from "../../test/online-orders.ts";
import { orderItems, orders } from "../orders/tables.ts";

openCouponShop();

describe("an order with a coupon", () => {
  it("stores the code, the discount, and each line's share of it", async () => {
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

    // A change of the coupon after the order does not change the order.
    await shop
      .client(staff.token)
      .call(switchCoupon, { params: { code }, body: { disabled: true } });
    const params = { id: order._id };
    expect(await shop.client(shopper.token).call(getOrder, { params })).toEqual(order);
  });

  it("releases the coupon once when it is cancelled", async () => {
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

  it("that is not paid releases the coupon; paying again redeems it again, or finds it used up", async () => {
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

  it("gives its coupon back when its parcel comes back undelivered", async () => {
    const code = await coupon({ totalLimit: 1 });
    const { cartId } = await fillCart(shop, shopper, await ring());
    await apply(code);
    const { order } = await placeOrder(shop, shopper, { cartId });
    const params = { id: order._id };
    const steps = ["confirmed", "processing", "shipped", "returned"] as const;
    for (const [place, from] of steps.slice(0, -1).entries()) {
      expect(await used(code)).toBe(1);
      const body = { from, to: steps[place + 1] as "processing" };
      await shop.client(staff.token).call(moveOrder, { params, body });
    }
    expect(await used(code)).toBe(0);
  });

  it("is refused when its coupon is no longer valid, so that no order costs more than was shown", async () => {
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

  it("by a price lock keeps the coupon although it ends meanwhile", async () => {
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

  it("by a price lock whose coupon was used up is refused, and the next lock gives the reason", async () => {
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

  it("of a coupon with ten uses: of fifty simultaneous orders ten get it, forty are refused", async () => {
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
