import { deriveRates } from "@suvarna/domain/rate-sheet";
import { beforeEach, describe, expect, it } from "vitest";
import { addRing } from "../../test/catalogue.ts";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import { categoryId, openCounter, sell, shop } from "../../test/counter-desk.ts";
import { addSheets } from "../rates/queries.ts";

openCounter();

/** Half of the time after which a process that can't read the rates stops selling, at most. */
const LIMIT_MS = 15_000;

describe("rates that another process has replaced", () => {
  beforeEach(async () => {
    // This process neither hears of newer rates nor reads them by itself.
    await shop.rates.stop();
    const at = new Date(shop.clock.now.getTime() + 1000);
    const perGram = deriveRates(14_000_00, 160_00);
    const sheet = { source: "A test", reason: "test", perGram, takenAt: at, acceptedAt: at };
    await addSheets(shop.database.db, [sheet]);
    shop.clock.now = at;
  });

  /** A shopper with a ring in the cart. */
  async function openCart() {
    const shopper = await shop.signUp();
    const productId = await addRing(shop.database.db, { categoryId, stock: 1 });
    return { shopper, ...(await fillCart(shop, shopper, productId)) };
  }

  const pass = (ms: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  };

  it("are used for sales for a moment, while the news is on its way", async () => {
    const { shopper, cartId } = await openCart();
    pass(1000);
    const { order } = await placeOrder(shop, shopper, { cartId });
    expect(order.state).toBe("confirmed");
  });

  it("are not used longer, until this process has read the newer rates", async () => {
    const { shopper, cartId } = await openCart();
    pass(LIMIT_MS + 1);
    const unavailable = { status: 503, code: "unavailable" };
    await expect(placeOrder(shop, shopper, { cartId })).rejects.toMatchObject(unavailable);
    await expect(sell()).rejects.toMatchObject(unavailable);

    await shop.rates.load();
    const { order } = await placeOrder(shop, shopper, { cartId });
    expect(order.items[0]?.ratePerGram).toBe((shop.rates.perGram()["22K"] ?? 0) / 100);
    expect(await sell()).toMatchObject({ state: "delivered" });
  });

  it("stay those of a price lock until it expires", async () => {
    const { shopper, cartId } = await openCart();
    const { quoteId } = await lockPrice(shop, shopper);
    pass(LIMIT_MS + 1);
    const { order } = await placeOrder(shop, shopper, { cartId, quoteId });
    expect(order.state).toBe("confirmed");
  });
});
