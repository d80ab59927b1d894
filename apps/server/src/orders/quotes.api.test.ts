import { addToCart, getCart, removeLine } from "@suvarna/contract/cart/calls";
import { createClient } from "@suvarna/contract/client";
import { getOrder, lockPrice as lockPriceCall } from "@suvarna/contract/orders/calls";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { createApp } from "../app.ts";
import { findPieces } from "../catalogue/index.ts";
import { products } from "../catalogue/tables.ts";
import { fetchInProcess } from "../pages/plugin.ts";
import { API_PREFIX } from "../platform/http/api.ts";
import { newId } from "../platform/ids.ts";
import { keptSheets } from "../rates/tables.ts";
import { quotes } from "./checkout-tables.ts";
import { orders } from "./tables.ts";

const MINUTE_MS = 60_000;
const LOCK_MS = 15 * MINUTE_MS;

let shop: TestShop;
let shopper: Session;
let categoryId: string;
let ringId: string;
let cartId: string;

beforeAll(async () => {
  shop = await openShop();
  categoryId = await addCategory(shop.database.db, "Quoted rings");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shopper = await shop.signUp();
  // 22K at ₹12,225.56: the plain ring of 4 g with 12 % costs ₹54,770.51, with GST ₹64,629.51.
  await acceptRates(shop, 13_333_33, 150_00);
  ringId = await addRing(shop.database.db, { categoryId, slug: `ring-${newId()}`, stock: 5 });
  ({ cartId } = await fillCart(shop, shopper, ringId));
});

const dearer = () => acceptRates(shop, 13_700_00, 150_00);
const cheaper = () => acceptRates(shop, 13_000_00, 150_00);

function letPass(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

/** Buys the cart by a lock. */
function buy(quoteId: string, said: Partial<Parameters<typeof placeOrder>[2]> = {}, key?: string) {
  return placeOrder(shop, shopper, { cartId, quoteId, ...said }, key);
}

const lock = (body?: { takeLower?: boolean }) => lockPrice(shop, shopper, body);
const ofShopper = () => eq(quotes.userId, shopper.userId);
const countLocks = () => shop.database.db.$count(quotes, ofShopper());
const countOrders = () => shop.database.db.$count(orders, eq(orders.userId, shopper.userId));
const stockOf = async (id: string) => (await findPieces(shop.database.db, [id])).get(id)?.stock;

describe("locking a price", () => {
  it("tells lines with their whole break-up, totals, rates and until when", async () => {
    const now = shop.clock.now.toISOString();
    expect(await lock()).toEqual({
      quoteId: expect.any(String),
      cartId,
      items: [
        {
          productId: ringId,
          slug: expect.stringMatching(/^ring-/),
          name: "Plain Ring",
          image: "/pictures/ring-front.jpg",
          images: ["/pictures/ring-front.jpg"],
          quantity: 1,
          price: 54_770.51,
          realTimeTotalPrice: 54_770.51,
          carat: "22K",
          netWeight: 4,
          ratePerGram: 12_225.56,
          metalValue: 48_902.24,
          makingCharge: 5_868.27,
          stoneValue: 0,
          discount: 0,
        },
      ],
      totals: { subtotal: 54_770.51, discount: 0, gst: 9_859, shipping: 0, total: 64_629.51 },
      ratesAt: now,
      lockedAt: now,
      expiresAt: new Date(shop.clock.now.getTime() + LOCK_MS).toISOString(),
      serverTime: now,
    });
  });

  it("gives the same lock again while it holds, with the time that is left by then", async () => {
    const first = await lock();
    await dearer();
    letPass(5 * MINUTE_MS);
    expect(await lock()).toEqual({ ...first, serverTime: shop.clock.now.toISOString() });
    expect(await countLocks()).toBe(1);
  });

  it("is at the rates of now once the last lock has expired, and there is never more than one", async () => {
    const first = await lock();
    await dearer();
    letPass(LOCK_MS);
    const second = await lock();
    expect(second.quoteId).not.toBe(first.quoteId);
    expect(second.totals.total).toBeGreaterThan(first.totals.total);
    expect(await countLocks()).toBe(1);
    const gone = { status: 404, code: "quote_not_found" };
    await expect(buy(first.quoteId)).rejects.toMatchObject(gone);
  });

  it("is made anew for a changed cart, at the rates of now", async () => {
    const first = await lock();
    await dearer();
    await fillCart(shop, shopper, ringId);
    const second = await lock();
    expect(second).toMatchObject({ items: [{ quantity: 2 }] });
    expect(second.quoteId).not.toBe(first.quoteId);
    expect(second.items[0]?.price).toBeGreaterThan(first.items[0]?.price ?? 0);
  });

  it("takes lower rates when they are asked for, and never dearer ones", async () => {
    const first = await lock();
    await dearer();
    expect(await lock({ takeLower: true })).toMatchObject({ quoteId: first.quoteId });
    await cheaper();
    expect(await lock()).toMatchObject({ quoteId: first.quoteId });
    letPass(MINUTE_MS);
    const lower = await lock({ takeLower: true });
    expect(lower.totals.total).toBeLessThan(first.totals.total);
    expect(Date.parse(lower.expiresAt)).toBe(shop.clock.now.getTime() + LOCK_MS);
    const { order } = await buy(lower.quoteId);
    expect(order.total).toBe(lower.totals.total);
  });

  it("ends with the rates that it stands on, and without valid ones there is none", async () => {
    const { now } = shop.clock;
    const { feedSellMs } = shop.config.rates;
    try {
      letPass(feedSellMs - MINUTE_MS);
      const short = await lock();
      expect(Date.parse(short.expiresAt)).toBe(now.getTime() + feedSellMs);
      letPass(MINUTE_MS + 1);
      const unknown = { status: 409, code: "price_unknown" };
      await expect(lock()).rejects.toMatchObject(unknown);
      await expect(lock({ takeLower: true })).rejects.toMatchObject(unknown);
      await expect(buy(short.quoteId)).rejects.toMatchObject({ code: "quote_expired" });
      await expect(placeOrder(shop, shopper, { cartId })).rejects.toMatchObject(unknown);
    } finally {
      shop.clock.now = now;
    }
  });

  it("holds after a restart of the shop", async () => {
    const locked = await lock();
    const { config, database } = shop;
    const { server } = await createApp({
      config,
      database,
      clock: () => shop.clock.now,
      redis: null,
      pictures: config.dataDir,
      storefront: null,
      backOffice: null,
    });
    try {
      const client = createClient({
        fetch: fetchInProcess(server, () => "10.1.0.1"),
        baseUrl: API_PREFIX,
        token: () => shopper.token,
      });
      expect(await client.call(lockPriceCall, { body: {} })).toEqual(locked);
    } finally {
      await server.close();
    }
  });

  it("is refused for an empty cart and for what can't be had", async () => {
    const empty = lockPrice(shop, await shop.signUp());
    await expect(empty).rejects.toMatchObject({ status: 422, code: "cart_empty" });
    await lock();
    const ofRing = eq(products.id, ringId);
    await shop.database.db.update(products).set({ stock: 0 }).where(ofRing);
    await expect(lock()).rejects.toMatchObject({ status: 409, code: "sold_out" });
  });

  it("takes away the locks of others that ended a day ago", async () => {
    await lock();
    letPass(24 * 60 * MINUTE_MS - 1);
    await acceptRates(shop, 13_333_33, 150_00);
    const other = await shop.signUp();
    await fillCart(shop, other, ringId);
    await lockPrice(shop, other);
    expect(await countLocks()).toBe(1);
    letPass(LOCK_MS);
    await lockPrice(shop, other);
    expect(await countLocks()).toBe(0);
  });
});

describe("an order by a lock", () => {
  it("is placed at what was locked, whatever the rates and the price list do meanwhile", async () => {
    const locked = await lock();
    await dearer();
    const ofRing = eq(products.id, ringId);
    await shop.database.db.update(products).set({ makingChargeBp: 1500 }).where(ofRing);
    letPass(LOCK_MS - 2000);
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

  it("can be asked for again with its key after the lock is used and over", async () => {
    const { quoteId } = await lock();
    const key = newId();
    const first = await buy(quoteId, {}, key);
    letPass(LOCK_MS);
    expect(await buy(quoteId, {}, key)).toEqual(first);
    expect(await countOrders()).toBe(1);
  });

  it("is not placed when the lock is over, to the moment", async () => {
    const { quoteId, expiresAt } = await lock();
    shop.clock.now = new Date(expiresAt);
    const over = { status: 409, code: "quote_expired" };
    await expect(buy(quoteId)).rejects.toMatchObject(over);
    letPass(-1);
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

  it("is not placed by somebody else's lock, or one that never was", async () => {
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

  it("can't be placed twice by one lock, with the cart filled the same again", async () => {
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

  it("leaves the lock when it is refused", async () => {
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
  it("is at the rates of now and ends what was locked, since the cart is bought", async () => {
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
  /** The outcome for each: "placed", or the code of the refusal. */
  async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
    const went = await Promise.allSettled(calls);
    return went.map((one) => (one.status === "fulfilled" ? "placed" : one.reason.code)).toSorted();
  }

  it("of many orders by one lock one is placed", async () => {
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

  it("an order, and a piece added meanwhile: what was locked is bought, or nothing", async () => {
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
