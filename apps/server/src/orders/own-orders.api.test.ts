import { getOrder, listOrders } from "@suvarna/contract/orders/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let ringId: string;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  ringId = await addRing(db, { categoryId: await addCategory(db, "Rings"), stock: 1000 });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Places an order of a ring, one second after the previous order. */
async function order(shopper: Session) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const { cartId } = await fillCart(shop, shopper, ringId);
  return (await placeOrder(shop, shopper, { cartId })).order;
}

describe("a shopper's orders", () => {
  it("are none at first, then newest first", async () => {
    const shopper = await shop.signUp();
    const client = shop.client(shopper.token);
    const params = { userId: shopper.userId };
    expect(await client.call(listOrders, { params })).toEqual([]);
    const placed = [await order(shopper), await order(shopper), await order(shopper)];
    expect(await client.call(listOrders, { params })).toEqual(placed.toReversed());
  });

  it("are hidden from everybody else, staff included", async () => {
    const shopper = await shop.signUp();
    const { _id: id } = await order(shopper);
    const forbidden = { status: 403, code: "forbidden" };
    for (const other of [await shop.signUp(), await shop.staff()]) {
      const client = shop.client(other.token);
      await expect(client.call(getOrder, { params: { id } })).rejects.toMatchObject(forbidden);
      const list = client.call(listOrders, { params: { userId: shopper.userId } });
      await expect(list).rejects.toMatchObject(forbidden);
    }
  });

  it.each(["nonsense", "%00", newId()])("do not include %j", async (id) => {
    const { token } = await shop.signUp();
    const unknown = shop.client(token).call(getOrder, { params: { id } });
    await expect(unknown).rejects.toMatchObject({
      status: 404,
      code: "order_not_found",
      message: "Order not found",
    });
  });
});
