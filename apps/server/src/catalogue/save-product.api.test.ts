import { ProductInput, ProductReplacement } from "@suvarna/contract/catalogue/staff-schemas";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appOn, TESTER, testAct } from "../../test/acting.ts";
import { addCategory } from "../../test/catalogue.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import type { App } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { findPieces, findProduct } from "./product-rows.ts";
import { removeProduct } from "./remove-product.ts";
import { saveNewProduct, saveProduct } from "./save-product.ts";
import { reserveStock } from "./stock.ts";
import { products } from "./tables.ts";

const INPUT = {
  name: "Court Band",
  category: "Rings",
  carat: "22K",
  netWeight: 4.2,
  makingcharge: 12.5,
};
const UNKNOWN_ID = "0198c1a0-0000-7000-8000-000000000001";

const STAFF = { kind: "staff", userId: newId() } as const;

describe("saving a product", () => {
  let database: FreshDatabase;
  let app: App;
  let changes = 0;

  beforeAll(async () => {
    database = await freshDatabase();
    app = appOn(database);
    const count = () => void changes++;
    app.outbox.connect({
      "product.saved": { inEveryProcess: [count] },
      "product.removed": { inEveryProcess: [count] },
    });
    await addCategory(database.db, "Rings");
    await addCategory(database.db, "Bangles");
    return () => database[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    changes = 0;
  });

  const limits = { required: false, priceProofBp: 10_000, priceFallBp: 10_000 };
  const perGram = () => deriveRates(13_000_00, 150_00);
  const guard = { rates: { perGram }, approvals: { limits } };
  const save = (id: string | null, overrides: object = {}) =>
    id === null
      ? saveNewProduct(app, STAFF, ProductInput.parse({ ...INPUT, ...overrides }), undefined)
      : replace(id, overrides);
  const replace = (idOrSlug: string, overrides: object, version?: string) =>
    saveProduct(
      { app, guard },
      TESTER,
      { idOrSlug, version },
      ProductReplacement.parse({ ...INPUT, ...overrides }),
      "second person",
    );
  const find = (id: string) => findProduct(database.db, id);

  it("stores a product in paise, milligrams and basis points, and announces it", async () => {
    const id = await save(null, {
      stoneValue: 1999.99,
      discountPercent: 7.25,
      grossWeight: 4.5005,
    });
    expect(await find(id)).toMatchObject({
      netWeightMg: 4200,
      grossWeightMg: 4501,
      makingChargeBp: 1250,
      discountBp: 725,
      stoneValuePaise: 199_999,
      categoryTitle: "Rings",
      inStock: true,
      stock: null,
    });
    expect(changes).toBe(1);
  });

  it("makes a slug from the name, with a number where another product has it", async () => {
    const slugs = [];
    for (let times = 0; times < 3; times++) {
      slugs.push((await find(await save(null, { name: "Façade & Öre!" })))?.slug);
    }
    expect(slugs).toEqual(["facade-ore", "facade-ore-2", "facade-ore-3"]);
    expect((await find(await save(null, { name: "सोना" })))?.slug).toBe("piece");
  });

  it("refuses a discount above the limit, unless the product already has it", async () => {
    const refused = (message: string) => ({
      code: "bad_request",
      fields: { discountPercent: message },
    });
    const range = "Enter a discount from 0 to 30 percent";
    const most = { discountPercent: 30 };
    const above = { discountPercent: 30.01 };
    await expect(save(null, above)).rejects.toMatchObject(refused(range));
    const id = await save(null, most);
    await expect(save(id, above)).rejects.toMatchObject(refused(range));

    // A piece from before the limit.
    await database.db.update(products).set({ discountBp: 4000 }).where(eq(products.id, id));
    await save(id, { name: "Old Offer", discountPercent: 40 });
    expect(await find(id)).toMatchObject({ name: "Old Offer", discountBp: 4000 });
    const error = refused(`${range}, or keep the 40 percent of the piece`);
    await expect(save(id, { discountPercent: 35 })).rejects.toMatchObject(error);
    await save(id, most);
    await expect(save(id, { discountPercent: 40 })).rejects.toMatchObject(refused(range));
  });

  it.each([
    "javascript:alert(1)",
    "https://elsewhere.example/pictures/ring.jpg",
    "//elsewhere.example/ring.jpg",
    "/pictures/../../ring.jpg",
    "/pictures/ring.svg",
  ])("refuses the picture %j", (address) => {
    const parse = (images: string[]) => ProductInput.parse({ ...INPUT, images });
    expect(() => parse([address])).toThrow("Choose a picture of the shop");
    expect(parse(["/pictures/ring-front.jpg?v=2"]).images).toHaveLength(1);
  });

  it("keeps the pictures that a change leaves out, and removes them when it says so", async () => {
    const images = ["/pictures/ring-front.jpg", "/pictures/ring-side.jpg"];
    const id = await save(null, { images });
    await save(id, { name: "Pictured Band" });
    expect(await find(id)).toMatchObject({ name: "Pictured Band", pictures: images });
    await save(id, { images: images.slice(1) });
    expect((await find(id))?.pictures).toEqual(images.slice(1));
    await save(id, { images: [] });
    expect((await find(id))?.pictures).toEqual([]);
  });

  it("refuses a slug or an HUID that another piece has, also a removed piece", async () => {
    await save(null, { slug: "the-one", huid: "A1B2C3" });
    await testAct(app, (act) => removeProduct(act, "the-one"));
    await expect(save(null, { slug: "the-one" })).rejects.toMatchObject({ code: "slug_taken" });
    await expect(save(null, { huid: "A1B2C3" })).rejects.toMatchObject({
      code: "conflict",
      fields: { huid: expect.stringContaining("HUID") },
    });
  });

  it.each([
    ["a category that there is not", { category: "Hats" }, "category"],
    ["stones that weigh less than nothing", { grossWeight: 4.1 }, "grossWeight"],
    [
      "a size twice",
      { sizes: ["12", "12"].map((size) => ({ size, netWeight: 4, stock: 1 })) },
      "sizes",
    ],
  ])("refuses %s", async (_what, overrides, field) => {
    await expect(save(null, overrides)).rejects.toMatchObject({
      code: "bad_request",
      fields: { [field]: expect.any(String) },
    });
    expect(changes).toBe(0);
  });

  it("replaces the columns of the form, with the sizes, and no other columns", async () => {
    const sizes = ["12", "14"].map((size) => ({ size, netWeight: 4, stock: 0 }));
    const id = await save(null, { slug: "sized", sizes, engravable: true });
    expect(await find(id)).toMatchObject({
      inStock: false,
      sizes: [{ size: "12" }, { size: "14" }],
    });
    const before = changes;
    const resized = [{ size: "16", netWeight: 4.4, stock: 2 }];
    await save("sized", { name: "New", category: "bangles", sizes: resized });
    expect(await find(id)).toMatchObject({
      slug: "sized",
      name: "New",
      categoryTitle: "Bangles",
      inStock: true,
      engravable: true,
      sizes: [{ size: "16", netWeightMg: 4400, stock: 2 }],
    });
    expect(changes).toBe(before + 1);
  });

  describe("whose stock an order changes between the reading and the saving", () => {
    const sell = (id: string, size: string | null = null) =>
      testAct(app, (act) => reserveStock(act, id, size, 1));
    const stocksOf = async (id: string) => {
      const product = await find(id);
      return product?.sizes.length ? product.sizes.map(({ stock }) => stock) : product?.stock;
    };
    const sizes = (...stocks: object[]) => ({
      sizes: stocks.map((stock, index) => ({ size: `${12 + index}`, netWeight: 4, ...stock })),
    });
    const changed = { code: "changed_meanwhile" };

    it("keeps the stock of a piece when the form leaves it out", async () => {
      const id = await save(null, { stock: 1 });
      expect(await sell(id)).toBe(true);
      await replace(id, { name: "Other Name" });
      expect(await find(id)).toMatchObject({ name: "Other Name", stock: 0, inStock: false });
      expect(await sell(id)).toBe(false);
    });

    it("refuses a stock that was read before the sale, and then writes nothing", async () => {
      const id = await save(null, { stock: 1 });
      await sell(id);
      const late = replace(id, { name: "Late", stock: 1, stockWas: 1 });
      await expect(late).rejects.toMatchObject({
        ...changed,
        message: expect.stringContaining("now 0"),
      });
      await expect(replace(id, { stockWas: 1 })).rejects.toMatchObject(changed);
      expect(await find(id)).toMatchObject({ name: "Court Band", stock: 0 });
      await replace(id, { stock: 4, stockWas: 0 });
      expect(await stocksOf(id)).toBe(4);
    });

    it("never sells a piece twice when an order and the form are simultaneous", async () => {
      const id = await save(null, { stock: 1 });
      const sold = sell(id);
      const [saved] = await Promise.allSettled([replace(id, { stock: 1, stockWas: 1 }), sold]);
      expect(await sold).toBe(true);
      expect(await stocksOf(id)).toBe(0);
      if (saved.status === "rejected") expect(saved.reason).toMatchObject(changed);
    });

    it("follows the same rules for each size", async () => {
      const id = await save(null, sizes({ stock: 1 }, { stock: 2 }));
      await sell(id, "12");
      await replace(id, sizes({}, { stock: 3 }));
      expect(await stocksOf(id)).toEqual([0, 3]);
      const late = replace(id, sizes({ stock: 1, stockWas: 1 }, { stock: 3, stockWas: 3 }));
      await expect(late).rejects.toMatchObject(changed);
      const removed = replace(id, sizes({}, {}, { stock: 1, stockWas: 1 }));
      await expect(removed).rejects.toMatchObject(changed);
      await expect(replace(id, sizes({}, {}, {}))).rejects.toMatchObject({
        code: "bad_request",
        fields: { sizes: "Enter the stock of the size 14" },
      });
      await replace(id, sizes({ stockWas: 0 }, { stock: 1, stockWas: 3 }, { stock: null }));
      expect(await stocksOf(id)).toEqual([0, 1, null]);
    });

    it("keeps the pieces of all sizes when the form leaves out the sizes and the stock", async () => {
      const id = await save(null, sizes({ stock: 1 }, { stock: 2 }));
      await sell(id, "12");
      await replace(id, { stockWas: 2 });
      expect(await stocksOf(id)).toBe(2);
      await replace(id, sizes({ stock: 2 }));
      expect(await stocksOf(id)).toEqual([2]);
    });

    it("refuses a version that is not the newest, and another stock that it has not read", async () => {
      const id = await save(null, { stock: 1 });
      await sell(id);
      await expect(replace(id, { stock: 1 }, "1")).rejects.toMatchObject(changed);
      await replace(id, { stock: 0 }, "1");
      await expect(replace(id, { stock: 0 }, "1")).rejects.toMatchObject(changed);
      await replace(id, { stock: 5, stockWas: 0 }, "2");
      expect(await stocksOf(id)).toBe(5);
    });

    it("sets a stock that a caller without a version states, as a person has counted it", async () => {
      const id = await save(null, { stock: 1 });
      await sell(id);
      await replace(id, { stock: 3 });
      expect(await stocksOf(id)).toBe(3);
      await replace(id, { stock: null });
      expect(await stocksOf(id)).toBeNull();
    });
  });

  it("removes it from the catalogue, but not from carts and orders", async () => {
    const id = await save(null);
    await testAct(app, (act) => removeProduct(act, id));
    expect(await find(id)).toBeNull();
    expect((await findPieces(database.db, [id, UNKNOWN_ID])).get(id)).toMatchObject({
      name: "Court Band",
      removed: true,
    });
    await expect(testAct(app, (act) => removeProduct(act, id))).rejects.toMatchObject({
      code: "product_not_found",
    });
    await expect(save(id)).rejects.toMatchObject({ code: "product_not_found" });
    await expect(save(UNKNOWN_ID)).rejects.toMatchObject({ code: "product_not_found" });
  });
});
