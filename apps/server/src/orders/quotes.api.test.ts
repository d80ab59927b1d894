import { createClient } from "@suvarna/contract/client";
import { lockPrice as lockPriceCall } from "@suvarna/contract/orders/calls";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import {
  advanceClock,
  buy,
  cartId,
  cheaper,
  countLocks,
  dearer,
  LOCK_MS,
  lock,
  MINUTE_MS,
  openPriceLocks,
  ringId,
  shop,
  shopper,
} from "../../test/price-locks.ts";
import { acceptRates } from "../../test/rates.ts";
import { createApp } from "../app.ts";
import { products } from "../catalogue/tables.ts";
import { fetchInProcess } from "../pages/plugin.ts";
import { API_PREFIX } from "../platform/http/api.ts";

openPriceLocks();

describe("locking a price", () => {
  it("returns the lines with their price break-up, totals, rates and the expiry", async () => {
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
          metalColour: "Yellow gold",
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

  it("returns the same lock again while it is valid, with the remaining time", async () => {
    const first = await lock();
    await dearer();
    advanceClock(5 * MINUTE_MS);
    expect(await lock()).toEqual({ ...first, serverTime: shop.clock.now.toISOString() });
    expect(await countLocks()).toBe(1);
  });

  it("uses the current rates once the last lock has expired, and there is never more than one", async () => {
    const first = await lock();
    await dearer();
    advanceClock(LOCK_MS);
    const second = await lock();
    expect(second.quoteId).not.toBe(first.quoteId);
    expect(second.totals.total).toBeGreaterThan(first.totals.total);
    expect(await countLocks()).toBe(1);
    const gone = { status: 404, code: "quote_not_found" };
    await expect(buy(first.quoteId)).rejects.toMatchObject(gone);
  });

  it("creates a new lock for a changed cart, at the current rates", async () => {
    const first = await lock();
    await dearer();
    await fillCart(shop, shopper, ringId);
    const second = await lock();
    expect(second).toMatchObject({ items: [{ quantity: 2 }] });
    expect(second.quoteId).not.toBe(first.quoteId);
    expect(second.items[0]?.price).toBeGreaterThan(first.items[0]?.price ?? 0);
  });

  it("applies lower rates on request, and never higher ones", async () => {
    const first = await lock();
    await dearer();
    expect(await lock({ takeLower: true })).toMatchObject({ quoteId: first.quoteId });
    await cheaper();
    expect(await lock()).toMatchObject({ quoteId: first.quoteId });
    advanceClock(MINUTE_MS);
    const lower = await lock({ takeLower: true });
    expect(lower.totals.total).toBeLessThan(first.totals.total);
    expect(Date.parse(lower.expiresAt)).toBe(shop.clock.now.getTime() + LOCK_MS);
    const { order } = await buy(lower.quoteId);
    expect(order.total).toBe(lower.totals.total);
  });

  it("expires with its rates, and is refused without valid rates", async () => {
    const { now } = shop.clock;
    const { feedSellMs } = shop.config.rates;
    try {
      advanceClock(feedSellMs - MINUTE_MS);
      const short = await lock();
      expect(Date.parse(short.expiresAt)).toBe(now.getTime() + feedSellMs);
      advanceClock(MINUTE_MS + 1);
      const unknown = { status: 409, code: "price_unknown" };
      await expect(lock()).rejects.toMatchObject(unknown);
      await expect(lock({ takeLower: true })).rejects.toMatchObject(unknown);
      await expect(buy(short.quoteId)).rejects.toMatchObject({ code: "quote_expired" });
      await expect(placeOrder(shop, shopper, { cartId })).rejects.toMatchObject(unknown);
    } finally {
      shop.clock.now = now;
    }
  });

  it("stays valid after a restart of the shop", async () => {
    const locked = await lock();
    const { config, database } = shop;
    const { server } = await createApp({
      config,
      database: database.served,
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

  it("is refused for an empty cart and for unavailable pieces", async () => {
    const empty = lockPrice(shop, await shop.signUp());
    await expect(empty).rejects.toMatchObject({ status: 422, code: "cart_empty" });
    await lock();
    const ofRing = eq(products.id, ringId);
    await shop.database.db.update(products).set({ stock: 0 }).where(ofRing);
    await expect(lock()).rejects.toMatchObject({ status: 409, code: "sold_out" });
  });

  it("deletes the locks of other users that expired a day ago", async () => {
    await lock();
    advanceClock(24 * 60 * MINUTE_MS - 1);
    await acceptRates(shop, 13_333_33, 150_00);
    const other = await shop.signUp();
    await fillCart(shop, other, ringId);
    await lockPrice(shop, other);
    expect(await countLocks()).toBe(1);
    advanceClock(LOCK_MS);
    await lockPrice(shop, other);
    expect(await countLocks()).toBe(0);
  });
});
