import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appOn, testAct } from "../../test/acting.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import type { App } from "../platform/act.ts";
import type { NewProduct } from "./add-products.ts";
import { pieceInSize } from "./piece.ts";
import { findPieces, findProduct } from "./product-rows.ts";
import { releaseStock, reserveStock } from "./stock.ts";
import { productSizes, products } from "./tables.ts";

describe("stock", () => {
  let database: FreshDatabase;
  let app: App;
  let categoryId: string;
  let changes = 0;

  beforeAll(async () => {
    database = await freshDatabase();
    app = appOn(database);
    const count = () => void changes++;
    app.outbox.connect({ "product.stock_changed": { inEveryProcess: [count] } });
    categoryId = await addCategory(database.db, "Rings");
    return () => database[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    changes = 0;
  });

  const add = (overrides: Partial<NewProduct>) =>
    addRing(database.db, { categoryId, ...overrides });
  const reserve = (id: string, size: string | null, quantity: number) =>
    testAct(app, (act) => reserveStock(act, id, size, quantity));
  const release = (id: string, size: string | null, quantity: number) =>
    testAct(app, (act) => releaseStock(act, id, size, quantity));
  const stockOf = async (id: string, size: string | null = null) => {
    const piece = (await findPieces(database.db, [id])).get(id);
    return piece && pieceInSize(piece, size).stock;
  };
  const isShownInStock = async (id: string) => (await findProduct(database.db, id))?.inStock;

  const sizes = [
    { size: "12", netWeightMg: 3000, stock: 1 },
    { size: "14", netWeightMg: 3200, stock: 1 },
  ];

  it("decreases by the reserved quantity, never below zero", async () => {
    const id = await add({ stock: 3 });
    expect(await reserve(id, null, 2)).toBe(true);
    expect(await reserve(id, null, 2)).toBe(false);
    expect(await stockOf(id)).toBe(1);
    expect(changes).toBe(0);
  });

  it("reserves the last piece for only one of many simultaneous orders", async () => {
    const id = await add({ stock: 1 });
    const won = await Promise.all(Array.from({ length: 8 }, () => reserve(id, null, 1)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await stockOf(id)).toBe(0);
  });

  it("is sold out when the last pieces of several sizes are sold at the same time", async () => {
    const id = await add({ sizes });
    expect(await Promise.all([reserve(id, "12", 1), reserve(id, "14", 1)])).toEqual([true, true]);
    expect(await isShownInStock(id)).toBe(false);
    await release(id, "14", 1);
    expect(await isShownInStock(id)).toBe(true);
    expect(await stockOf(id, "14")).toBe(1);
  });

  it("announces a change only when a piece becomes unavailable, or available again", async () => {
    const id = await add({ stock: 2 });
    await reserve(id, null, 1);
    expect(changes).toBe(0);
    await reserve(id, null, 1);
    expect(changes).toBe(1);
    expect(await isShownInStock(id)).toBe(false);
    await release(id, null, 2);
    expect(changes).toBe(2);
    expect(await isShownInStock(id)).toBe(true);
  });

  it("counts the pieces of the sizes when one comes back that was sold before there were sizes", async () => {
    const id = await add({ stock: 3 });
    await reserve(id, null, 2);
    const its = sizes.map((size) => ({ productId: id, position: 0, ...size }));
    await database.autocommit.insert(productSizes).values(its);
    await release(id, null, 2);
    const [row] = await database.db
      .select({ left: products.piecesLeft })
      .from(products)
      .where(eq(products.id, id));
    expect(row?.left).toBe(2);
  });

  it("counts the pieces in stock beside sizes to order, and none once they are sold", async () => {
    const toOrder = { size: "16", netWeightMg: 3400, stock: null };
    const id = await add({ sizes: [...sizes, toOrder] });
    const piecesLeft = async () => (await findProduct(database.db, id))?.piecesLeft;
    expect(await piecesLeft()).toBe(2);
    expect(await reserve(id, "16", 3)).toBe(true);
    await reserve(id, "12", 1);
    expect(await piecesLeft()).toBe(1);
    await reserve(id, "14", 1);
    expect(await piecesLeft()).toBeNull();
    expect(await isShownInStock(id)).toBe(true);
    await release(id, "14", 1);
    expect(await piecesLeft()).toBe(1);
  });

  it("never runs out for a piece made to order", async () => {
    const id = await add({ stock: null });
    expect(await reserve(id, null, 20)).toBe(true);
    await release(id, null, 20);
    expect(await stockOf(id)).toBeNull();
    expect(changes).toBe(0);
  });

  it("refuses a product that is off sale, an unknown size, and a missing size", async () => {
    expect(await reserve(await add({ onSale: false }), null, 1)).toBe(false);
    expect(await reserve(await add({ onSale: false, sizes }), "12", 1)).toBe(false);
    const sized = await add({ sizes });
    expect(await reserve(sized, "18", 1)).toBe(false);
    expect(await reserve(sized, null, 1)).toBe(false);
    expect(await reserve(await add({}), "12", 1)).toBe(false);
  });

  it("changes nothing when the transaction fails", async () => {
    const id = await add({ stock: 1 });
    const failing = testAct(app, async (act) => {
      await reserveStock(act, id, null, 1);
      throw new Error("no order");
    });
    await expect(failing).rejects.toThrow("no order");
    expect(await stockOf(id)).toBe(1);
    expect(changes).toBe(0);
  });
});
