import { addToCart, getCart, removeLine } from "@suvarna/contract/cart/calls";
import { getOrder } from "@suvarna/contract/orders/calls";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import {
  advanceClock,
  buy,
  cartId,
  categoryId,
  countLocks,
  countOrders,
  dearer,
  LOCK_MS,
  lock,
  openPriceLocks,
  ringId,
  shop,
  shopper,
  stockOf,
} from "../../test/price-locks.ts";
import { products } from "../catalogue/tables.ts";
import { newId } from "../platform/ids.ts";
import { keptSheets } from "../rates/tables.ts";
import { orders } from "./tables.ts";

openPriceLocks();

describe("an order by a lock", () => {
  it("is placed at the locked prices, whatever happens to rates and prices meanwhile", async () => {
    const locked = await lock();
    await dearer();
    const ofRing = eq(products.id, ringId);
    await shop.database.db.update(products).set({ makingChargeBp: 1500 }).where(ofRing);
    advanceClock(LOCK_MS - 2000);
    const { order } = await buy(locked.quoteId, { expectedTotal: locked.totals.total });
    const { totals, items, ratesAt } = locked;
    expect(order).toMatchObject({ total: totals.total, gst: totals.gst, ratesAt });
    expect(order.items).toEqual(items);
    expect(await stockOf(ringId)).toBe(4);
    expect(await countLocks()).toBe(0);

    const { db } = shop.database;
    const [row] = await db.select().from(orders).where(eq(orders.id, order._id));
    expect(row?.quoteId).toBe(locked.quoteId);
    const itsSheet = eq(keptSheets.sheetId, row?.rateSheetId ?? "");
    expect(await db.$count(keptSheets, itsSheet)).toBe(1);
    const params = { id: order._id };
    expect(await shop.client(shopper.token).call(getOrder, { params })).toEqual(order);
  });

  it("can be requested again with its key after the lock is used and expired", async () => {
    const { quoteId } = await lock();
    const key = newId();
    const first = await buy(quoteId, {}, key);
    advanceClock(LOCK_MS);
    expect(await buy(quoteId, {}, key)).toEqual(first);
    expect(await countOrders()).toBe(1);
  });

  it("is not placed when the lock is over, to the moment", async () => {
    const { quoteId, expiresAt } = await lock();
    shop.clock.now = new Date(expiresAt);
    const over = { status: 409, code: "quote_expired" };
    await expect(buy(quoteId)).rejects.toMatchObject(over);
    advanceClock(-1);
    expect((await buy(quoteId)).order.status).toBe("Confirmed");
  });

  it("is not placed for another cart than was locked", async () => {
    const { token, userId } = shopper;
    const client = shop.client(token);
    const { quoteId } = await lock();
    const changed = { status: 409, code: "quote_changed" };
    const other = await addRing(shop.database.db, { categoryId, netWeightMg: 500 });
    await client.call(addToCart, { body: { userId, productId: other } });
    await expect(buy(quoteId)).rejects.toMatchObject(changed);
    await client.call(removeLine, { body: { userId, productId: other } });
    const ofRing = eq(products.id, ringId);
    const { db } = shop.database;
    await db.update(products).set({ netWeightMg: 3900 }).where(ofRing);
    await expect(buy(quoteId)).rejects.toMatchObject(changed);
    await db.update(products).set({ netWeightMg: 4000 }).where(ofRing);
    expect((await buy(quoteId)).order.items).toHaveLength(1);
  });

  it("is refused with the lock of another user, or an unknown lock", async () => {
    const { quoteId } = await lock();
    const thief = await shop.signUp();
    const theirs = await fillCart(shop, thief, ringId);
    const stolen = placeOrder(shop, thief, { cartId: theirs.cartId, quoteId });
    await expect(stolen).rejects.toMatchObject({ status: 403, code: "forbidden" });
    for (const made of [newId(), "nonsense", "%00"]) {
      await expect(buy(made)).rejects.toMatchObject({ status: 404, code: "quote_not_found" });
    }
    expect((await buy(quoteId)).order.status).toBe("Confirmed");
  });

  it("can't be placed twice by one lock, even if the cart is filled again in the same way", async () => {
    const { quoteId } = await lock();
    await buy(quoteId);
    await fillCart(shop, shopper, ringId);
    await expect(buy(quoteId)).rejects.toMatchObject({ code: "quote_not_found" });
    expect(await countOrders()).toBe(1);
  });

  it("believes no number of the browser", async () => {
    const { quoteId, totals } = await lock();
    const other = buy(quoteId, { expectedTotal: totals.total - 100 });
    await expect(other).rejects.toMatchObject({ code: "total_changed", body: { totals } });
  });

  it("does not use up the lock when it is refused", async () => {
    const { quoteId } = await lock();
    await expect(buy(quoteId, { expectedTotal: 1 })).rejects.toMatchObject({ status: 409 });
    expect(await countLocks()).toBe(1);
    const ofRing = eq(products.id, ringId);
    await shop.database.db.update(products).set({ stock: 0 }).where(ofRing);
    await expect(buy(quoteId)).rejects.toMatchObject({ code: "sold_out" });
    await shop.database.db.update(products).set({ stock: 1 }).where(ofRing);
    expect((await buy(quoteId)).order.status).toBe("Confirmed");
  });
});

describe("an order without a lock", () => {
  it("uses the current rates and ends the lock, because the cart is ordered", async () => {
    const locked = await lock();
    await dearer();
    const { totals } = await shop.client(shopper.token).call(getCart, {});
    const stale = placeOrder(shop, shopper, { cartId, expectedTotal: locked.totals.total });
    await expect(stale).rejects.toMatchObject({ code: "total_changed", body: { totals } });
    const { order } = await placeOrder(shop, shopper, { cartId, expectedTotal: totals.total });
    expect(order.total).toBe(totals.total);
    expect(await countLocks()).toBe(0);
  });
});

describe("at the same time", () => {
  /** The outcome of each call: "placed", or the code of its refusal. */
  async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
    const went = await Promise.allSettled(calls);
    return went.map((one) => (one.status === "fulfilled" ? "placed" : one.reason.code)).toSorted();
  }

  it("of many orders by one lock only one is placed", async () => {
    const { quoteId } = await lock();
    const went = await outcomes(Array.from({ length: 5 }, () => buy(quoteId, {}, newId())));
    expect(went.filter((word) => word === "placed")).toHaveLength(1);
    expect(new Set(went.filter((word) => word !== "placed"))).toEqual(new Set(["cart_empty"]));
    expect(await countOrders()).toBe(1);
    expect(await stockOf(ringId)).toBe(4);
  });

  it("of an order by a lock and one without, one is placed", async () => {
    const { quoteId } = await lock();
    const went = await outcomes([buy(quoteId), placeOrder(shop, shopper, { cartId })]);
    expect(went).toEqual(["cart_empty", "placed"]);
    expect(await countOrders()).toBe(1);
  });

  it("many tabs that lock have one lock", async () => {
    const locks = await Promise.all([1, 2, 3, 4, 5].map(() => lock()));
    expect(new Set(locks.map(({ quoteId }) => quoteId)).size).toBe(1);
    expect(await countLocks()).toBe(1);
  });

  it("an order, and a piece added meanwhile: the locked pieces are ordered, or none", async () => {
    const { quoteId, totals } = await lock();
    const { token, userId } = shopper;
    const body = { userId, productId: ringId };
    const add = () => shop.client(token).call(addToCart, { body });
    const [went] = await Promise.allSettled([buy(quoteId), add(), add()]);
    if (went.status === "fulfilled") expect(went.value.order.total).toBe(totals.total);
    else expect(went.reason).toMatchObject({ code: "quote_changed" });
    const bought = went.status === "fulfilled" ? 1 : 0;
    const { items } = await shop.client(token).call(getCart, {});
    expect(bought + (items[0]?.quantity ?? 0)).toBe(3);
  });
});
