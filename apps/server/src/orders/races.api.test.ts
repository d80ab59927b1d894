import { setTimeout as pause } from "node:timers/promises";
import { addToCart, getCart } from "@suvarna/contract/cart/calls";
import { getDeskOrder, moveOrder } from "@suvarna/contract/orders/staff";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { testEngine } from "../../test/engine.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { carts } from "../cart/tables.ts";
import { findPieces } from "../catalogue/index.ts";
import { products } from "../catalogue/tables.ts";
import { newId } from "../platform/ids.ts";
import { orderItems, orders } from "./tables.ts";

let shop: TestShop;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  categoryId = await addCategory(shop.database.db, "Wanted rings");
});
afterAll(() => shop[Symbol.asyncDispose]());

const crowd = (size: number): Promise<Session[]> =>
  Promise.all(Array.from({ length: size }, () => shop.signUp()));

/** Adds a ring so light that a purchase of several of them needs no PAN. */
const ring = (stock: number) => addRing(shop.database.db, { categoryId, stock, netWeightMg: 500 });
/** Adds a ring in two sizes, each with the given stock. */
const sizedRing = (stock: number) =>
  addRing(shop.database.db, {
    categoryId,
    netWeightMg: 500,
    stock: null,
    sizes: ["12", "14"].map((size) => ({ size, stock, netWeightMg: 500 })),
  });

async function stockOf(id: string) {
  return (await findPieces(shop.database.db, [id])).get(id)?.stock;
}

async function ordersOf({ userId }: Session) {
  return shop.database.db.$count(orders, eq(orders.userId, userId));
}

/** The outcome of each call: the order's id, or the code of the refusal. */
async function outcomes(calls: readonly ReturnType<typeof placeOrder>[]): Promise<string[]> {
  return Promise.all(
    calls.map((call) =>
      call.then(
        ({ order }) => order._id,
        (error: { code: string }) => error.code,
      ),
    ),
  );
}

describe("one shopper clicks twice", () => {
  it("with one key: one order, and all get the same answer", async () => {
    const shopper = await shop.signUp();
    const id = await ring(5);
    const { cartId } = await fillCart(shop, shopper, id);
    const key = newId();
    const clicks = [1, 2, 3, 4, 5].map(() => placeOrder(shop, shopper, { cartId }, key));
    const answers = await Promise.all(clicks);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await ordersOf(shopper)).toBe(1);
    expect(await stockOf(id)).toBe(4);
  });

  it("with a key for each click, or none: one order, then an empty cart", async () => {
    const shopper = await shop.signUp();
    const id = await ring(5);
    const { cartId } = await fillCart(shop, shopper, id);
    const keys = [newId(), newId(), undefined, undefined];
    const went = await outcomes(keys.map((key) => placeOrder(shop, shopper, { cartId }, key)));
    expect(went.filter((word) => word === "cart_empty")).toHaveLength(3);
    expect(await ordersOf(shopper)).toBe(1);
    expect(await stockOf(id)).toBe(4);
  });

  it("and adds to the cart meanwhile: each piece is ordered or still in the cart", async () => {
    const shopper = await shop.signUp();
    const id = await ring(1000);
    const { cartId } = await fillCart(shop, shopper, id);
    const { token, userId } = shopper;
    const body = { userId, productId: id };
    const add = () => shop.client(token).call(addToCart, { body });
    const order = placeOrder(shop, shopper, { cartId });
    await Promise.all([add(), add(), order, add(), add()]);
    const ordered = (await order).order.items[0]?.quantity ?? 0;
    const { items } = await shop.client(token).call(getCart, {});
    expect(ordered + (items[0]?.quantity ?? 0)).toBe(5);
  });
});

describe("many shoppers who order the same piece", () => {
  it.each([
    ["the last piece", () => ring(1), undefined],
    ["the last of a size", () => sizedRing(1), "12"],
  ])(
    "two hundred at once for %s: one has it, it is sold out for the others",
    async (_what, add, size) => {
      const id = await add();
      const buyers = await crowd(200);
      const cartIds: string[] = [];
      for (let first = 0; first < buyers.length; first += 20) {
        const carts = buyers
          .slice(first, first + 20)
          .map((buyer) => fillCart(shop, buyer, id, 1, size));
        cartIds.push(...(await Promise.all(carts)).map(({ cartId }) => cartId));
      }
      const went = await outcomes(
        buyers.map((buyer, index) =>
          placeOrder(
            shop,
            buyer,
            { cartId: cartIds[index] ?? "", paymentMethod: index % 2 === 0 ? "ONLINE" : "COD" },
            newId(),
          ),
        ),
      );
      expect(went.filter((word) => word === "sold_out")).toHaveLength(199);
      const left = (await findPieces(shop.database.db, [id])).get(id);
      expect(size ? left?.sizes.map(({ stock }) => stock) : left?.stock).toEqual(size ? [0, 1] : 0);
      const ofPiece = eq(orderItems.productId, id);
      expect(await shop.database.db.$count(orderItems, ofPiece)).toBe(1);
    },
    120_000,
  );

  it("two pieces in either order: each order is placed or refused, and none waits for ever", async () => {
    const [one, other] = [await ring(4), await ring(4)];
    const buyers = await crowd(8);
    const carts = await Promise.all(
      buyers.map(async (buyer, index) => {
        const [first, second] = index % 2 === 0 ? [one, other] : [other, one];
        await fillCart(shop, buyer, first);
        return fillCart(shop, buyer, second);
      }),
    );
    const went = await outcomes(
      buyers.map((buyer, index) => placeOrder(shop, buyer, { cartId: carts[index]?.cartId ?? "" })),
    );
    expect(went.filter((word) => word === "sold_out")).toHaveLength(4);
    expect([await stockOf(one), await stockOf(other)]).toEqual([0, 0]);
    const ofBoth = inArray(orderItems.productId, [one, other]);
    expect(await shop.database.db.$count(orderItems, ofBoth)).toBe(8);
  });
});

describe("many shoppers order at once", () => {
  it("and one can't be served: all others are, and their invoices have consecutive numbers", async () => {
    const free = await ring(1000);
    const buyers = await crowd(12);
    const carts = await Promise.all(buyers.map((buyer) => fillCart(shop, buyer, free)));
    const [unlucky] = buyers as [Session];
    const last = await ring(1);
    const { cartId } = await fillCart(shop, unlucky, last);
    await takeFromShelf(last);
    const cartOf = (index: number) => (index === 0 ? cartId : (carts[index]?.cartId ?? ""));
    const went = await Promise.allSettled(
      buyers.map((buyer, index) => placeOrder(shop, buyer, { cartId: cartOf(index) })),
    );
    expect(went[0]).toMatchObject({ status: "rejected", reason: { code: "sold_out" } });
    const placed = went.flatMap((one) => (one.status === "fulfilled" ? [one.value.order] : []));
    expect(placed).toHaveLength(11);
    // Orders that are paid at the door are invoiced when they are dispatched.
    expect(placed.filter(({ invoiceNumber }) => invoiceNumber)).toEqual([]);
    const numbers = (await Promise.all(placed.map(({ _id }) => dispatch(_id)))).toSorted(
      (a, b) => a - b,
    );
    expect(numbers).toHaveLength(11);
    expect(numbers).toEqual(numbers.map((_, place) => (numbers[0] as number) + place));
    for (const [index, buyer] of buyers.entries()) {
      expect(await ordersOf(buyer)).toBe(index === 0 ? 0 : 1);
      const { items } = await shop.client(buyer.token).call(getCart, {});
      expect(items).toHaveLength(index === 0 ? 2 : 0);
    }
  });

  // The embedded database has a single connection, so no transaction can hold a cart while another
  // places an order.
  it.runIf(testEngine === "postgres")(
    "and one cart is locked by another transaction: no other order waits for it",
    async () => {
      const buyers = await crowd(6);
      const free = await ring(1000);
      const filled = await Promise.all(buyers.map((buyer) => fillCart(shop, buyer, free)));
      const [held] = buyers as [Session];
      const locked = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const holding = shop.database.transaction(async (tx) => {
        await tx.select().from(carts).where(eq(carts.userId, held.userId)).for("update");
        locked.resolve();
        await release.promise;
      });
      await locked.promise;
      const order = (buyer: Session, index: number) =>
        placeOrder(shop, buyer, { cartId: filled[index]?.cartId ?? "" });
      // The held shopper orders first, and orders again at the same time as the others.
      const first = order(held, 0);
      await pause(50);
      const others = buyers.slice(1).map((buyer, index) => order(buyer, index + 1));
      const again = order(held, 0);
      await Promise.all(others);
      expect(await ordersOf(held)).toBe(0);
      release.resolve();
      await holding;
      const [one, other] = await outcomes([first, again]);
      expect([one, other]).toContain("cart_empty");
      expect(await ordersOf(held)).toBe(1);
    },
  );
});

/** Dispatches an order as staff. @returns the number of its invoice within the year */
async function dispatch(id: string): Promise<number> {
  const desk = shop.client((await shop.staff()).token);
  const params = { id };
  await desk.call(moveOrder, { params, body: { from: "confirmed", to: "processing" } });
  await desk.call(moveOrder, { params, body: { from: "processing", to: "shipped" } });
  const { invoiceNumber } = await desk.call(getDeskOrder, { params });
  return Number(invoiceNumber?.slice(-6));
}

async function takeFromShelf(id: string) {
  await shop.database.db.update(products).set({ stock: 0 }).where(eq(products.id, id));
}
