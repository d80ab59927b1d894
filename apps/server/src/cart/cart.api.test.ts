import { getCartOfUser } from "@suvarna/contract/cart/calls";
import { getProduct } from "@suvarna/contract/catalogue/calls";
import { describe, expect, it } from "vitest";
import { add, getNow, linesOf, openCarts, ring, shop, shopper, sizes } from "../../test/carts.ts";
import { newId } from "../platform/ids.ts";

openCarts();

describe("a new cart", () => {
  it("is empty, the same under both addresses, and costs nothing", async () => {
    const { token, userId } = shopper;
    const cart = await getNow();
    expect(cart).toEqual({
      cartId: expect.any(String),
      items: [],
      totals: { subtotal: 0, discount: 0, gst: 0, shipping: 0, total: 0 },
      ratesAt: expect.any(String),
    });
    const params = { userId };
    expect(await shop.client(token).call(getCartOfUser, { params })).toEqual(cart);
  });

  it("is created once, however many calls arrive at once", async () => {
    const carts = await Promise.all([1, 2, 3, 4].map(getNow));
    expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(1);
  });
});

describe("add-to-cart", () => {
  it("adds to the existing quantity, at the price of the product's page", async () => {
    const id = await ring({ stoneValuePaise: 1_234_56, discountBp: 250 });
    await add(id);
    const cart = await add(id, 2);
    const product = await shop.client().call(getProduct, { params: { id } });
    expect(cart.items).toEqual([
      {
        product: {
          _id: id,
          slug: product.slug,
          name: "Plain Ring",
          price: product.discountedPrice,
          images: ["/pictures/ring-front.jpg"],
          coverImage: "/pictures/ring-front.jpg",
          carat: "22K",
          metal: "Gold",
          metalColour: "Yellow gold",
          netWeight: 4,
          isAvailable: true,
          stock: 5,
        },
        quantity: 3,
        realTimeTotalPrice: expect.closeTo(3 * (product.discountedPrice ?? 0), 6),
      },
    ]);
    const { subtotal, gst, shipping, total } = cart.totals;
    expect(subtotal).toBe(cart.items[0]?.realTimeTotalPrice);
    expect(gst).toBe(Math.round(subtotal * 0.18));
    expect(shipping).toBe(0);
    expect(total).toBeCloseTo(subtotal + gst, 6);
    expect(await getNow()).toEqual(cart);
  });

  it("returns the lines in the order in which they were added", async () => {
    const ids = [await ring(), await ring(), await ring()];
    for (const id of ids.toReversed()) await add(id);
    await add(ids[1] as string);
    const cart = await getNow();
    expect(cart.items.map(({ product }) => product._id)).toEqual(ids.toReversed());
  });

  it("has a line for each size, with that size's weight and price", async () => {
    const id = await ring({ sizes });
    await add(id, 1, "16");
    const cart = await add(id, 1, "14");
    expect(linesOf(cart)).toEqual([
      [id, "16", 1],
      [id, "14", 1],
    ]);
    expect(cart.items.map(({ product }) => product.netWeight)).toEqual([3.3, 3.2]);
    const product = await shop.client().call(getProduct, { params: { id } });
    const prices = product.sizes?.map((size) => size.discountedPrice);
    expect(cart.items.map((item) => item.product.price)).toEqual([prices?.[2], prices?.[1]]);
  });

  it("chooses the first available size when none is named", async () => {
    const id = await ring({ sizes });
    expect(linesOf(await add(id))).toEqual([[id, "14", 1]]);
  });

  type Refused = [why: string, status: number, code: string, () => Promise<string>, size?: string];
  it.each<Refused>([
    ["no such product", 404, "product_not_found", async () => newId()],
    ["an id that is none", 404, "product_not_found", async () => "1' or '1'='1"],
    ["no stock", 409, "sold_out", () => ring({ stock: 0 })],
    ["off sale", 409, "sold_out", () => ring({ onSale: false })],
    ["no size left", 409, "sold_out", () => ring({ sizes: sizes.slice(0, 1) })],
    ["a size that it does not come in", 400, "size_unknown", () => ring({ sizes }), "13"],
    ["a size where there is none", 400, "size_unknown", () => ring(), "13"],
    ["a size that is sold out", 409, "sold_out", () => ring({ sizes }), "12"],
  ])("refuses %s", async (_why, status, code, product, size) => {
    const refused = add(await product(), 1, size);
    await expect(refused).rejects.toMatchObject({ status, code });
    expect((await getNow()).items).toEqual([]);
  });

  it("refuses more than the stock, and returns the available quantity", async () => {
    const id = await ring({ stock: 3 });
    await add(id, 2);
    await expect(add(id, 2)).rejects.toMatchObject({
      status: 409,
      code: "stock_exceeded",
      message: "Only 3 of this piece are in stock.",
    });
    await expect(add(await ring({ stock: 1 }), 2)).rejects.toMatchObject({
      message: "Only one of this piece is in stock.",
    });
    expect(linesOf(await getNow())).toEqual([[id, undefined, 2]]);
  });

  it("refuses more than twenty of one piece, also in several calls", async () => {
    const id = await ring({ stock: null });
    await add(id, 20);
    await expect(add(id, 1)).rejects.toMatchObject({ status: 409, code: "stock_exceeded" });
    expect(linesOf(await getNow())).toEqual([[id, undefined, 20]]);
  });

  it.each([0, -1, 21, 1.5, "2", null])("refuses %j for a quantity", async (quantity) => {
    const productId = await ring({ stock: null });
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/cart/add-to-cart",
      headers: { authorization: `Bearer ${shopper.token}` },
      payload: { userId: shopper.userId, productId, quantity },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe("quantity_invalid");
    expect(response.json().fields).toHaveProperty("quantity");
  });

  it("keeps both additions when two devices add at the same time", async () => {
    const [one, other] = [await ring({ stock: null }), await ring({ stock: null })];
    const adds = Array.from({ length: 12 }, (_, index) => add(index % 2 === 0 ? one : other));
    await Promise.all(adds);
    const quantities = (await getNow()).items.map(({ quantity }) => quantity);
    expect(quantities).toEqual([6, 6]);
  });

  it("never exceeds the stock when two devices add at the same time", async () => {
    const id = await ring({ stock: 4 });
    const adds = await Promise.allSettled(Array.from({ length: 9 }, () => add(id)));
    expect(adds.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(linesOf(await getNow())).toEqual([[id, undefined, 4]]);
  });
});
