import { and, asc, between, gte, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { isShown } from "./product-rows.ts";
import { products } from "./tables.ts";

/** The columns of a product from which the sitemap is made. */
export interface PublishedProduct {
  readonly slug: string;
  readonly updatedAt: Date;
  readonly pictures: readonly string[];
}

/**
 * Divides the products into parts of `size` products by their ids, and returns the first id of each
 * part. Removed products and drafts are counted too, so that a part keeps its first id when a
 * product is removed. A new product has the highest id, so it changes only the last part.
 */
export async function findPartStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${products.id} as id, row_number() over (order by ${products.id}) - 1 as place
      from ${products}
    ) as placed
    where place % ${size}::int = 0 order by id`);
  return rows.map(({ id }) => id);
}

/**
 * Reads the published products of a part, which begins with the product of this id; null when there
 * is no such product.
 */
export async function findPublished(
  db: Db,
  { first, size }: { readonly first: string; readonly size: number },
): Promise<PublishedProduct[] | null> {
  // The first query reads the ids from the index alone; the second query reads only the wide rows
  // of this part.
  const part = await db
    .select({ id: products.id })
    .from(products)
    .where(gte(products.id, first))
    .orderBy(asc(products.id))
    .limit(size);
  const last = part.at(-1)?.id;
  if (last === undefined || part[0]?.id !== first) return null;
  const { slug, updatedAt, pictures } = products;
  return db
    .select({ slug, updatedAt, pictures })
    .from(products)
    .where(and(isShown, between(products.id, first, last)))
    .orderBy(asc(products.id));
}
