import { addToCart } from "@suvarna/contract/cart/calls";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, lockPrice, placeOrder } from "../../test/checkout.ts";
import { openLimitedShop, otherAddress, outcomes, ring, shop } from "../../test/limited-shop.ts";
import { openShop } from "../../test/open-shop.ts";
import { orders } from "./tables.ts";

openLimitedShop();

describe("the limit on what the whole shop has promised", () => {
  it("applies to all orders together, also when twenty arrive at once, and is a metric", async () => {
    await using small = await openShop({ EXPOSURE_ORDERS: "8" });
    const { db } = small.database;
    const productId = await addRing(db, {
      categoryId: await addCategory(db, "Few rings"),
      stock: 100,
      netWeightMg: 500,
    });
    const people = await Promise.all(
      Array.from({ length: 20 }, () => small.signUp("Meera Nair", true)),
    );
    const carts = await Promise.all(people.map((one) => fillCart(small, one, productId)));
    const paymentMethod = "ONLINE";
    const placed = await outcomes(
      people.map((one, index) =>
        placeOrder(small, one, {
          cartId: carts[index]?.cartId ?? "",
          paymentMethod,
          shippingAddress: otherAddress(),
        }),
      ),
    );
    expect(placed).toEqual({ done: 8, codes: ["exposure_full"] });
    const waiting = eq(orders.state, "pending_payment");
    expect(await db.$count(orders, waiting)).toBe(8);
    const metrics = await small.app.inject({ url: "/metrics" });
    expect(metrics.body).toContain('suvarna_exposure_orders{of="unpaid_orders"} 8');
    expect(metrics.body).toContain('suvarna_exposure_orders{of="limit"} 8');
    expect(metrics.body).toMatch(/^suvarna_unpaid_pieces 8$/m);
  });

  it("reserves half of the limit for orders and a quarter for proved buyers, whatever price locks use", async () => {
    await using small = await openShop({ EXPOSURE_ORDERS: "8" });
    const { db } = small.database;
    const productId = await addRing(db, {
      categoryId: await addCategory(db, "Few rings"),
      stock: 100,
      netWeightMg: 500,
    });
    const lockAll = async (count: number, proved: boolean) => {
      const people = await Promise.all(
        Array.from({ length: count }, () => small.signUp("Meera Nair", proved)),
      );
      for (const { token, userId } of people) {
        const body = { userId, productId, quantity: 1 };
        await small.client(token).call(addToCart, { body });
      }
      return outcomes(people.map((one) => lockPrice(small, one)));
    };
    expect(await lockAll(20, false)).toEqual({ done: 2, codes: ["contact_unproved"] });
    expect(await lockAll(20, true)).toEqual({ done: 2, codes: ["exposure_full"] });
    const buyer = await small.signUp("Meera Nair", true);
    const { cartId } = await fillCart(small, buyer, productId);
    const { order } = await placeOrder(small, buyer, { cartId, paymentMethod: "ONLINE" });
    expect(order.state).toBe("pending_payment");
  });

  it("refuses to lock a price for more than one order may have", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    await fillCart(shop, shopper, await ring(), 11);
    await expect(lockPrice(shop, shopper)).rejects.toMatchObject({ code: "unpaid_limit" });
  });
});
