import { getCart } from "@suvarna/contract/cart/calls";
import { getProduct, pageProducts } from "@suvarna/contract/catalogue/calls";
import { getRates } from "@suvarna/contract/rates/calls";
import { addToWishlist, getWishlist } from "@suvarna/contract/wishlist/calls";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import {
  type FeedStandIn,
  goldApiBody,
  metalPriceBody,
  openFeed,
} from "../../test/feed-stand-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { pollSources } from "./poll-sources.ts";

const HOUR_MS = 3_600_000;
const OPENED = new Date("2026-11-21T06:11:00.000Z");

let feed: FeedStandIn;
let shop: TestShop;
beforeAll(async () => {
  feed = await openFeed();
  feed.answer = ({ url = "" }) => ({
    body: goldApiBody(
      url.includes("XAU") ? "XAU" : "XAG",
      url.includes("XAU") ? 415_000 : 5200,
      OPENED,
    ),
  });
  shop = await openShop({
    RATES_SOURCE: "goldapi,metalpriceapi",
    RATES_TIMEOUT_SECONDS: "1",
    GOLDAPI_URL: feed.url,
    GOLDAPI_KEY: "key",
    GOLDAPI_MONTHLY_REQUESTS: "1000000",
    METALPRICEAPI_URL: feed.url,
    METALPRICEAPI_KEY: "key",
  });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await feed[Symbol.asyncDispose]();
});

/** The answers of a failing feed, one for each way to fail. */
const DEATHS: FeedStandIn["answer"][] = [
  () => ({ status: 503, body: "" }),
  () => ({ body: { error: "Quota exceeded" } }),
  () => ({ body: '{"success":true,"rates":' }),
  () => (response) => response.destroy(),
  // A feed that repeats old rates from a cache, and one with a wrong unit, count as failed too.
  () => ({ body: metalPriceBody(415_000, 5200, new Date(OPENED.getTime() - HOUR_MS)) }),
  () => ({ body: metalPriceBody(13_342, 167, shop.clock.now) }),
];

it("sells nothing at a wrong price while no source answers for two days", async () => {
  const shopper = await shop.signUp();
  const categoryId = await addCategory(shop.database.db, "Rings of two days");
  const ring = await addRing(shop.database.db, { categoryId, stock: 1000, netWeightMg: 500 });
  const { cartId, totals } = await fillCart(shop, shopper, ring);
  const { total } = totals;
  await shop.client(shopper.token).call(addToWishlist, { body: { productId: ring } });
  const { feedSellMs } = shop.config.rates;
  let [sold, refused] = [0, 0];

  for (let step = 1; step <= 32; step++) {
    shop.clock.now = new Date(OPENED.getTime() + step * 1.5 * HOUR_MS);
    feed.answer = DEATHS[step % DEATHS.length] ?? feed.answer;
    await pollSources({ ...shop.rates.staffDependencies, log: shop.app.log });
    const isYoung = shop.clock.now.getTime() - OPENED.getTime() <= feedSellMs;
    const rates = shop.rates.entries();
    if (isYoung) {
      expect(rates[0]).toMatchObject({ TodayPricePerGram: 13_342.56, source: "GoldAPI.io" });
      const { order } = await placeOrder(shop, shopper, { cartId, expectedTotal: total });
      expect(order.total).toBe(total);
      await fillCart(shop, shopper, ring);
      sold++;
    } else {
      expect(rates).toEqual([]);
      await expect(
        placeOrder(shop, shopper, { cartId, expectedTotal: total }),
      ).rejects.toMatchObject({
        status: 409,
        code: "price_unknown",
      });
      const client = shop.client(shopper.token);
      const cart = await client.call(getCart, {});
      expect(JSON.stringify(cart)).not.toContain(String(total));
      const noPrice = { price: null, discountedPrice: null };
      expect(await client.call(getProduct, { params: { id: ring } })).toMatchObject(noPrice);
      const { products } = await client.call(pageProducts, { query: {} });
      expect(products[0]).toMatchObject(noPrice);
      const { items } = await client.call(getWishlist, {});
      expect(items[0]).toMatchObject({ realTimeTotalPrice: null });
      refused++;
    }
  }
  expect([sold, refused]).toEqual([16, 16]);
});

it("sells again as soon as a source is back", async () => {
  const at = shop.clock.now;
  feed.answer = ({ url = "" }) => ({
    body: goldApiBody(
      url.includes("XAU") ? "XAU" : "XAG",
      url.includes("XAU") ? 418_000 : 5200,
      at,
    ),
  });
  shop.clock.now = new Date(at.getTime() + HOUR_MS);
  await pollSources({ ...shop.rates.staffDependencies, log: shop.app.log });
  await vi.waitFor(async () => {
    const [gold] = await shop.client().call(getRates, {});
    expect(gold?.TodayPricePerGram).toBe(13_439.01);
  });
});
