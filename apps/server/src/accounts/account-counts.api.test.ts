import { countMine } from "@suvarna/contract/accounts/calls";
import { setAlert } from "@suvarna/contract/alerts/calls";
import { cancelOrder, listOrders } from "@suvarna/contract/orders/calls";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { sendTicket } from "@suvarna/contract/support/calls";
import { addToWishlist } from "@suvarna/contract/wishlist/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";

let shop: TestShop;
let ringId: string;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  const categoryId = await addCategory(db, "Counted rings");
  ringId = await addRing(db, { categoryId, netWeightMg: 500, stock: 100 });
});
afterAll(() => shop[Symbol.asyncDispose]());

async function order(shopper: Session): Promise<string> {
  const { cartId } = await fillCart(shop, shopper, ringId);
  return (await placeOrder(shop, shopper, { cartId })).order._id;
}

it("counts the lists of an account, without those of other accounts", async () => {
  const [shopper, other] = [await shop.signUp(), await shop.signUp()];
  const client = shop.client(shopper.token);
  const nothing = {
    orders: 0,
    ordersOnTheWay: 0,
    ordersDone: 0,
    favorites: 0,
    alerts: 0,
    tickets: 0,
  };
  expect(await client.call(countMine, {})).toEqual(nothing);

  const [sent, , cancelled] = [await order(shopper), await order(shopper), await order(shopper)];
  const staff = shop.client((await shop.staff()).token);
  for (const [from, to] of [
    ["confirmed", "processing"],
    ["processing", "shipped"],
  ] as const) {
    await staff.call(moveOrder, { params: { id: sent }, body: { from, to } });
  }
  await client.call(cancelOrder, { params: { id: cancelled }, body: {} });
  await client.call(addToWishlist, { body: { productId: ringId } });
  await client.call(setAlert, { body: { carat: "22K", below: 100 } });
  await client.call(sendTicket, {
    body: {
      typeOfSupport: "general",
      subject: "The clasp",
      description: "It opens by itself.",
      contactDetails: shopper.email,
    },
  });
  expect(await client.call(countMine, {})).toEqual({
    orders: 3,
    ordersOnTheWay: 1,
    ordersDone: 1,
    favorites: 1,
    alerts: 1,
    tickets: 1,
  });
  expect(await shop.client(other.token).call(countMine, {})).toEqual(nothing);

  const params = { userId: shopper.userId };
  const shown = async (show: "all" | "on_the_way" | "done") =>
    (await client.call(listOrders, { params, query: { show } })).map(({ _id }) => _id);
  expect(await shown("on_the_way")).toEqual([sent]);
  expect(await shown("done")).toEqual([cancelled]);
  expect(await shown("all")).toHaveLength(3);
});
