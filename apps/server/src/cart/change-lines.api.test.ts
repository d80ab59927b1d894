import { addToCart, getCartOfUser, removeLine, removeOne } from "@suvarna/contract/cart/calls";
import type { Cart } from "@suvarna/contract/cart/schemas";
import { deleteProduct } from "@suvarna/contract/catalogue/staff";
import { MAX_CART_LINES } from "@suvarna/domain/cart";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { add, getNow, linesOf, openCarts, ring, shop, shopper, sizes } from "../../test/carts.ts";
import { products } from "../catalogue/tables.ts";
import { cartLines } from "./tables.ts";

openCarts();

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

  it("makes a line of its own, in capital letters, which is removed by its letters", async () => {
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

  it("can't fill the cart, and so the database, with lines that differ in their letters", async () => {
    const id = await engravable();
    const cartId = (await add(id)).cartId;
    const letters = Array.from({ length: MAX_CART_LINES - 1 }, (_, index) => `A${index}`);
    const { db } = shop.database;
    const line = { cartId, productId: id, size: "", quantity: 1 };
    await db.insert(cartLines).values(letters.map((engraving) => ({ ...line, engraving })));
    await expect(engrave(id, "ONE MORE")).rejects.toMatchObject({ status: 409, code: "cart_full" });
    expect(await db.$count(cartLines, eq(cartLines.cartId, cartId))).toBe(MAX_CART_LINES);
    // A piece that the cart has already can still be added.
    const { items } = await engrave(id, "A1");
    expect(items.find(({ engraving }) => engraving === "A1")?.quantity).toBe(2);
    // A cart from before the cap has more lines, which can still grow.
    await db.insert(cartLines).values([{ ...line, engraving: "OLD" }]);
    const { items: grown } = await engrave(id, "OLD");
    expect(grown.find(({ engraving }) => engraving === "OLD")?.quantity).toBe(2);
    await expect(engrave(id, "ONE MORE")).rejects.toMatchObject({ code: "cart_full" });
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

  it("remove the whole line, and change no other", async () => {
    const [id, other] = [await ring(), await ring()];
    await add(id, 3);
    await add(other);
    expect(linesOf((await take(removeLine, id)).cart)).toEqual([[other, undefined, 1]]);
    expect(linesOf((await take(removeLine, id)).cart)).toEqual([[other, undefined, 1]]);
    expect(linesOf((await take(removeLine, "nonsense")).cart)).toEqual([[other, undefined, 1]]);
  });

  it("change the named size, or else the size that was added first", async () => {
    const id = await ring({ sizes });
    await add(id, 2, "16");
    await add(id, 2, "14");
    expect(linesOf((await take(removeOne, id, "14")).cart)).toEqual([
      [id, "16", 2],
      [id, "14", 1],
    ]);
    expect(linesOf((await take(removeLine, id)).cart)).toEqual([[id, "14", 1]]);
  });

  it("keep both changes when two devices change the cart at the same time", async () => {
    const id = await ring({ stock: null });
    await add(id, 10);
    await Promise.all([1, 2, 3, 4].flatMap(() => [take(removeOne, id), add(id), add(id)]));
    expect(linesOf(await getNow())).toEqual([[id, undefined, 14]]);
  });
});

describe("a piece in the cart that has changed", () => {
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
    const id = await ring();
    await add(id, 2);
    const other = await shop.signUp();
    const forbidden = { status: 403, code: "forbidden" };
    const client = shop.client(other.token);
    const body = { userId: shopper.userId, productId: id };
    const params = { userId: shopper.userId };
    await expect(client.call(getCartOfUser, { params })).rejects.toMatchObject(forbidden);
    await expect(client.call(addToCart, { body })).rejects.toMatchObject(forbidden);
    await expect(client.call(removeOne, { body })).rejects.toMatchObject(forbidden);
    await expect(client.call(removeLine, { body })).rejects.toMatchObject(forbidden);
    expect(linesOf(await getNow())).toEqual([[id, undefined, 2]]);
  });
});
