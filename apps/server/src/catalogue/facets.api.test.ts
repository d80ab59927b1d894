import {
  type Band,
  PRICE_BANDS,
  priceLimits,
  WEIGHT_BANDS,
  weightLimits,
} from "@suvarna/contract/catalogue/bands";
import { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { CARATS } from "@suvarna/domain/fineness";
import { KINDS, type Occasion } from "@suvarna/domain/jewellery";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { addCategory, aRing } from "../../test/catalogue.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addProducts } from "./add-products.ts";
import { collections } from "./collection-tables.ts";
import { pageProducts } from "./page-products.ts";
import { products } from "./tables.ts";

/**
 * At a rate of zero the price of a product is the price of its stones, so a test can place it one
 * paisa beside the edge of a price band.
 */
const RATES = { "24K": 0, "22K": 0, "18K": 750_000, Silver: null };

type Query = Partial<Record<string, string | number | readonly string[]>>;

/** For each facet, a function that makes the query which chooses a value. */
const CHOICES: Readonly<Record<string, (value: string) => Query>> = {
  category: (value) => ({ category: value }),
  carat: (value) => ({ carat: value }),
  metal: (value) => ({ metal: value }),
  kind: (value) => ({ kind: value }),
  colour: (value) => ({ colour: value }),
  stone: (value) => ({ stone: value }),
  occasion: (value) => ({ occasion: value }),
  collection: (value) => ({ collection: value }),
  availability: (value) => ({ available: value }),
  price: (value) => filtersOf(priceLimits(bandOf(PRICE_BANDS, value))),
  weight: (value) => filtersOf(weightLimits(bandOf(WEIGHT_BANDS, value))),
};

function bandOf(bands: readonly Band[], value: string): Band {
  return bands.find((band) => band.value === value) ?? expect.fail(`no band ${value}`);
}

function filtersOf(limits: Readonly<Record<string, number | null>>): Query {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== null)) as Query;
}

/** Generates weights on both sides of each band's edge, and other weights. */
const weightMg = fc.oneof(
  fc.constantFrom(...[2000, 5000, 10_000, 20_000, 50_000].flatMap((at) => [at - 1, at, at + 1])),
  fc.integer({ min: 1, max: 90_000 }),
);
const stonesPaise = fc.oneof(
  fc.constant(0),
  fc.constantFrom(...[5_000_000, 10_000_000, 30_000_000].flatMap((at) => [at - 1, at, at + 1])),
);

const RUBY = { kind: "Ruby", count: 1, carats: 0.5 };
const DIAMOND = { kind: "Diamond", count: 12, carats: 0.1 };

const piece = fc.record({
  category: fc.constantFrom("Rings", "Bangles"),
  carat: fc.constantFrom(...CARATS),
  kind: fc.constantFrom(...KINDS),
  metalColour: fc.constantFrom("Yellow gold", "Rose gold", "White gold & platinum"),
  stones: fc.subarray([RUBY, DIAMOND, DIAMOND]),
  occasions: fc.subarray<Occasion>(["wedding", "festive", "for-him"]),
  collections: fc.subarray(["mandap", "mandir"]),
  netWeightMg: weightMg,
  stoneValuePaise: stonesPaise,
  discountBp: fc.constantFrom(0, 5000),
  stock: fc.constantFrom(null, 0, 3),
  name: fc.constantFrom("Plain Ring", "Tara Solitaire"),
});

const chosen = fc.record(
  {
    category: fc.constantFrom("Rings", "Bangles"),
    carat: fc.constantFrom("22K", "Silver,18K"),
    metal: fc.constantFrom("Gold", "silver"),
    kind: fc.constantFrom("ring", "ring,coin", KINDS.slice(3).join()),
    colour: fc.constantFrom("rose", "yellow,silver"),
    stone: fc.constantFrom("ruby", "Diamond,RUBY", "opal"),
    occasion: fc.constantFrom("wedding", "festive,for-him"),
    collection: fc.constantFrom("mandap", "mandap,mandir", "gone"),
    available: fc.constantFrom("true", "false"),
    q: fc.constantFrom("solitaire", "ring"),
    minPrice: fc.constantFrom(0, 50_000, 12_345.67),
    maxPrice: fc.constantFrom(99_999.99, 100_000, 250_000),
    minWeight: fc.constantFrom(0, 2, 1.999),
    maxWeight: fc.constantFrom(9.999, 10, 42.5),
  },
  { requiredKeys: [] },
);

describe("the facets of a page", () => {
  let database: FreshDatabase;
  const categories = new Map<string, string>();
  beforeAll(async () => {
    database = await freshDatabase();
    for (const title of ["Rings", "Bangles"]) {
      categories.set(title, await addCategory(database.db, title));
    }
    const story = { sentence: "", cover: "", coverAlt: "", heroText: "", heroPicture: "" };
    await database.db.insert(collections).values(
      ["mandap", "mandir"].map((slug, position) => ({
        ...story,
        slug,
        title: slug,
        heroAlt: "",
        heroGround: "#f6f1e9",
        position,
      })),
    );
    return () => database[Symbol.asyncDispose]();
  });

  const page = (query: Query) =>
    pageProducts(database.db, ProductQuery.parse({ ...query, limit: 100 }), RATES);

  it("count the pieces that choosing them finds, in any catalogue under any other filters", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 40 }),
        chosen,
        async (pieces, query) => {
          await database.db.delete(products);
          await addProducts(
            database.db,
            pieces.map(({ category, ...filters }) =>
              aRing({
                ...filters,
                categoryId: categories.get(category) as string,
                metal: filters.carat === "Silver" ? "Silver" : "Gold",
                grossWeightMg: 100_000,
              }),
            ),
          );
          const { facets, rows, total } = await page(query);
          expect(rows).toHaveLength(total);
          for (const [facet, counts] of Object.entries(facets)) {
            for (const { value, count } of counts) {
              const others = withoutOwn(query, facet);
              const found = await page({ ...others, ...CHOICES[facet]?.(value) });
              expect([facet, value, found.total]).toEqual([facet, value, count]);
              expect(found.rows).toHaveLength(count);
            }
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it("puts every piece with a price into exactly one band of each kind", async () => {
    const { facets, total } = await page({ carat: "24K,22K,18K" });
    for (const bands of [facets.price, facets.weight]) {
      expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  it.each([
    ["minWeight", "-1"],
    ["maxWeight", "light"],
    ["maxWeight", "1.2345"],
    ["minPrice", "x"],
  ])("refuses %s=%s by its name", (field, value) => {
    const { success, error } = ProductQuery.safeParse({ [field]: value });
    expect(success).toBe(false);
    expect(error?.issues[0]?.path).toEqual([field]);
  });
});

function withoutOwn(query: Query, facet: string): Query {
  const own: Readonly<Record<string, readonly string[]>> = {
    availability: ["available"],
    price: ["minPrice", "maxPrice"],
    weight: ["minWeight", "maxWeight"],
  };
  const { [facet]: _own, ...rest } = query;
  for (const name of own[facet] ?? []) delete rest[name];
  return rest;
}
