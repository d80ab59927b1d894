import { and, count, gte, inArray, like, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { hallmarkedPieces, priceMarks, productDrafts } from "./desk-tables.ts";
import { productDetails, productSizes, products } from "./tables.ts";

/** Counts the products, including removed products, whose slug matches this LIKE pattern. */
export async function countProducts(db: Db, slugPattern: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .where(like(products.slug, slugPattern));
  return row?.count ?? 0;
}

/**
 * Deletes the rows of the products whose slug matches this LIKE pattern, from `fromSlug` on. This
 * function is only for generated test products: a product that a shopper could buy is soft-deleted
 * by `removeProduct`.
 */
export async function eraseProducts(tx: Tx, slugPattern: string, fromSlug: string): Promise<void> {
  const isMeant = and(like(products.slug, slugPattern), gte(products.slug, fromSlug));
  const ids = tx.select({ id: products.id }).from(products).where(isMeant);
  await tx.delete(productSizes).where(inArray(productSizes.productId, ids));
  await tx.delete(productDetails).where(inArray(productDetails.productId, ids));
  await tx.delete(productDrafts).where(inArray(productDrafts.productId, ids));
  await tx.delete(priceMarks).where(inArray(priceMarks.productId, ids));
  await tx.delete(hallmarkedPieces).where(inArray(hallmarkedPieces.productId, ids));
  await tx.delete(products).where(isMeant);
}

/**
 * Runs VACUUM ANALYZE after a bulk change, so that the query planner has current statistics and
 * index-only scans work.
 */
export async function vacuumCatalogue(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${products}, ${productSizes}`);
}
