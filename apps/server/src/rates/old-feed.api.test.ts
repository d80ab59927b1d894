import { getCart } from "@suvarna/contract/cart/calls";
import { getRates } from "@suvarna/contract/rates/calls";
import { enterRates } from "@suvarna/contract/rates/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asTransaction } from "../../test/acting.ts";
import { addCategory, aRing } from "../../test/catalogue.ts";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { addProducts } from "../catalogue/index.ts";
import { newId } from "../platform/ids.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const UNKNOWN = {
  status: 409,
  code: "price_unknown",
  message: expect.stringContaining("try again in a while"),
};

let shop: TestShop;
let shopper: Session;
let cartId: string;
beforeAll(async () => {
  shop = await openShop({
    APPROVAL_HAND_RATE_BP: "500",
    RATES_SELL_MINUTES: "30",
    RATES_MANUAL_SELL_HOURS: "6",
  });
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await acceptRates(shop, 1_300_000, 16_718);
  const { db } = shop.database;
  const categoryId = await addCategory(db, newId());
  const [ringId = ""] = await addProducts(asTransaction(db), [aRing({ categoryId })]);
  shopper = await shop.signUp();
  ({ cartId } = await fillCart(shop, shopper, ringId));
});

function pass(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}
const order = () => placeOrder(shop, shopper, { cartId });
const cart = () => shop.client(shopper.token).call(getCart, {});
const metrics = async () => (await shop.app.inject({ url: "/metrics" })).body;
const readiness = async () => (await shop.app.inject({ url: "/readyz" })).json();

describe("a feed that is older than the shop sells by", () => {
  it("stops locks and orders, is shown, and ends with the next accepted reading", async () => {
    pass(30 * MINUTE_MS);
    expect((await cart()).totals.total).toBeGreaterThan(0);
    pass(1);
    await expect(order()).rejects.toMatchObject(UNKNOWN);
    await expect(lockPrice(shop, shopper)).rejects.toMatchObject(UNKNOWN);
    const shown = await cart();
    expect(shown).toMatchObject({ ratesAt: null, items: [{ product: { price: null } }] });
    expect(await shop.client().call(getRates, {})).toEqual([]);
    expect(await readiness()).toMatchObject({ degraded: ["rates"] });
    expect(await metrics()).toContain("suvarna_rates_valid 0");
    expect(await metrics()).toMatch(/suvarna_rates_sell_seconds_left -0\.001/);

    await acceptRates(shop, 1_310_000, 16_718);
    expect(await metrics()).toContain("suvarna_rates_valid 1");
    expect((await order()).order.state).toBe("confirmed");
  });

  it("ends no later than a price lock, however long locks are", async () => {
    pass(25 * MINUTE_MS);
    const quote = await lockPrice(shop, shopper);
    expect(Date.parse(quote.expiresAt)).toBe(shop.clock.now.getTime() + 5 * MINUTE_MS);
    pass(5 * MINUTE_MS + 1);
    await expect(
      placeOrder(shop, shopper, { cartId, quoteId: quote.quoteId }),
    ).rejects.toMatchObject({ status: 409, code: "quote_expired" });
  });

  it("does not stop sales by rates that staff entered, which have their own limit", async () => {
    const staff = shop.client((await shop.staff()).token);
    const body = { gold24k: 13_100, silver: 167, reason: "The association's board" };
    await staff.call(enterRates, { body });
    pass(6 * HOUR_MS);
    expect((await cart()).ratesAt).not.toBeNull();
    pass(1);
    expect((await cart()).ratesAt).toBeNull();
    await expect(order()).rejects.toMatchObject(UNKNOWN);

    await staff.call(enterRates, { body: { ...body, holdMinutes: 24 * 60 } });
    pass(24 * HOUR_MS - 1);
    expect((await cart()).ratesAt).not.toBeNull();
    pass(2);
    expect((await cart()).ratesAt).toBeNull();
  });
});
