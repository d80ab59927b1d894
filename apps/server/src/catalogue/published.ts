import { asc, count, inArray } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isShown } from "./product-rows.ts";
import { products } from "./tables.ts";

/** The columns of a product that the sitemap contains. */
export interface PublishedProduct {
  readonly slug: string;
  readonly updatedAt: Date;
  readonly pictures: readonly string[];
}

/** How many products are in the catalogue. */
export async function countPublished(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(products).where(isShown);
  return row?.count ?? 0;
}

/**
 * Reads a page of the products in the catalogue, oldest first, so that a new product only changes
 * the last page.
 */
export function findPublished(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<PublishedProduct[]> {
  // The subquery skips ids only: the database need not read the wide rows before the offset.
  const wanted = db
    .select({ id: products.id })
    .from(products)
    .where(isShown)
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset);
  const { slug, updatedAt, pictures } = products;
  return db
    .select({ slug, updatedAt, pictures })
    .from(products)
    .where(inArray(products.id, wanted))
    .orderBy(asc(products.id));
}
