import { getCart } from "@suvarna/contract/cart/calls";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ABROAD, fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import {
  countOrders,
  openOrderingShop,
  ring,
  shop,
  shopper,
  stockOf,
} from "../../test/ordering-shopper.ts";
import { acceptRates } from "../../test/rates.ts";
import { products } from "../catalogue/tables.ts";
import { newId } from "../platform/ids.ts";
import { idempotencyKeys } from "./checkout-tables.ts";

openOrderingShop();

describe("an order is refused", () => {
  /**
   * Places an order that must be refused, checks that the cart, the stock and the orders did not
   * change, and returns the refusal.
   */
  async function refusal(
    productId: string,
    body: Partial<Parameters<typeof placeOrder>[2]>,
    cartId: string,
  ) {
    const before = [await stockOf(productId), await cartNow(), await countOrders()];
    const placed = placeOrder(shop, shopper, { cartId, ...body }, `key-${newId()}`);
    const error = await placed.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect([await stockOf(productId), await cartNow(), await countOrders()]).toEqual(before);
    const ofUser = eq(idempotencyKeys.userId, shopper.userId);
    expect(await shop.database.db.$count(idempotencyKeys, ofUser)).toBe(0);
    return error;
  }

  const cartNow = () => shop.client(shopper.token).call(getCart, {});

  it("without a cart, or with another user's cart", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, await shop.signUp("Meera Nair", true), id);
    await fillCart(shop, shopper, id);
    const missing = { status: 400, code: "cart_missing" };
    expect(await refusal(id, {}, cartId)).toMatchObject(missing);
    expect(await refusal(id, {}, newId())).toMatchObject(missing);
    expect(await refusal(id, {}, "")).toMatchObject(missing);
    expect(await refusal(id, { cartId: undefined } as never, "")).toMatchObject(missing);
  });

  it("with an empty cart", async () => {
    const { cartId } = await cartNow();
    expect(await refusal(newId(), {}, cartId)).toMatchObject({
      status: 422,
      code: "cart_empty",
      message: "Your cart is empty!",
    });
  });

  it("when a piece was sold, taken off sale or deleted in the meantime", async () => {
    const { db } = shop.database;
    for (const change of [{ stock: 0 }, { onSale: false }, { removedAt: new Date() }]) {
      const another = await shop.signUp("Meera Nair", true);
      const id = await ring({ name: "Lotus Ring", stock: 2 });
      const { cartId } = await fillCart(shop, another, id);
      await db.update(products).set(change).where(eq(products.id, id));
      const placed = placeOrder(shop, another, { cartId });
      await expect(placed).rejects.toMatchObject({
        status: 409,
        code: "sold_out",
        message: "Lotus Ring is out of stock.",
      });
      expect(await countOrders()).toBe(0);
    }
  });

  it("when fewer pieces are left than ordered", async () => {
    const id = await ring({ name: "Lotus Ring", stock: 2 });
    const { cartId } = await fillCart(shop, shopper, id, 2);
    await shop.database.db.update(products).set({ stock: 1 }).where(eq(products.id, id));
    expect(await refusal(id, {}, cartId)).toMatchObject({
      status: 409,
      code: "stock_exceeded",
      message: "Only 1 of Lotus Ring can be had. Please change your cart.",
    });
  });

  it("without a valid rate", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    const { now } = shop.clock;
    try {
      shop.clock.now = new Date(now.getTime() + shop.config.rates.feedSellMs + 1000);
      const unknown = { status: 409, code: "price_unknown" };
      expect(await refusal(id, {}, cartId)).toMatchObject(unknown);
    } finally {
      shop.clock.now = now;
    }
  });

  it("when the total changed by more than the tolerance, with the new total", async () => {
    const id = await ring();
    const { cartId, totals } = await fillCart(shop, shopper, id);
    await acceptRates(shop, 13_400_00, 150_00);
    const error = await refusal(id, { expectedTotal: totals.total }, cartId);
    const { totals: now } = await cartNow();
    expect(now.total).toBeGreaterThan(totals.total);
    expect(error).toMatchObject({ status: 409, code: "total_changed", body: { totals: now } });
    const { order } = await placeOrder(shop, shopper, { cartId, expectedTotal: now.total });
    expect(order.total).toBe(now.total);
  });

  it("when it moved by a hair, it is placed", async () => {
    const { cartId, totals } = await fillCart(shop, shopper, await ring());
    const { order } = await placeOrder(shop, shopper, { cartId, expectedTotal: totals.total + 1 });
    expect(order.total).toBe(totals.total);
  });

  it("without a well-formed PAN above the limit", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id, 2);
    for (const pan of [undefined, "", "ABCDE12345"]) {
      expect(await refusal(id, { pan }, cartId)).toMatchObject({
        status: 422,
        code: "pan_required",
        fields: { pan: expect.any(String) },
      });
    }
    const { order } = await placeOrder(shop, shopper, { cartId, pan: "abcpe 1234 f" });
    expect(order.total).toBeGreaterThan(100_000);
  });

  it("from the limit of cash on delivery on", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id, 3);
    expect(await refusal(id, { pan: "ABCPE1234F" }, cartId)).toMatchObject({
      status: 422,
      code: "cod_limit",
    });
  });

  it("to another country by cash on delivery", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    expect(await refusal(id, { shippingAddress: ABROAD }, cartId)).toMatchObject({
      status: 422,
      code: "cod_abroad",
      message: expect.stringContaining("only for addresses in India"),
    });
  });

  it("with a field that is wrong, which it names", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    const shippingAddress = { ...HOME, pincode: "56003", phone: "12" };
    expect(await refusal(id, { shippingAddress }, cartId)).toMatchObject({
      status: 400,
      code: "bad_request",
      fields: {
        "shippingAddress.pincode": "Enter the 6-digit PIN code",
        "shippingAddress.phone": expect.any(String),
      },
    });
    const nowhere = { shippingAddress: { ...HOME, pincode: "290001" } };
    expect(await refusal(id, nowhere, cartId)).toMatchObject({
      status: 400,
      fields: { "shippingAddress.pincode": "No place in India has this PIN code" },
    });
    const elsewhere = { shippingAddress: { ...HOME, state: "Kerala" } };
    expect(await refusal(id, elsewhere, cartId)).toMatchObject({
      status: 400,
      fields: { "shippingAddress.state": `PIN code ${HOME.pincode} is in Karnataka` },
    });
    const wrong = { paymentMethod: "cheque" } as never;
    expect(await refusal(id, wrong, cartId)).toMatchObject({
      status: 400,
      fields: { paymentMethod: "Choose how to pay" },
    });
  });
});
