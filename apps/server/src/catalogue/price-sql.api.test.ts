import { CARATS } from "@suvarna/domain/fineness";
import { type PricedPiece, priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { addCategories, addProducts, type NewProduct } from "./add-products.ts";
import { discountedPriceSql } from "./price-sql.ts";
import { products } from "./tables.ts";

const PIECES = 25;

/**
 * Generates products up to the limits of the tables, often with a discount whose amount ends in
 * half a paisa.
 */
const piece: fc.Arbitrary<PricedPiece> = fc.record({
  carat: fc.constantFrom(...CARATS),
  netWeightMg: fc.oneof(
    fc.integer({ min: 1, max: 200_000 }),
    fc.integer({ min: 1, max: 10_000_000 }),
  ),
  makingChargeBp: fc.integer({ min: 0, max: 10_000 }),
  stoneValuePaise: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000_000_000 })),
  discountBp: fc.oneof(fc.constantFrom(0, 5000), fc.integer({ min: 0, max: 10_000 })),
});
const rate = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 50_000_000 }));
const rates: fc.Arbitrary<RatesPerGram> = fc.record({
  "24K": rate,
  "22K": rate,
  "18K": rate,
  Silver: rate,
});

function productOf(piece: PricedPiece, categoryId: string, position: number): NewProduct {
  return {
    ...piece,
    slug: `piece-${position}`,
    name: "Piece",
    description: "",
    categoryId,
    kind: "ring",
    metal: "Gold",
    metalColour: "Yellow gold",
    grossWeightMg: piece.netWeightMg,
    pictures: [],
    stones: [],
    tags: [],
    sizes: [],
    origin: "India",
    featured: false,
    bestSelling: false,
    everyday: false,
    position,
  };
}

it("prices every piece as the domain does, to the paisa", async () => {
  await using database = await freshDatabase();
  const { db } = database;
  const category = { slug: "all", title: "All", description: "", picture: "", position: 0 };
  const categoryId = (await addCategories(db, [category])).get("All") as string;
  const someOfEach = fc.array(piece, { minLength: PIECES, maxLength: PIECES });

  await fc.assert(
    fc.asyncProperty(someOfEach, rates, async (pieces, perGram) => {
      await db.delete(products);
      const ids = await addProducts(
        db,
        pieces.map((piece, position) => productOf(piece, categoryId, position)),
      );
      const rows = await db
        .select({ id: products.id, price: discountedPriceSql(perGram) })
        .from(products)
        .where(eq(products.categoryId, categoryId));
      const priced = new Map(rows.map(({ id, price }) => [id, price]));
      const expected = pieces.map((piece) => priceOf(piece, perGram)?.discountedPrice ?? null);
      expect(ids.map((id) => priced.get(id))).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
