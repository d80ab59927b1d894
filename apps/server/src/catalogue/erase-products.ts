import { and, count, gte, inArray, like, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { productDetails, productSizes, products } from "./tables.ts";

/** How many products, removed ones too, have an address of this pattern (of LIKE). */
export async function countProducts(db: Db, slugPattern: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(like(products.slug, slugPattern));
  return row?.count ?? 0;
}

/**
 * Deletes the products with an address of this pattern, from `fromSlug` on, as if they had never
 * been. Only for generated ones: what a shopper could buy is removed by `removeProduct`.
 */
export async function eraseProducts(tx: Tx, slugPattern: string, fromSlug: string): Promise<void> {
  const isMeant = and(like(products.slug, slugPattern), gte(products.slug, fromSlug));
  const ids = tx.select({ id: products.id }).from(products).where(isMeant);
  await tx.delete(productSizes).where(inArray(productSizes.productId, ids));
  await tx.delete(productDetails).where(inArray(productDetails.productId, ids));
  await tx.delete(products).where(isMeant);
}

/** After so many changes, lets the database plan with true numbers and read from its indexes. */
export async function tidyCatalogue(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${products}, ${productSizes}`);
}
