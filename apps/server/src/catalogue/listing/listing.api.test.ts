import { SORTS } from "@suvarna/contract/catalogue/constants";
import { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { CARATS } from "@suvarna/domain/fineness";
import { OCCASIONS } from "@suvarna/domain/jewellery";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { addCategory, aRing } from "../../../test/catalogue.ts";
import { type FreshDatabase, freshDatabase } from "../../../test/fresh-database.ts";
import { addProducts, type NewProduct } from "../add-products.ts";
import { pageProducts } from "../page-products.ts";
import { categories, products } from "../tables.ts";
import { createListing, type Listing } from "./listing.ts";

const NAMES = ["Jhumka", "Gold Ring", "Noor Pendant", "Kada", "Zaverchand"];
const TEXTS = [
  "jhumka",
  "gold ring",
  "gold ri",
  "jhumkaa",
  "ring",
  "pendant noor",
  "noo pendnt",
  "ruby ring",
  "bangles kada",
  "nose",
  "zaver",
  "zaverchnd",
  "z",
  "nothing-like-it",
  "18k",
  "18 carat gold",
];

/**
 * Generates products with few different values, so that products often have the same price, weight
 * or position.
 */
const product = fc.record({
  name: fc.constantFrom(...NAMES),
  carat: fc.constantFrom(...CARATS),
  kind: fc.constantFrom("ring", "earrings", "bangle"),
  netWeightMg: fc.constantFrom(1500, 2000, 4000, 9999, 10_000, 60_000),
  makingChargeBp: fc.constantFrom(0, 1200),
  stoneValuePaise: fc.constantFrom(0, 500_000),
  discountBp: fc.constantFrom(0, 0, 500, 1550),
  stock: fc.constantFrom(null, 0, 3),
  featured: fc.boolean(),
  position: fc.nat(3),
  stones: fc.constantFrom([], [{ kind: "Ruby", count: 1, carats: 1 }]),
  occasions: fc.subarray([...OCCASIONS].slice(0, 3)),
  createdAt: fc.constantFrom(new Date("2026-01-01"), new Date("2026-02-01")),
}) as unknown as fc.Arbitrary<Partial<NewProduct>>;

const amount = fc.constantFrom(undefined, 0, 9_999.99, 20_000, 45_000, 100_000);
const grams = fc.constantFrom(undefined, 2, 4, 9.999, 50);
const some = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const query = fc
  .record({
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 6 }),
    limit: fc.constantFrom(1, 3, 7, 100),
    q: some(...TEXTS),
    category: some("Rings", "bangles,Rings", "none"),
    carat: some("22K", "18K,Silver"),
    metal: some("gold", "silver"),
    kind: some("ring", "ring,bangle"),
    stone: some("Ruby"),
    occasion: some(OCCASIONS[0], OCCASIONS[1]),
    available: some("true", "false"),
    minPrice: amount,
    maxPrice: amount,
    minWeight: grams,
    maxWeight: grams,
    minDiscount: fc.constantFrom(undefined, undefined, 5),
    maxDiscount: fc.constantFrom(undefined, undefined, 15),
  })
  .map((values) => ProductQuery.parse(values));
const rate = fc.constantFrom(null, 1_000_000, 1_334_256, 16_718);
const rates: fc.Arbitrary<RatesPerGram> = fc.record({
  "24K": rate,
  "22K": rate,
  "18K": rate,
  Silver: rate,
});

describe("a listing from the process's copy", () => {
  let database: FreshDatabase;
  let listing: Listing;
  let categoryIds: string[];
  beforeAll(async () => {
    database = await freshDatabase();
    const titles = ["Rings", "Bangles", "Coins"];
    categoryIds = [];
    for (const [at, title] of titles.entries()) {
      categoryIds.push(await addCategory(database.db, title, at));
    }
    listing = createListing(database.db);
    await listing.load();
    return () => database[Symbol.asyncDispose]();
  });

  const add = (added: readonly Partial<NewProduct>[]) =>
    addProducts(
      database.db,
      added.map((columns, at) =>
        aRing({
          grossWeightMg: 100_000,
          ...columns,
          categoryId: categoryIds[at % 2] as string,
          slug: `p-${columns.slug ?? at}`,
        }),
      ),
    );

  async function expectSame(query: ProductQuery, perGram: RatesPerGram): Promise<void> {
    const [ours, theirs] = [
      await listing.page(database.db, query, perGram),
      await pageProducts(database.db, query, perGram),
    ];
    // The process's copy of the catalogue has answered, not the database in its place.
    expect(await listing.search(database.db, "ring", 1, 1)).not.toBeNull();
    expect(ours.rows.map(({ id }) => id)).toEqual(theirs.rows.map(({ id }) => id));
    expect({ ...ours, rows: [] }).toEqual({ ...theirs, rows: [] });
  }

  it("is the same as from the database, also after changes", async () => {
    const change = fc.record({
      which: fc.nat(),
      set: fc.constantFrom(
        { onSale: false },
        { removedAt: new Date() },
        { removedAt: null },
        { netWeightMg: 3000 },
        { carat: "18K" as const },
        { position: -5, featured: true },
        { collections: ["mandir"] as string[] },
      ),
    });
    const several = fc.array(product, { minLength: 8, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        several,
        fc.array(fc.tuple(query, rates, change, rates), { minLength: 6, maxLength: 6 }),
        async (pieces, steps) => {
          await database.db.delete(products);
          const ids = await add(pieces);
          listing = createListing(database.db);
          await listing.load();
          for (const [query, perGram, { which, set }, next] of steps) {
            await expectSame(query, perGram);
            await listing.prepare(next);
            await expectSame(query, perGram);
            await listing.prepare(next);
            const id = ids[which % ids.length] as string;
            const updatedAt = sql`now()`;
            await database.db
              .update(products)
              .set({ ...set, updatedAt, version: sql`${products.version} + 1` })
              .where(eq(products.id, id));
            listing.changed(id);
            await expectSame(query, next);
          }
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it("reads changed words from the primary, not from the replica that answers a call", async () => {
    await database.db.delete(products);
    const [id] = await add([{ name: "Kada" }]);
    listing = createListing(database.db);
    await listing.load();
    await database.db
      .update(products)
      .set({ search: sql`to_tsvector('simple', 'nothing')`, updatedAt: sql`now()` })
      .where(eq(products.id, id as string));
    listing.changed(id as string);
    const replica = new Proxy(database.db, {
      get() {
        throw new Error("The replica has old rows");
      },
    });
    expect(await listing.search(replica, "kada", 1, 1)).toMatchObject({ best: [] });
  });

  it("has every page of the whole list, in every order", async () => {
    const perGram = { "24K": null, "22K": 1_000_000, "18K": 800_000, Silver: 9000 };
    const added = Array.from({ length: 9 }, (_, number) => ({
      slug: `listed-${number}`,
      netWeightMg: 5000 - number,
    }));
    for (const id of await add(added)) listing.changed(id);
    for (const sort of SORTS) {
      for (const page of [1, 2, 3, 4, 5]) {
        await expectSame(ProductQuery.parse({ sort, page, limit: 3 }), perGram);
      }
    }
  });

  it("has a new product, in every order and in the searches that were asked before", async () => {
    const perGram = { "24K": null, "22K": 1_000_000, "18K": null, Silver: null };
    const queries = SORTS.flatMap((sort) =>
      [undefined, "zaverchand"].map((q) => ProductQuery.parse({ sort, q })),
    );
    for (const query of queries) await expectSame(query, perGram);
    const [id = ""] = await add([{ slug: "new", name: "Zaverchand", netWeightMg: 777 }]);
    listing.changed(id);
    for (const query of queries) await expectSame(query, perGram);
  });

  it("has what a search found by the prices of the rates of the call", async () => {
    // Every second price sheet takes the memory of the one before the last.
    const sets = [1000, 2000, 1_000_000].map((gold) => {
      return { "24K": null, "22K": gold, "18K": null, Silver: 9000 };
    });
    for (const id of await add([
      { slug: "gold", name: "Chandraval", carat: "22K", netWeightMg: 5000 },
      { slug: "silver", name: "Chandraval", carat: "Silver", netWeightMg: 5000 },
    ])) {
      listing.changed(id);
    }
    for (const sort of ["price-asc", "price-desc"] as const) {
      const query = ProductQuery.parse({ sort, q: "chandraval" });
      for (const perGram of sets) await expectSame(query, perGram);
    }
  });

  it("has the changes of many products, and lacks those that were erased", async () => {
    const perGram = { "24K": 1_200_000, "22K": 1_000_000, "18K": 800_000, Silver: 9000 };
    const query = ProductQuery.parse({ sort: "price-asc", limit: 100 });
    await expectSame(query, perGram);
    await database.db.update(products).set({ makingChargeBp: 2500, updatedAt: sql`now()` });
    listing.changed(null);
    await expectSame(query, perGram);
    await database.db.delete(products).where(eq(products.slug, "p-1"));
    listing.changed(null);
    await listing.page(database.db, query, perGram);
    await listing.load();
    await expectSame(query, perGram);
  });

  it("names a category as it is called now", async () => {
    const query = ProductQuery.parse({});
    const perGram = { "24K": null, "22K": 1_000_000, "18K": null, Silver: null };
    await database.db
      .update(categories)
      .set({ title: "Bands", position: 9 })
      .where(eq(categories.title, "Rings"));
    listing.changed(null);
    await expectSame(query, perGram);
  });
});
