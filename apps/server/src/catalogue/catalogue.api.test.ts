import {
  getProduct,
  getRelated,
  getRelatedByQuery,
  getShopDetails,
  listCategories,
  listProducts,
  pageProducts,
} from "@suvarna/contract/catalogue/calls";
import {
  createGold,
  createProduct,
  deleteGold,
  deleteProduct,
  updateGold,
  updateProduct,
} from "@suvarna/contract/catalogue/staff";
import type { Client } from "@suvarna/contract/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";

const RING = {
  name: "Court Band",
  category: "Gold",
  netWeight: 4.2,
  makingcharge: 12,
  carat: "22K",
} as const;

describe("the catalogue", () => {
  let shop: TestShop;
  let staffToken: string;
  beforeAll(async () => {
    shop = await openShop();
    staffToken = (await shop.staff()).token;
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const call: Client["call"] = (endpoint, input) => shop.client().call(endpoint, input);

  it("lists pieces by their kind, in the shop's order", async () => {
    const all = await call(listProducts, { query: {} });
    expect(all).toHaveLength(60);
    for (const query of [{ featured: "true" }, { everyday: "true" }] as const) {
      const found = await call(listProducts, { query });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(all.length);
    }
    expect(await call(listProducts, { query: { bestSelling: "true" } })).toHaveLength(10);
    const bridal = await call(listProducts, { query: { category: "bridal", limit: 3 } });
    expect(bridal.map(({ category }) => category)).toEqual(["Bridal", "Bridal", "Bridal"]);
    expect(await call(listProducts, { query: { category: "Hats" } })).toEqual([]);
  });

  it("returns pages with totals, and describes the error of a query", async () => {
    const page = await call(pageProducts, { query: { limit: 20, page: 4 } });
    expect(page).toMatchObject({ page: 4, limit: 20, total: 71, totalPages: 4 });
    expect(page.products).toHaveLength(11);
    await expect(
      call(pageProducts, { query: { sort: "cheapest" as "newest", page: 0 } }),
    ).rejects.toMatchObject({
      status: 400,
      fields: { sort: expect.any(String), page: expect.any(String) },
    });
  });

  it("finds a piece by its id and by its slug, with a price that adds up", async () => {
    const bySlug = await call(getProduct, { params: { id: "kada-royal" } });
    expect(await call(getProduct, { params: { id: bySlug._id } })).toEqual(bySlug);
    const { metalValue, makingCharge, stoneValue, discount, totalPrice } =
      bySlug.priceDetails ?? expect.fail("no price");
    const paise = (rupees: number) => Math.round(rupees * 100);
    expect(paise(metalValue) + paise(makingCharge) + paise(stoneValue) - paise(discount)).toBe(
      paise(totalPrice),
    );
    expect(bySlug.discountedPrice).toBe(totalPrice);
    expect(bySlug.sizes?.length).toBeGreaterThan(1);
    expect(bySlug.spin?.[0]).toBe("/pictures/spin-kada-royal-00.jpg");
  });

  it.each(["no-such-piece", "0198c1a0-0000-7000-8000-000000000001", "%00", "' or ''='"])(
    "has no piece %j",
    async (id) => {
      await expect(call(getProduct, { params: { id } })).rejects.toMatchObject({
        status: 404,
        message: "Product not found",
      });
    },
  );

  it("shows the details of a piece, and related pieces", async () => {
    const { _id } = await call(getProduct, { params: { id: "jhumka-gold" } });
    expect(await call(getShopDetails, { query: { productId: _id } })).toMatchObject([
      { productId: _id, goldPurity: "22K (916)", totalWeight: "18.900 g" },
    ]);
    expect((await call(getShopDetails, { query: {} })).length).toBeGreaterThan(1);
    const related = await call(getRelated, { params: { productId: _id } });
    expect(related).toHaveLength(8);
    expect(related.map((product) => product._id)).not.toContain(_id);
    expect(await call(getRelatedByQuery, { query: { productId: _id } })).toEqual(related);
    expect(await call(getRelated, { params: { productId: "none" } })).toEqual([]);
  });

  it("relates pieces of other kinds that are worn together, those with like stones and prices first", async () => {
    const ring = await call(getProduct, { params: { id: "emerald-halo-ring" } });
    const related = await call(getRelated, { params: { productId: ring._id } });
    const worn = related.filter(
      ({ kind, stoneKinds }) => kind !== "ring" && stoneKinds.includes("emerald"),
    );
    expect(worn).toHaveLength(3);
    // The emerald drops and the emerald bracelet have emeralds and diamonds like the ring, and the
    // price of the drops is nearer to the ring's price.
    expect(worn.slice(0, 2).map(({ slug }) => slug)).toEqual([
      "drops-emerald",
      "tennis-bracelet-emerald",
    ]);
  });

  it("counts the pieces of each category", async () => {
    const categories = await call(listCategories, {});
    expect(categories.map(({ title }) => title)).toEqual([
      "Gold",
      "Diamond",
      "Silver",
      "Bridal",
      "Traditional",
    ]);
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(71);
  });

  it("is changed by staff only", async () => {
    const shopper = await shop.signUp();
    const { _id } = await call(getProduct, { params: { id: "jhumka-gold" } });
    for (const [token, status] of [
      [undefined, 401],
      [shopper.token, 403],
    ] as const) {
      const client = shop.client(token);
      const params = { id: _id };
      await expect(client.call(createProduct, { body: RING })).rejects.toMatchObject({ status });
      await expect(client.call(updateProduct, { params, body: RING })).rejects.toMatchObject({
        status,
      });
      await expect(client.call(deleteProduct, { params })).rejects.toMatchObject({ status });
    }
    expect((await call(getProduct, { params: { id: _id } })).name).toBe("Ghungroo Gold Jhumka");
  });

  it("shows a change at once, also where the reply was cached", async () => {
    const staff = shop.client(staffToken);
    const made = await staff.call(createProduct, { body: RING });
    const params = { id: made._id };
    expect((await call(getProduct, { params })).name).toBe("Court Band");
    expect(made).toMatchObject({ slug: "court-band", stock: null, isAvailable: true });
    await staff.call(updateProduct, { params, body: { ...RING, name: "Flat Band", stock: 0 } });
    expect(await call(getProduct, { params })).toMatchObject({
      name: "Flat Band",
      slug: "court-band",
      isAvailable: false,
    });
    await staff.call(deleteProduct, { params });
    await expect(call(getProduct, { params })).rejects.toMatchObject({ status: 404 });
    await expect(staff.call(deleteProduct, { params })).rejects.toMatchObject({ status: 404 });
  });

  it("is changed by staff under the specification's addresses too", async () => {
    const staff = shop.client(staffToken);
    const { _id: id } = await staff.call(createGold, { body: RING });
    const changed = await staff.call(updateGold, { params: { id }, body: { ...RING, stock: 3 } });
    expect(changed.stock).toBe(3);
    for (const endpoint of [updateGold, updateProduct]) {
      const changes = [
        { body: { ...RING, stock: 3, stockWas: 4 } },
        { body: { ...RING, stock: 3 }, headers: { "if-match": '"1"' } },
      ];
      for (const change of changes) {
        await expect(staff.call(endpoint, { params: { id }, ...change })).rejects.toMatchObject({
          status: 412,
          code: "changed_meanwhile",
        });
      }
    }
    await staff.call(deleteGold, { params: { id } });
    await expect(call(getProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it("names the field that staff must correct", async () => {
    const staff = shop.client(staffToken);
    const body = { ...RING, netWeight: 0, huid: "abc" };
    await expect(staff.call(createProduct, { body })).rejects.toMatchObject({
      status: 400,
      fields: { netWeight: expect.any(String), huid: expect.any(String) },
    });
  });

  it("has no prices while there is no valid rate", async () => {
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 25 * 3_600_000);
    const { products } = await call(pageProducts, { query: { sort: "price-asc", limit: 99 } });
    expect(products).toHaveLength(71);
    expect(
      products.every(({ price, priceDetails }) => price === null && priceDetails === null),
    ).toBe(true);
    expect((await call(pageProducts, { query: { maxPrice: 999_999_999 } })).total).toBe(0);
    shop.clock.now = now;
  });
});
