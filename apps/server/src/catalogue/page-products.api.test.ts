import { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { beforeAll, describe, expect, it } from "vitest";
import { addCategory, aRing } from "../../test/catalogue.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addProducts, type NewProduct } from "./add-products.ts";
import { pageProducts } from "./page-products.ts";

const RATES = { "24K": 1_334_256, "22K": 1_223_400, "18K": 1_001_694, Silver: 16_718 };

describe("a page of the catalogue", () => {
  let database: FreshDatabase;
  const added = new Map<string, NewProduct>();

  beforeAll(async () => {
    database = await freshDatabase();
    const rings = await addCategory(database.db, "Rings", 1);
    const bangles = await addCategory(database.db, "Bangles", 2);
    await addCategory(database.db, "Coins", 3);
    const pieces: NewProduct[] = [
      aRing({ slug: "light", categoryId: rings, netWeightMg: 2000, position: 3 }),
      // These two rings weigh the same as the first ring, and differ from it in the making charge
      // and the discount.
      aRing({ slug: "worked", categoryId: rings, netWeightMg: 2000, makingChargeBp: 2500 }),
      aRing({ slug: "reduced", categoryId: rings, netWeightMg: 2000, discountBp: 5000 }),
      aRing({
        slug: "diamond",
        categoryId: rings,
        carat: "18K",
        stoneValuePaise: 40_000_000,
        name: "Solitaire",
        stones: [{ kind: "Diamond", count: 1, carats: 1 }],
        featured: true,
      }),
      aRing({ slug: "sold-out", categoryId: rings, netWeightMg: 5000, stock: 0 }),
      aRing({ slug: "off-sale", categoryId: rings, netWeightMg: 6000, onSale: false }),
      aRing({ slug: "to-order", categoryId: rings, netWeightMg: 7000, stock: null }),
      aRing({
        slug: "kada",
        categoryId: bangles,
        name: "Café Kada",
        kind: "bangle",
        carat: "Silver",
        metal: "Silver",
        netWeightMg: 9000,
        tags: ["50% off", "rose_gold"],
        sizes: [
          { size: "2.4", netWeightMg: 9000, stock: 0 },
          { size: "2.6", netWeightMg: 9500, stock: 1 },
        ],
      }),
      aRing({
        slug: "gone-sizes",
        categoryId: bangles,
        kind: "bangle",
        netWeightMg: 8000,
        sizes: [{ size: "2.4", netWeightMg: 8000, stock: 0 }],
        stock: 7,
      }),
    ];
    for (const piece of pieces) added.set(piece.slug, piece);
    await addProducts(database.db, pieces);
    return () => database[Symbol.asyncDispose]();
  });

  const page = (query: Parameters<typeof ProductQuery.parse>[0], rates: RatesPerGram = RATES) =>
    pageProducts(database.db, ProductQuery.parse(query), rates);

  const slugs = async (query: Parameters<typeof ProductQuery.parse>[0], rates?: RatesPerGram) =>
    (await page(query, rates)).rows.map(({ slug }) => slug);

  const priceOfSlug = (slug: string) =>
    priceOf(added.get(slug) as NewProduct, RATES)?.discountedPrice ?? 0;

  it("is sorted by the live price over the whole catalogue, both ways", async () => {
    const byPrice = [...added.keys()].sort((a, b) => priceOfSlug(a) - priceOfSlug(b));
    expect(await slugs({ sort: "price-asc" })).toEqual(byPrice);
    expect(await slugs({ sort: "price-desc" })).toEqual(byPrice.toReversed());
  });

  it("follows the rates: another rate is another order", async () => {
    const dearSilver = { ...RATES, Silver: 1_000_000 };
    expect((await slugs({ sort: "price-asc" }))[0]).toBe("kada");
    expect((await slugs({ sort: "price-asc" }, dearSilver))[0]).toBe("reduced");
  });

  it("lists pieces without a valid rate last, and excludes them from a price filter", async () => {
    const noSilver = { ...RATES, Silver: null };
    expect((await slugs({ sort: "price-asc" }, noSilver)).at(-1)).toBe("kada");
    expect((await slugs({ sort: "price-desc" }, noSilver)).at(-1)).toBe("kada");
    const cheap = await page({ minPrice: "0" }, noSilver);
    expect(cheap.rows.map(({ slug }) => slug)).not.toContain("kada");
    expect(cheap.total).toBe(added.size - 1);
  });

  it("filters by the price after discount, to the paisa", async () => {
    const price = priceOfSlug("reduced") / 100;
    expect(await slugs({ minPrice: price, maxPrice: price })).toEqual(["reduced"]);
    expect(await slugs({ minPrice: price + 0.01, maxPrice: price + 1 })).toEqual([]);
  });

  it("filters by the discount, both limits included", async () => {
    const within = async (query: object) => {
      const { rows, total, facets } = await page(query);
      expect(facets.availability.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      return rows.map(({ slug }) => slug);
    };
    expect(await within({ minDiscount: 1 })).toEqual(["reduced"]);
    expect(await within({ minDiscount: 50, maxDiscount: 50 })).toEqual(["reduced"]);
    expect(await within({ minDiscount: 1, maxDiscount: 30 })).toEqual([]);
    expect(await within({ maxDiscount: 30 })).not.toContain("reduced");
  });

  it("has the shop's own order by default: featured, then by position", async () => {
    const found = await slugs({});
    expect(found[0]).toBe("diamond");
    expect(found.at(-1)).toBe("light");
  });

  it.each([
    ["featured"],
    ["newest"],
    ["price-asc"],
    ["price-desc"],
    ["weight-asc"],
    ["weight-desc"],
  ])("shows every piece once over all pages by %s", async (sort) => {
    const seen: string[] = [];
    for (let number = 1; number <= 5; number++) {
      seen.push(...(await slugs({ sort, limit: 2, page: number })));
    }
    expect(seen.toSorted()).toEqual([...added.keys()].toSorted());
    expect(await slugs({ sort, limit: 2, page: 6 })).toEqual([]);
  });

  it("shows which pieces are available, in any size", async () => {
    expect((await slugs({ available: "false" })).toSorted()).toEqual([
      "gone-sizes",
      "off-sale",
      "sold-out",
    ]);
    expect(await slugs({ available: "true", category: "Bangles" })).toEqual(["kada"]);
  });

  it("accepts lists, and counts each facet within the other filters", async () => {
    const { rows, total, facets } = await page({ category: "rings,Bangles", carat: "Silver,18K" });
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(["diamond", "kada"]);
    expect(total).toBe(2);
    expect(facets.category).toEqual([
      { value: "Rings", count: 1 },
      { value: "Bangles", count: 1 },
      { value: "Coins", count: 0 },
    ]);
    expect(facets.carat).toContainEqual({ value: "22K", count: 7 });
  });

  it.each([
    ["solitaire", ["diamond"]],
    ["DIAMOND ring", ["diamond"]],
    ["diamonds", ["diamond"]],
    ["bangles", ["gone-sizes", "kada"]],
    ["silver bangle", ["kada"]],
    ["cafe", ["kada"]],
    ["rose gold kada", ["kada"]],
    ["18k", ["diamond"]],
    ["silver diamond", []],
    ["%", []],
    ["' or 1=1 --", []],
  ])("finds %j", async (q, expected) => {
    expect((await slugs({ q })).toSorted()).toEqual(expected);
  });
});
