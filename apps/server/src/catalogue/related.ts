import { priceOf } from "@suvarna/domain/price";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and, eq, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findInShopOrder, isAvailable, type ProductRow } from "./product-rows.ts";
import { products } from "./tables.ts";

const MOST_RELATED = 8;
/** How many of the related products are worn together with a product at most. */
const MOST_WORN_WITH = 3;
/** How many products are compared by their prices to choose those that are worn together. */
const WORN_WITH_CANDIDATES = 40;

/**
 * Products that go with this one: first those of the same kind and category, then products of other
 * kinds that are worn together with this one, then of the same category, then of the same kind.
 */
export async function findRelated(
  db: Db,
  product: ProductRow,
  rates: RatesPerGram,
): Promise<ProductRow[]> {
  const sameCategory = eq(products.categoryId, product.categoryId);
  const sameKind = product.kind === "other" ? sql`false` : eq(products.kind, product.kind);
  const found: ProductRow[] = [];
  const others = () => notInArray(products.id, [product.id, ...found.map(({ id }) => id)]);
  const add = async (alike: SQL | undefined, most: number) => {
    const missing = Math.min(most, MOST_RELATED - found.length);
    if (missing > 0) found.push(...(await findInShopOrder(db, and(alike, others()), missing)));
  };
  await add(and(sameCategory, sameKind), MOST_RELATED - MOST_WORN_WITH);
  const worn = and(wornWith(product), others());
  const candidates = await findInShopOrder(db, worn, WORN_WITH_CANDIDATES);
  found.push(...bestMatches(product, candidates, rates).slice(0, MOST_WORN_WITH));
  await add(sameCategory, MOST_RELATED);
  await add(sameKind, MOST_RELATED);
  return found;
}

/** How much a stone that only one of two pieces has counts against a difference of their prices. */
const STONE_WEIGHT = 0.5;

/** The candidates in the order in which their stones and their prices are like those of the product. */
function bestMatches(
  product: ProductRow,
  candidates: readonly ProductRow[],
  rates: RatesPerGram,
): readonly ProductRow[] {
  const price = (row: ProductRow) => priceOf(row, rates)?.discountedPrice ?? 0;
  const own = price(product);
  const stones = new Set(product.stoneKinds);
  const distances = candidates.map((row) => {
    const differing = stones.symmetricDifference(new Set(row.stoneKinds)).size;
    // Twice the price is as far away as half of it. Without a rate no piece has a price.
    const priceRatio = own > 0 ? Math.abs(Math.log(price(row) / own)) : 0;
    return { row, distance: STONE_WEIGHT * differing + priceRatio };
  });
  return distances.toSorted((one, other) => one.distance - other.distance).map(({ row }) => row);
}

/**
 * Products on sale of other kinds with the same metal and colour and with one of this product's
 * stones. The first stone counts, because it is the one that is seen. Without stones both have none.
 */
function wornWith({ kind, metal, metalColour, stones }: ProductRow): SQL | undefined {
  const [first] = stones;
  const sameStone = first
    ? sql`${products.stones} @> ${JSON.stringify([{ kind: first.kind }])}::jsonb`
    : sql`${products.stones} = '[]'::jsonb`;
  return and(
    isAvailable,
    ne(products.kind, kind),
    eq(products.metal, metal),
    eq(products.metalColour, metalColour),
    sameStone,
  );
}
