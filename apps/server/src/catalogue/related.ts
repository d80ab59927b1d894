import { and, eq, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findInShopOrder, type ProductRow } from "./product-rows.ts";
import { products } from "./tables.ts";

const MOST_RELATED = 8;
/** How many of the related products are worn together with a product at most. */
const MOST_WORN_WITH = 3;

/**
 * Products that go with this one: first those of the same kind and category, then products of other
 * kinds that are worn together with this one, then of the same category, then of the same kind.
 */
export async function findRelated(db: Db, product: ProductRow): Promise<ProductRow[]> {
  const sameCategory = eq(products.categoryId, product.categoryId);
  const sameKind = product.kind === "other" ? sql`false` : eq(products.kind, product.kind);
  const found: ProductRow[] = [];
  const searches: [SQL | undefined, number][] = [
    [and(sameCategory, sameKind), MOST_RELATED - MOST_WORN_WITH],
    [wornWith(product), MOST_WORN_WITH],
    [sameCategory, MOST_RELATED],
    [sameKind, MOST_RELATED],
  ];
  for (const [alike, most] of searches) {
    const missing = Math.min(most, MOST_RELATED - found.length);
    if (missing === 0) break;
    const others = notInArray(products.id, [product.id, ...found.map(({ id }) => id)]);
    found.push(...(await findInShopOrder(db, and(alike, others), missing)));
  }
  return found;
}

/**
 * Products of other kinds with the same metal and colour and with one of this product's stones. The
 * first stone counts, because it is the one that is seen. Without stones both have none.
 */
function wornWith({ kind, metal, metalColour, stones }: ProductRow): SQL | undefined {
  const [first] = stones;
  const sameStone = first
    ? sql`${products.stones} @> ${JSON.stringify([{ kind: first.kind }])}::jsonb`
    : sql`${products.stones} = '[]'::jsonb`;
  return and(
    ne(products.kind, kind),
    eq(products.metal, metal),
    eq(products.metalColour, metalColour),
    sameStone,
  );
}
