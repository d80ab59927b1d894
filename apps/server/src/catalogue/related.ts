import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findInShopOrder, type ProductRow } from "./product-rows.ts";
import { products } from "./tables.ts";

const MOST_RELATED = 8;

/**
 * Products that go with this one: first those of the same kind and category, then of the same
 * category, then of the same kind.
 */
export async function findRelated(db: Db, product: ProductRow): Promise<ProductRow[]> {
  const sameCategory = eq(products.categoryId, product.categoryId);
  const sameKind = product.kind === "other" ? sql`false` : eq(products.kind, product.kind);
  const found: ProductRow[] = [];
  for (const alike of [and(sameCategory, sameKind), sameCategory, sameKind]) {
    const missing = MOST_RELATED - found.length;
    if (missing === 0) break;
    const others = notInArray(products.id, [product.id, ...found.map(({ id }) => id)]);
    found.push(...(await findInShopOrder(db, and(alike, others), missing)));
  }
  return found;
}
