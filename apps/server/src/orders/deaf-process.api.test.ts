import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import { openShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";

it("a process that can't read the newest rates sells nothing, not even at a locked price", async () => {
  await using shop = await openShop({ RATES_TICK_SECONDS: "1" });
  const categoryId = await addCategory(shop.database.db, "Rings");
  const ring = await addRing(shop.database.db, { categoryId, stock: 5, netWeightMg: 500 });
  const shopper = await shop.signUp();
  const { cartId } = await fillCart(shop, shopper, ring);
  const { quoteId } = await lockPrice(shop, shopper);
  const early = await shop.signUp();
  const bought = await fillCart(shop, early, ring);
  const key = newId();
  const { order: first } = await placeOrder(shop, early, { cartId: bought.cartId }, key);

  await shop.database.db.execute(sql`alter table rate_sheets rename to elsewhere`);
  await vi.waitFor(() => expect(shop.rates.isOutOfDate()).toBe(true), 10_000);
  const refusal = {
    status: 503,
    code: "unavailable",
    message: expect.stringContaining("the current rates of gold and silver can't be read"),
  };
  await expect(lockPrice(shop, shopper)).rejects.toMatchObject(refusal);
  await expect(placeOrder(shop, shopper, { cartId })).rejects.toMatchObject(refusal);
  await expect(placeOrder(shop, shopper, { cartId, quoteId })).rejects.toMatchObject(refusal);
  // A call that is repeated because its answer was lost sells nothing, and so gets its order.
  const { order: repeated } = await placeOrder(shop, early, { cartId: bought.cartId }, key);
  expect(repeated._id).toBe(first._id);
  // A process that was paused after the first check of a sale notices it with the price.
  const check = vi.spyOn(shop.rates, "requireFreshRates").mockReturnValue();
  await expect(lockPrice(shop, shopper)).rejects.toMatchObject(refusal);
  await expect(placeOrder(shop, shopper, { cartId })).rejects.toMatchObject(refusal);
  expect(check).toHaveBeenCalledTimes(2);
  check.mockRestore();
  const ready = await shop.app.inject("/readyz");
  expect([ready.statusCode, ready.json().lacks]).toEqual([503, ["database", "rates"]]);

  await shop.database.db.execute(sql`alter table elsewhere rename to rate_sheets`);
  await vi.waitFor(() => expect(shop.rates.isOutOfDate()).toBe(false), 10_000);
  const { order } = await placeOrder(shop, shopper, { cartId, quoteId });
  expect(order.state).toBe("confirmed");
});
