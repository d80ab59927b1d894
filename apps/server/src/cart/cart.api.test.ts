import {
  addToCart,
  getCart,
  getCartOfUser,
  removeLine,
  removeOne,
} from "@suvarna/contract/cart/calls";
import type { Cart } from "@suvarna/contract/cart/schemas";
import { getProduct } from "@suvarna/contract/catalogue/calls";
import { deleteProduct } from "@suvarna/contract/catalogue/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import type { PieceSize } from "../catalogue/index.ts";
import { products } from "../catalogue/tables.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let shopper: Session;
let categoryId: string;

beforeAll(async () => {
  shop = await openShop();
  categoryId = await addCategory(shop.database.db, "Tested rings");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shopper = await shop.signUp();
});

function ring(said: Omit<Parameters<typeof addRing>[1], "categoryId"> = {}): Promise<string> {
  return addRing(shop.database.db, { categoryId, ...said });
}
const sizes: PieceSize[] = [
  { size: "12", netWeightMg: 3100, stock: 0 },
  { size: "14", netWeightMg: 3200, stock: 2 },
  { size: "16", netWeightMg: 3300, stock: null },
];

async function add(productId: string, quantity = 1, size?: string): Promise<Cart> {
  const { token, userId } = shopper;
  const body = { userId, productId, quantity, size };
  return (await shop.client(token).call(addToCart, { body })).cart;
}

/** The lines of a cart in short form. */
function linesOf(cart: Cart) {
  return cart.items.map(({ product, quantity, size }) => [product._id, size, quantity]);
}

function getNow(): Promise<Cart> {
  return shop.client(shopper.token).call(getCart, {});
}

describe("an engraving", () => {
  async function engrave(productId: string, engraving: string): Promise<Cart> {
    const { token, userId } = shopper;
    const body = { userId, productId, quantity: 1, engraving };
    return (await shop.client(token).call(addToCart, { body })).cart;
  }
  async function engravable(): Promise<string> {
    const id = await ring();
    await shop.database.db.update(products).set({ engravable: true }).where(eq(products.id, id));
    return id;
  }

  it("makes a line of its own, in capitals, which is taken away by its letters", async () => {
    const id = await engravable();
    await add(id);
    await engrave(id, " a & r  22.11.26 ");
    const cart = await engrave(id, "A & R 22.11.26");
    const lines = (shown: Cart) => shown.items.map((item) => [item.engraving ?? "", item.quantity]);
    expect(lines(cart)).toEqual([
      ["", 1],
      ["A & R 22.11.26", 2],
    ]);
    const { token, userId } = shopper;
    const body = { userId, productId: id, engraving: "A & R 22.11.26" };
    expect(lines((await shop.client(token).call(removeOne, { body })).cart)).toEqual([
      ["", 1],
      ["A & R 22.11.26", 1],
    ]);
    expect(lines((await shop.client(token).call(removeLine, { body })).cart)).toEqual([["", 1]]);
  });

  it("is refused with letters that can't be engraved, and where there is no room", async () => {
    const id = await engravable();
    await expect(engrave(id, "A & R 22.11.2026")).rejects.toMatchObject({
      code: "engraving_impossible",
    });
    await expect(engrave(id, "ÉTOILE")).rejects.toMatchObject({ code: "engraving_impossible" });
    await expect(engrave(await ring(), "MA")).rejects.toMatchObject({
      code: "engraving_impossible",
    });
    expect((await getNow()).items).toEqual([]);
  });
});

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

  it("is made once, however many ask at once", async () => {
    const carts = await Promise.all([1, 2, 3, 4].map(getNow));
    expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(1);
  });
});

describe("add-to-cart", () => {
  it("adds to what is there, at the price of the product's page", async () => {
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

  it("keeps the order in which lines were added", async () => {
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

  it("takes the first size that can be had when none is named", async () => {
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

  it("refuses more than the stock, and says how many there are", async () => {
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

  it("refuses more than twenty of one piece, also bit by bit", async () => {
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

  it("loses nothing when two devices add at once", async () => {
    const [one, other] = [await ring({ stock: null }), await ring({ stock: null })];
    const adds = Array.from({ length: 12 }, (_, index) => add(index % 2 === 0 ? one : other));
    await Promise.all(adds);
    const quantities = (await getNow()).items.map(({ quantity }) => quantity);
    expect(quantities).toEqual([6, 6]);
  });

  it("never passes the stock when two devices add at once", async () => {
    const id = await ring({ stock: 4 });
    const adds = await Promise.allSettled(Array.from({ length: 9 }, () => add(id)));
    expect(adds.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(linesOf(await getNow())).toEqual([[id, undefined, 4]]);
  });
});

describe("remove-single-item and remove-item", () => {
  function take(endpoint: typeof removeOne | typeof removeLine, productId: string, size?: string) {
    const { token, userId } = shopper;
    return shop.client(token).call(endpoint, { body: { userId, productId, size } });
  }

  it("reduce the quantity by one, and remove the line at zero", async () => {
    const id = await ring();
    await add(id, 2);
    expect(linesOf((await take(removeOne, id)).cart)).toEqual([[id, undefined, 1]]);
    expect((await take(removeOne, id)).cart.items).toEqual([]);
    expect((await take(removeOne, id)).cart.items).toEqual([]);
  });

  it("take the whole line out, and change no other", async () => {
    const [id, other] = [await ring(), await ring()];
    await add(id, 3);
    await add(other);
    expect(linesOf((await take(removeLine, id)).cart)).toEqual([[other, undefined, 1]]);
    expect(linesOf((await take(removeLine, id)).cart)).toEqual([[other, undefined, 1]]);
    expect(linesOf((await take(removeLine, "nonsense")).cart)).toEqual([[other, undefined, 1]]);
  });

  it("change the size that is named, else the one that was added first", async () => {
    const id = await ring({ sizes });
    await add(id, 2, "16");
    await add(id, 2, "14");
    expect(linesOf((await take(removeOne, id, "14")).cart)).toEqual([
      [id, "16", 2],
      [id, "14", 1],
    ]);
    expect(linesOf((await take(removeLine, id)).cart)).toEqual([[id, "14", 1]]);
  });

  it("lose nothing when two devices change the cart at once", async () => {
    const id = await ring({ stock: null });
    await add(id, 10);
    await Promise.all([1, 2, 3, 4].flatMap(() => [take(removeOne, id), add(id), add(id)]));
    expect(linesOf(await getNow())).toEqual([[id, undefined, 14]]);
  });
});

describe("what became of a piece in the cart", () => {
  it("stays, marked and out of the totals, when it is sold out or taken out of the catalogue", async () => {
    const [removed, soldOut, other] = [await ring(), await ring(), await ring()];
    await add(other);
    const alone = await getNow();
    await add(removed);
    await add(soldOut);
    const { db } = shop.database;
    await shop.client((await shop.staff()).token).call(deleteProduct, { params: { id: removed } });
    await db.update(products).set({ stock: 0 }).where(eq(products.id, soldOut));
    const { items, totals } = await getNow();
    expect(
      items.map(({ product }) => [product._id, product.isAvailable, product.isRemoved]),
    ).toEqual([
      [other, true, undefined],
      [removed, false, true],
      [soldOut, false, undefined],
    ]);
    expect(totals).toEqual(alone.totals);

    const { token, userId } = shopper;
    for (const productId of [removed, soldOut]) {
      await shop.client(token).call(removeLine, { body: { userId, productId } });
    }
    expect(await getNow()).toEqual(alone);
  });

  it("has no price while its grade has no valid rate", async () => {
    await add(await ring());
    const { now } = shop.clock;
    try {
      shop.clock.now = new Date(now.getTime() + shop.config.rates.feedSellMs + 1000);
      const cart = await getNow();
      expect(cart.items[0]).toMatchObject({ product: { price: null }, realTimeTotalPrice: null });
      expect(cart.totals.total).toBe(0);
      expect(cart.ratesAt).toBeNull();
    } finally {
      shop.clock.now = now;
    }
  });
});

describe("another's cart", () => {
  it("can be neither seen nor changed", async () => {
    const owner = shopper;
    const id = await ring();
    await add(id, 2);
    shopper = await shop.signUp();
    const forbidden = { status: 403, code: "forbidden" };
    const client = shop.client(shopper.token);
    const body = { userId: owner.userId, productId: id };
    const params = { userId: owner.userId };
    await expect(client.call(getCartOfUser, { params })).rejects.toMatchObject(forbidden);
    await expect(client.call(addToCart, { body })).rejects.toMatchObject(forbidden);
    await expect(client.call(removeOne, { body })).rejects.toMatchObject(forbidden);
    await expect(client.call(removeLine, { body })).rejects.toMatchObject(forbidden);
    shopper = owner;
    expect(linesOf(await getNow())).toEqual([[id, undefined, 2]]);
  });
});
