import { asc, count, inArray } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isShown } from "./product-rows.ts";
import { products } from "./tables.ts";

/** What a sitemap says of a product. */
export interface PublishedProduct {
  readonly slug: string;
  readonly updatedAt: Date;
  readonly pictures: readonly string[];
}

/** How many products the catalogue has. */
export async function countPublished(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(products).where(isShown);
  return row?.count ?? 0;
}

/** So many products of the catalogue from a place on, oldest first: new ones come at the end. */
export function findPublished(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<PublishedProduct[]> {
  // The wide rows before the place are not read, only their ids.
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
