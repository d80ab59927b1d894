import { sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { productSizes, products } from "./tables.ts";

/** A product of which little is left, or nothing. */
export interface ScarceProduct {
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  readonly picture: string | null;
  /** How many pieces are left, all sizes together. */
  readonly stock: number;
}

/** The products on sale of which at most so many pieces are left, and how many are sold out. */
export interface StockFigures {
  readonly scarce: number;
  readonly soldOut: number;
  readonly first: readonly ScarceProduct[];
}

/**
 * @param atMost how many pieces still count as little
 * @param limit how many products are described, those with the least stock first
 */
export async function findScarce(
  db: Db,
  { atMost, limit }: { readonly atMost: number; readonly limit: number },
): Promise<StockFigures> {
  // The sizes of a product count together. One that is made to order is never scarce.
  const stock = sql<
    number | null
  >`coalesce(s.stock, case when s.product_id is null then ${products.stock} end)`;
  const sizes = sql`(select ${productSizes.productId} as product_id, case when bool_and(${productSizes.stock} is not null) then sum(${productSizes.stock})::int end as stock from ${productSizes} group by 1) s`;
  const isOffered = sql`${products.removedAt} is null and ${products.onSale} and ${stock} <= ${atMost}`;
  const rows = await db
    .select({
      productId: products.id,
      slug: products.slug,
      name: products.name,
      picture: sql<string | null>`${products.pictures}[1]`,
      stock: sql<string>`${stock}`.mapWith(Number),
      scarce: sql<string>`count(*) over ()`.mapWith(Number),
      soldOut: sql<string>`count(*) filter (where ${stock} = 0) over ()`.mapWith(Number),
    })
    .from(products)
    .leftJoin(sizes, sql`s.product_id = ${products.id}`)
    .where(isOffered)
    .orderBy(stock, products.position, products.id)
    .limit(limit);
  const [first] = rows;
  return {
    scarce: first?.scarce ?? 0,
    soldOut: first?.soldOut ?? 0,
    first: rows.map(({ scarce: _all, soldOut: _none, ...product }) => product),
  };
}
